import { type ReactNode, useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { sectionIn } from "../../routes/resolve";

/**
 * The sections below the fold: all but a page's first. After a link to the top of a page, they render after the first
 * paint, because on a slow phone they take longer to render than everything in view.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const followed = useNavigationType() === "PUSH";
  const { pathname, hash } = useLocation();
  const leadsToTop = hash === "" && sectionIn(pathname) === undefined;
  // `undefined` means no deferred pass; with `true`, React would schedule one.
  const shown = useDeferredValue(true, followed && leadsToTop ? false : undefined);
  // The space keeps the footer out of view, so that nothing visible moves when the sections appear.
  return shown ? children : <div className="h-svh" />;
}
