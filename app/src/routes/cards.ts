/** The pictures that social networks show beside a link; the crate `pictures` draws them. */
import type { CanonicalPath } from "./paths";

/** Name of a page's files, unique and without slashes. */
export function slugOf(path: CanonicalPath): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Address of a page's card, 1200 × 630 px. */
export function cardPath(path: CanonicalPath): string {
  return `/og/${slugOf(path)}.png`;
}
