import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Hero } from "../components/sections/hero";
import { Sections } from "../components/sections/sections";
import { statusCode } from "../content/pages/not-found";
import type { Page } from "../content/types";

/** The page at addresses without one. It says in the console which address was asked for. */
export function Component({ page: { hero, sections, tone } }: { readonly page: Page }) {
  useLoggedPath();
  return (
    <>
      <Hero hero={hero} tone={tone} statusCode={statusCode} />
      <Sections sections={sections} tone={tone} />
    </>
  );
}

/** Logs the missing path, once for each. */
function useLoggedPath(): void {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
}
