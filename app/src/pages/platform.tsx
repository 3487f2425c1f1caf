import { KnowledgeGraph } from "../components/figures/knowledge-graph";
import { Pipeline } from "../components/figures/pipeline";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "knowledge-graph": KnowledgeGraph, pipeline: Pipeline }}
      glossary={Glossary}
    />
  );
}
