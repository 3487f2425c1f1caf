import { Suspense, useEffect } from "react";
import { Outlet, useLocation, useNavigation } from "react-router-dom";
import { siteConfig } from "../../../site.config";
import { labels } from "../../content/shared/site";
import { Footer } from "./footer";
import { Header } from "./header";
import { useFocusOnNavigation } from "./navigation-focus";
import { ScrollPosition } from "./scroll-position";
import { MessagesProvider } from "../messages/messages";

const mainId = "content";

/** The parts that all pages share. */
export function Layout() {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    // Visits of automated browsers, such as tests, are not counted.
    if (navigator.webdriver) return;
    // Async, so that neither a thrown error nor a rejection affects the page.
    (async () => siteConfig.visits?.count(pathname))().catch(console.warn);
  }, [pathname]);
  return (
    <MessagesProvider>
      <SkipLink />
      <NavigationProgress />
      <Header />
      <main id={mainId} tabIndex={-1} className="pt-header outline-none">
        <Outlet />
      </main>
      <Footer />
      <ScrollPosition />
      {/* React hydrates this last, so its effect means that the page is hydrated. */}
      <Suspense>
        <Hydrated />
      </Suspense>
    </MessagesProvider>
  );
}

/**
 * Marks the document once the whole page is hydrated. Until then, CSS opens the header's menu, and an error puts the
 * prerendered page back.
 */
function Hydrated() {
  useEffect(() => {
    let mounted = true;
    // Deferred: if another effect throws, the page must not be marked as hydrated.
    queueMicrotask(() => {
      if (mounted) document.documentElement.dataset["hydrated"] = "true";
    });
    return () => {
      mounted = false;
    };
  }, []);
  return null;
}

/** A line along the top of the window while the next page is loading. */
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
        // Skipping is not a navigation, so the router must not see it.
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.scrollIntoView();
        main?.focus();
      }}
      className="fixed top-2 left-bleed z-50 -translate-y-16 rounded-control bg-ink px-4 py-2 text-small font-semibold text-bg focus:translate-y-0 print:hidden"
    >
      {labels.skipLink}
    </a>
  );
}
