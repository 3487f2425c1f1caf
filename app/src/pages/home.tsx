import { CorridorAhead } from "../components/figures/corridor-ahead";
import { DataFlow } from "../components/figures/data-flow";
import { PriceCorridor } from "../components/figures/price-corridor";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/home";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "corridor-ahead": CorridorAhead, "data-flow": DataFlow, "price-corridor": PriceCorridor }}
      glossary={Glossary}
    />
  );
}
