import { useLocation } from "react-router-dom";
import type { CanonicalPath, InternalHref } from "../../routes/paths";
import { canonicalPathOf, pathOf } from "../../routes/resolve";

/** The canonical path of the page that is shown; undefined on the 404 page. */
export function useCurrentPath(): CanonicalPath | undefined {
  return canonicalPathOf(useLocation().pathname);
}

/** Tells whether a link leads to the page that is shown, whichever of its addresses it names. */
export function useIsCurrent(): (href: InternalHref) => boolean {
  const current = useCurrentPath();
  return (href) => current !== undefined && canonicalPathOf(pathOf(href)) === current;
}
