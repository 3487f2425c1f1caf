import { type ComponentType, lazy, useState, useSyncExternalStore } from "react";
import type { FigureName } from "../../content/figures";

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
  Object.entries(loaders).map(([name, load]) => [
    name,
    lazy(async () => ({ default: await load() })),
  ]),
) as unknown as Readonly<Record<FigureName, ComponentType>>;

/**
 * The drawing with that name, as wide as its box. A drawing never changes, so that the one in a
 * prerendered page is kept as it is: its code, several kilobytes a page, is loaded only where a page is
 * rendered in the browser.
 */
export function Figure({ name }: { readonly name: FigureName }) {
  const hydrating = useSyncExternalStore(neverChanges, inBrowser, inPrerenderedPage);
  const [prerendered] = useState(hydrating);
  if (prerendered && !import.meta.env.SSR) {
    // Hydration leaves the markup alone that it is told not to compare.
    return <div className="contents" dangerouslySetInnerHTML={unknown} suppressHydrationWarning />;
  }
  const Drawing = figures[name];
  return (
    <div className="contents">
      <Drawing />
    </div>
  );
}

const unknown = { __html: "" };
const neverChanges = () => () => undefined;
const inBrowser = () => false;
const inPrerenderedPage = () => true;
