import { useLocation } from "react-router-dom";
import type { CanonicalPath, InternalHref } from "../../routes/paths";
import { canonicalPathOf, pathOf } from "../../routes/resolve";

/** Returns the canonical path of the current page; undefined on the 404 page. */
export function useCurrentPath(): CanonicalPath | undefined {
  return canonicalPathOf(useLocation().pathname);
}

/** Returns a function that tells whether a link leads to the current page, by any of its addresses. */
export function useIsCurrent(): (href: InternalHref) => boolean {
  const current = useCurrentPath();
  return (href) => current !== undefined && canonicalPathOf(pathOf(href)) === current;
}
