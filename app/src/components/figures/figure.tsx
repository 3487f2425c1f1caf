import type { FunctionComponent } from "react";
import type { FigureName } from "../../content/figures";
import { ContextGap } from "./context-gap";
import { DataFlow } from "./data-flow";
import { DualEntity } from "./dual-entity";
import { EseeDimensions } from "./esee-dimensions";
import { KnowledgeGraph } from "./knowledge-graph";
import { MiuPhases } from "./miu-phases";
import { Pipeline } from "./pipeline";
import { PriceCorridor } from "./price-corridor";
import { PrivacyFlow } from "./privacy-flow";
import { ScenarioFan } from "./scenario-fan";
import { TrustGap } from "./trust-gap";

const figures: Readonly<Record<FigureName, FunctionComponent>> = {
  "price-corridor": PriceCorridor,
  "data-flow": DataFlow,
  pipeline: Pipeline,
  "dual-entity": DualEntity,
  "knowledge-graph": KnowledgeGraph,
  "privacy-flow": PrivacyFlow,
  "trust-gap": TrustGap,
  "context-gap": ContextGap,
  "scenario-fan": ScenarioFan,
  "miu-phases": MiuPhases,
  "esee-dimensions": EseeDimensions,
};

/** The drawing with that name, as wide as its box. */
export function Figure({ name }: { readonly name: FigureName }) {
  const Drawn = figures[name];
  return <Drawn />;
}
