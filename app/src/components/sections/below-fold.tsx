import { type ReactNode, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { sectionIn } from "../../routes/resolve";

/**
 * The sections below the fold: all but a page's first. After a link to the page's top, they render once the others are
 * shown, because on a slow phone they take longer than everything in view.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const followed = useNavigationType() === "PUSH";
  const { pathname, hash } = useLocation();
  const leadsToTop = hash === "" && sectionIn(pathname) === undefined;
  // With `true` instead of `undefined`, React would schedule another pass.
  const shown = useDeferredValue(true, followed && leadsToTop ? false : undefined);
  // Until then the space keeps the footer out of view, so that nothing visible moves.
  return shown ? children : <div className="h-svh" />;
}
