import { Governance } from "../components/figures/governance";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/consortium-about-us";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return <SectionsPage page={page} figures={{ governance: Governance }} glossary={Glossary} />;
}
