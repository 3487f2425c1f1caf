import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { OffTheSheet } from "../components/drawings/off-the-sheet";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Cells } from "../components/sections/cells";
import { page, suggestions } from "../content/pages/not-found";

export { page };

/** The 404 page. It logs the requested path to the console. */
export function Component() {
  useLoggedPath();
  return (
    <>
      <Hero {...page.hero} drawing={<OffTheSheet />} />
      <Cells {...suggestions} />
    </>
  );
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
