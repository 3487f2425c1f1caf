import { RecommendationSheet } from "../components/figures/recommendation-sheet";
import { RowAndGraph } from "../components/figures/row-and-graph";
import { Example } from "../components/sections/example";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-mavi-difference";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "recommendation-sheet": RecommendationSheet, "row-and-graph": RowAndGraph }}
      kinds={{ example: Example }}
      glossary={Glossary}
    />
  );
}
