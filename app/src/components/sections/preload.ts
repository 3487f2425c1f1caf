/** What of a page's drawings can be loaded before the page is opened. */
import type { FigureName } from "../../content/shared/figures";
import type { Page } from "../../content/types";
import { preloadFigure } from "../figures/figure";
import { preloadNetwork } from "./network";

/** The figures of a page, each once. */
export function figuresOf({ hero, sections }: Page): readonly FigureName[] {
  const figures = sections.flatMap((section) => {
    if ("items" in section) return section.items.map((item) => ("figure" in item ? item.figure : undefined));
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
