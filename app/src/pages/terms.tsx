import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/terms";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return <SectionsPage page={page} glossary={Glossary} />;
}
