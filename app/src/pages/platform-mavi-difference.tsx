import { RecommendationSheet } from "../components/figures/recommendation-sheet";
import { Example } from "../components/sections/example";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-mavi-difference";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "recommendation-sheet": RecommendationSheet }}
      kinds={{ example: Example }}
      glossary={Glossary}
    />
  );
}
