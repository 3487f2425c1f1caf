import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { Hero } from "../components/hero";
import { frame } from "../components/sections/sheet";
import { statusCode } from "../content/not-found";
import type { PageLayoutProps } from "../routes/table";

/** The page at addresses without one. It says in the console which address was asked for. */
export function NotFoundPage({ page }: PageLayoutProps) {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <p className={`${frame} pt-section-tight font-heading text-numeral font-semibold text-ink`}>{statusCode}</p>
      <Hero hero={page.hero} tone={page.tone} />
    </>
  );
}
