import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { page, suggestions } from "../content/pages/not-found";
import { Lost } from "./not-found/lost";

export { page };

/** The 404 page. It logs the requested path to the console. */
export function Component() {
  useLoggedPath();
  return (
    <>
      <Lost />
      <Section>
        <SectionHeading title={suggestions.title} />
        <div className="mt-8 lg:mt-11">
          <ItemColumns items={suggestions.items} />
        </div>
      </Section>
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
