import { DualEntity } from "../components/figures/dual-entity";
import { Comparison } from "../components/sections/comparison";
import { NetworkSection } from "../components/sections/network";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/about-mavi-ecosystem";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "dual-entity": DualEntity }}
      kinds={{ comparison: Comparison, network: NetworkSection }}
      glossary={Glossary}
    />
  );
}
