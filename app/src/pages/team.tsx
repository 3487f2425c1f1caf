import { People } from "../components/sections/people";
import { page } from "../content/pages/team";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return <SectionsPage page={page} kinds={{ people: People }} />;
}
