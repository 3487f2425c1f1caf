import { PrivacyFlow } from "../components/figures/privacy-flow";
import { RecordBeforeAfter } from "../components/figures/record-before-after";
import { WorkedExample } from "../components/sections/worked-example";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/consortium-data-stewardship";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "privacy-flow": PrivacyFlow, "record-before-after": RecordBeforeAfter }}
      kinds={{ "worked-example": WorkedExample }}
      glossary={Glossary}
    />
  );
}
