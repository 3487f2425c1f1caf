/** A link that promises an animation says so to the page that it opens. */
import { useLocation, useNavigationType } from "react-router-dom";

/** The `state` of such a link. */
export const startAnimation = { startAnimation: true };

/** Whether such a link has opened the page. Not after a reload, Back or Forward, which keep the state. */
export function useStartAnimation(): boolean {
  const state: unknown = useLocation().state;
  return (
    useNavigationType() === "PUSH" && typeof state === "object" && state !== null && "startAnimation" in state
  );
}
