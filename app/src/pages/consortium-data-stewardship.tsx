import { RecordBeforeAfter } from "../components/figures/record-before-after";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/consortium-data-stewardship";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage page={page} figures={{ "record-before-after": RecordBeforeAfter }} glossary={Glossary} />
  );
}
