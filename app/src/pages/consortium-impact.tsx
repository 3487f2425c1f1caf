import { page } from "../content/pages/consortium-impact";
import { HeroStage } from "./hero-stage";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return <SectionsPage page={page} stage={HeroStage} />;
}
