import type { ReactNode } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router-dom";
import { labels } from "../../content/shared/site";
import { Footer } from "./footer";
import { Header } from "./header";
import { useFocusOnNavigation } from "./navigation-focus";
import { bleed } from "../sections/sheet";
import { NoticesProvider } from "../messages/notices";
import { ServicesProvider } from "../messages/services";
import { TooltipsProvider } from "../text/tooltips";

const mainId = "content";

/** What every page stands in. */
export function Layout() {
  useFocusOnNavigation();
  return (
    <SiteFrame>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </SiteFrame>
  );
}

/**
 * Under which name a page's scroll position is kept. The first page of every document has the same key,
 * so that a document opened by its address would begin where the one before it was left.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/** Header, footer and the services of the page; the error screen stands in it too. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <ServicesProvider>
      <NoticesProvider>
        <TooltipsProvider>
          <SkipLink />
          <Header />
          <main id={mainId} tabIndex={-1} className="scroll-mt-header pt-header outline-none">
            {children}
          </main>
          <Footer />
        </TooltipsProvider>
      </NoticesProvider>
    </ServicesProvider>
  );
}

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      onClick={(event) => {
        // Without the router: skipping is no navigation.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.scrollIntoView();
        main?.focus();
      }}
      className={`${bleed} fixed top-2 left-(--bleed) z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-small font-semibold text-bg focus:translate-y-0`}
    >
      {labels.skipLink}
    </a>
  );
}
