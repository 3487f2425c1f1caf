import { SubNavigation } from "../components/layout/sub-navigation";
import { Hero } from "../components/sections/hero";
import { Section } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import type { Page } from "../content/types";

/** Most pages: the bar of the pages it belongs to, a hero, and sections in the order of the content. */
export function Layout({ page }: { readonly page: Page }) {
  return (
    <Glossary>
      {page.subNavigation === undefined ? null : <SubNavigation name={page.subNavigation} />}
      <Hero hero={page.hero} tone={page.tone} />
      {page.sections.map((section) => (
        <Section key={section.id ?? section.title} section={section} tone={page.tone} />
      ))}
    </Glossary>
  );
}
