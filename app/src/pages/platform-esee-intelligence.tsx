import { EseeDimensions } from "../components/figures/esee-dimensions";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-esee-intelligence";
import { HeroStage } from "./hero-stage";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      stage={HeroStage}
      figures={{ "esee-dimensions": EseeDimensions }}
      glossary={Glossary}
    />
  );
}
