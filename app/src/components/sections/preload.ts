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

const lateKinds = {
  blocks: () => import("./blocks"),
  comparison: () => import("./comparison"),
  example: () => import("./example"),
  people: () => import("./people"),
  "worked-example": () => import("./worked-example"),
};

/** The kinds among a page's sections whose code is in files named after them. */
export function lateKindsOf({ sections }: Page): readonly (keyof typeof lateKinds)[] {
  const kinds = Object.keys(lateKinds) as (keyof typeof lateKinds)[];
  return kinds.filter((late) => sections.some(({ kind }) => kind === late));
}

/** Loads the code of these kinds. */
export async function loadLateKinds(page: Page): Promise<void> {
  await Promise.all(lateKindsOf(page).map((kind) => lateKinds[kind]()));
}
