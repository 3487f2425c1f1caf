import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { OffTheSheet } from "../components/figures/off-the-sheet";
import { page } from "../content/pages/not-found";
import { SectionsPage } from "./sections-page";

export { page };

/** The 404 page. It logs the requested path to the console. */
export function Component() {
  useLoggedPath();
  return <SectionsPage page={page} figures={{ "off-the-sheet": OffTheSheet }} />;
}

/** Logs each missing path once. */
function useLoggedPath(): void {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
}
