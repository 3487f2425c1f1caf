/** The pictures that social networks show beside a link; the crate `pictures` draws them. */
import { type CanonicalPath, slugOf } from "./paths";

/** Address of a page's card, 1200 × 630 px. */
export function cardPath(path: CanonicalPath): string {
  return `/og/${slugOf(path)}.png`;
}
