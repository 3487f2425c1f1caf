import type { ComponentType } from "react";
import type { FigureName } from "../../content/shared/figures";
import { kept } from "../kept";

const loaders: Readonly<Record<FigureName, () => Promise<ComponentType>>> = {
  "price-corridor": () => import("./price-corridor").then((module) => module.PriceCorridor),
  "data-flow": () => import("./data-flow").then((module) => module.DataFlow),
  pipeline: () => import("./pipeline").then((module) => module.Pipeline),
  "dual-entity": () => import("./dual-entity").then((module) => module.DualEntity),
  "knowledge-graph": () => import("./knowledge-graph").then((module) => module.KnowledgeGraph),
  "privacy-flow": () => import("./privacy-flow").then((module) => module.PrivacyFlow),
  "trust-gap": () => import("./trust-gap").then((module) => module.TrustGap),
  "context-gap": () => import("./context-gap").then((module) => module.ContextGap),
  "scenario-fan": () => import("./scenario-fan").then((module) => module.ScenarioFan),
  "miu-phases": () => import("./miu-phases").then((module) => module.MiuPhases),
  "esee-dimensions": () => import("./esee-dimensions").then((module) => module.EseeDimensions),
};

/** Loads the code of a figure, for a page that is about to be opened. */
export function loadFigure(name: FigureName): Promise<ComponentType> {
  return loaders[name]();
}

const figures = Object.fromEntries(
  Object.entries(loaders).map(([name, load]) => [name, kept(load)]),
) as unknown as Readonly<Record<FigureName, ComponentType>>;

/** The drawing with that name, as wide as its box. */
export function Figure({ name }: { readonly name: FigureName }) {
  const Drawing = figures[name];
  return <Drawing />;
}
