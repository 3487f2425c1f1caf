/** Marks links that start the animation of the page that they open. */
import { useLocation, useNavigationType } from "react-router-dom";

/** The `state` of such a link, which the opened page reads. */
export const startAnimation = { startAnimation: true };

/** Returns whether such a link has opened the page; false after a reload, Back or Forward, which keep the state. */
export function useStartAnimation(): boolean {
  const state: unknown = useLocation().state;
  return (
    useNavigationType() === "PUSH" && typeof state === "object" && state !== null && "startAnimation" in state
  );
}
