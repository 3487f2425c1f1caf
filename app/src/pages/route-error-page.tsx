import { useRouteError } from "react-router-dom";
import { Button, ButtonLink } from "../components/button";
import { SiteFrame } from "../components/layout";
import { frame } from "../components/sections/sheet";
import { errorScreen } from "../content/site";

/** The screen for an error in a page, where the page would be. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { message, stack } = described(error);
  return (
    <div className={`${frame} py-section-tight`}>
      <title>{errorScreen.title}</title>
      <h1 className="max-w-[18ch] font-heading text-h1 font-semibold text-balance text-ink">{errorScreen.title}</h1>
      <p className="mt-6 max-w-[52ch] text-lead text-ink-2">{errorScreen.text}</p>
      <p className="mt-6 max-w-[65ch] border-l-2 border-violet pl-4 text-body text-ink">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{errorScreen.reload}</Button>
        <ButtonLink href={errorScreen.home.href} variant="secondary">
          {errorScreen.home.label}
        </ButtonLink>
      </div>
      {stack === undefined ? null : (
        <details className="mt-12 border-t border-hairline py-6" open>
          <summary className="cursor-pointer text-small font-semibold text-ink">{errorScreen.stackLabel}</summary>
          <pre className="mt-4 overflow-x-auto text-label text-ink-2" tabIndex={0}>
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}

/** The same for an error outside the pages, which took the layout with it. */
export function SiteErrorPage() {
  return (
    <SiteFrame>
      <RouteErrorPage />
    </SiteFrame>
  );
}

/** Anything can be thrown. */
function described(error: unknown): { readonly message: string; readonly stack: string | undefined } {
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error), stack: undefined };
}
