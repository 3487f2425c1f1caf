/** What of a page's sections and drawings can be loaded before the page is opened. */
import type { FigureName } from "../../content/shared/figures";
import type { Page } from "../../content/types";
import { preloadFigure } from "../figures/figure";
import { preloadNetwork } from "./network";

/** The figures of a page, each once. */
export function figuresOf({ hero, sections }: Page): readonly FigureName[] {
  const figures = sections.flatMap((section) => {
    if (section.kind === "blocks") return section.items.map((item) => item.figure);
    return "figure" in section ? [section.figure] : [];
  });
  return [...new Set([hero.figure, ...figures])].filter((figure) => figure !== undefined);
}

export function hasNetwork({ sections }: Page): boolean {
  return sections.some(({ kind }) => kind === "network");
}

/** Loads the code of a page's drawings. */
export async function preloadDrawings(page: Page): Promise<void> {
  await Promise.all([...figuresOf(page).map(preloadFigure), ...(hasNetwork(page) ? [preloadNetwork()] : [])]);
}

/** The kinds of sections that few pages have: each is in a file named after it, which is loaded with the page. */
export const lazyKinds = {
  blocks: () => import("./blocks"),
  comparison: () => import("./comparison"),
  example: () => import("./example"),
  people: () => import("./people"),
  "worked-example": () => import("./worked-example"),
};

/** Those among a page's sections. */
export function lazyKindsOf({ sections }: Page): readonly (keyof typeof lazyKinds)[] {
  const kinds = Object.keys(lazyKinds) as (keyof typeof lazyKinds)[];
  return kinds.filter((lazy) => sections.some(({ kind }) => kind === lazy));
}

/** Loads the code of a page's lazy kinds. */
export async function loadLazyKinds(page: Page): Promise<void> {
  await Promise.all(lazyKindsOf(page).map((kind) => lazyKinds[kind]()));
}
