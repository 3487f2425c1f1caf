import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../components/controls/button";
import { RichText } from "../components/text/rich-text";
import { columns, frame, Rule } from "../components/sections/sheet";
import { page, statusCode } from "../content/pages/not-found";

/** The page at addresses without one. It says in the console which address was asked for. */
export function Layout() {
  useLoggedPath();
  const { title, subtitle, actions } = page.hero;
  return (
    <div className={`${frame} pt-section-tight`}>
      <Rule ticks={[6]} />
      <div className={`${columns} pt-10 pb-section lg:pt-14`}>
        <h1 className="font-heading text-monument font-semibold text-ink lg:col-span-5">{statusCode}</h1>
        <div className="max-lg:mt-8 lg:col-span-7 lg:col-start-6">
          <p className="font-heading text-h1 font-semibold text-balance text-ink">{title}</p>
          <p className="mt-6 measure-48 text-lead text-balance text-ink-2">
            <RichText text={subtitle} />
          </p>
          <div className="mt-8">
            {actions.map((action) => (
              <ButtonLink key={action.href} href={action.href}>
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
    </div>
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
