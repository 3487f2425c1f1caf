import { useEffect } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { siteConfig } from "../../../site.config";
import { labels } from "../../content/shared/site";
import { Footer } from "./footer";
import { Header } from "./header";
import { useFocusOnNavigation } from "./navigation-focus";
import { bleed } from "./frame";
import { MessagesProvider } from "../messages/messages";

const mainId = "content";

/** What every page stands in. */
export function Layout() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    // Async, so that its faults are not the page's, be they thrown or rejected.
    (async () => siteConfig.onVisit?.(pathname))().catch(console.warn);
  }, [pathname]);
  useEffect(() => {
    // Until then the header's menu opens by CSS alone, and automated browsers wait for it.
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
  return (
    <MessagesProvider>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <main id={mainId} tabIndex={-1} className="pt-header outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </MessagesProvider>
  );
}

/**
 * Under which name a page's scroll position is kept. The first page of every document has the same key,
 * so that a document opened by its address would begin where the one before it was left.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/** A line along the top of the window while a followed link is slow to open. */
function NavigationProgress() {
  if (useNavigation().state !== "loading") return null;
  return (
    <div
      role="progressbar"
      aria-label={labels.loadingPage}
      className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-teal-text"
    />
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
