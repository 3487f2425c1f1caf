import { FiveSteps } from "../components/figures/five-steps";
import { RecordTrail } from "../components/figures/record-trail";
import { Comparison } from "../components/sections/comparison";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/how-it-works";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "five-steps": FiveSteps, "record-trail": RecordTrail }}
      kinds={{ comparison: Comparison }}
      glossary={Glossary}
    />
  );
}
