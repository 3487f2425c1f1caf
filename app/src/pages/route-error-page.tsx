import { useRouteError } from "react-router-dom";
import { Button, ButtonLink } from "../components/controls/button";
import { Rule } from "../components/layout/rule";
import { errorScreen } from "../content/shared/site";

/** The page that replaces a page after an error. */
export function RouteErrorPage() {
  const { message, stack } = described(useRouteError());
  return (
    <div className="page-width pt-section-tight">
      <title>{errorScreen.title}</title>
      <Rule />
      <div className="twelve-columns pt-12 pb-section">
        <div className="lg:col-span-8 lg:pr-8">
          <h1 className="heading measure-18 outline-none text-h1">{errorScreen.title}</h1>
          <p className="mt-8 border-l-2 border-violet-text pl-4 text-body text-ink">{message}</p>
          {stack === undefined ? null : (
            <details className="mt-8" open>
              <summary className="cursor-pointer text-small font-semibold text-ink">
                {errorScreen.stackLabel}
              </summary>
              <pre
                role="region"
                aria-label={errorScreen.stackLabel}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
                tabIndex={0}
                className="mt-3 overflow-x-auto border border-hairline bg-surface p-4 text-label text-ink-2"
              >
                {stack}
              </pre>
            </details>
          )}
        </div>
        <div className="max-lg:mt-12 lg:col-span-4">
          <p className="measure-40 text-lead text-pretty text-ink-2">{errorScreen.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button onClick={() => window.location.reload()}>{errorScreen.reload}</Button>
            <ButtonLink href={errorScreen.home.href} variant="secondary">
              {errorScreen.home.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The error page without header and footer, for errors outside the pages. */
export function SiteErrorPage() {
  return (
    <main>
      <RouteErrorPage />
    </main>
  );
}

function described(error: unknown): { readonly message: string; readonly stack: string | undefined } {
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error), stack: undefined };
}
