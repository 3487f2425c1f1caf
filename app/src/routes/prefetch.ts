/** Loading a page's code and texts before its link is followed. */
import type { InternalHref } from "./paths";
import { canonicalPathOf, pathOf } from "./resolve";
import { loadPage } from "./table";

/** Starts to load the page behind a link; what is loaded already is not asked for again. */
export function prefetch(href: InternalHref): void {
  // A failure here is no loss: following the link tries again and reports.
  loadPage(canonicalPathOf(pathOf(href))).catch(() => undefined);
}
