import { PlatformLayers } from "../components/figures/platform-layers";
import { People } from "../components/sections/people";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-about-us";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "platform-layers": PlatformLayers }}
      kinds={{ people: People }}
      glossary={Glossary}
    />
  );
}
