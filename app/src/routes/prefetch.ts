/** Loading a page's code, texts and drawings before its link is followed. */
import { loadFigure } from "../components/figures/figure";
import type { FigureName } from "../content/shared/figures";
import type { Page } from "../content/types";
import type { InternalHref } from "./paths";
import { canonicalPathOf, pathOf } from "./resolve";
import { loadPage } from "./table";

/** Starts to load the page behind a link; what is loaded already is not asked for again. */
export function prefetch(href: InternalHref): void {
  loadPage(canonicalPathOf(pathOf(href)))
    .then(({ page }) => Promise.all(figuresOf(page).map(loadFigure)))
    // A failure here is no loss: following the link tries again and reports.
    .catch(() => undefined);
}

function figuresOf({ hero, sections }: Page): FigureName[] {
  const figures = sections.flatMap((section) => {
    if ("items" in section) return section.items.map(({ figure }) => figure);
    return "figure" in section ? [section.figure] : [];
  });
  return [hero.figure, ...figures].filter((figure) => figure !== undefined);
}
