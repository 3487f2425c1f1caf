import { SubNavigation } from "../components/layout/sub-navigation";
import { Hero } from "../components/sections/hero";
import { Sections } from "../components/sections/sections";
import { Glossary } from "../components/text/glossary";
import type { Page } from "../content/types";

/** Most pages: the bar of the pages it belongs to, a hero, and sections in the order of the content. */
export function Component({ page }: { readonly page: Page }) {
  return (
    <Glossary>
      {page.subNavigation === undefined ? null : <SubNavigation name={page.subNavigation} />}
      <Hero hero={page.hero} tone={page.tone} />
      <Sections sections={page.sections} tone={page.tone} />
    </Glossary>
  );
}
