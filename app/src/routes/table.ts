/**
 * The route table: what each canonical path of `paths.ts` shows. Everything is loaded on demand, so that
 * a page's texts and layout arrive with the page. The router, the prerender and the prefetch of links
 * read this one table.
 */
import type { ComponentType } from "react";
import type { Page } from "../content/types";
import type { CanonicalPath } from "./paths";

export interface PageLayoutProps {
  readonly page: Page;
}

export interface LoadedPage {
  readonly page: Page;
  readonly Layout: ComponentType<PageLayoutProps>;
}

type PageSource = () => Promise<LoadedPage>;

const table: Readonly<Record<CanonicalPath, PageSource>> = {
  "/": async () => {
    const { page, HomePage } = await import("../pages/home-page");
    return { page, Layout: HomePage };
  },
  "/about-mavi-ecosystem": sections(() => import("../content/pages/about-mavi-ecosystem")),
  "/platform": sections(() => import("../content/pages/platform")),
  "/platform/solutions": sections(() => import("../content/pages/platform-solutions")),
  "/solutions/dynamic-pricing": sections(() => import("../content/pages/solutions-dynamic-pricing")),
  "/platform/esee-intelligence": async () => {
    const { page, EseePage } = await import("../pages/esee-page");
    return { page, Layout: EseePage };
  },
  "/how-it-works": sections(() => import("../content/pages/how-it-works")),
  "/platform/miu": sections(() => import("../content/pages/platform-miu")),
  "/platform/mavi-difference": sections(() => import("../content/pages/platform-mavi-difference")),
  "/platform/about-us": sections(() => import("../content/pages/platform-about-us")),
  "/consortium": sections(() => import("../content/pages/consortium")),
  "/consortium/data-stewardship": sections(() => import("../content/pages/consortium-data-stewardship")),
  "/consortium/impact": async () => {
    const { page, ImpactPage } = await import("../pages/impact-page");
    return { page, Layout: ImpactPage };
  },
  "/consortium/get-involved": sections(() => import("../content/pages/consortium-get-involved")),
  "/consortium/about-us": sections(() => import("../content/pages/consortium-about-us")),
  "/team": sections(() => import("../content/pages/team")),
  "/contact": async () => {
    const { page, ContactPage } = await import("../pages/contact-page");
    return { page, Layout: ContactPage };
  },
  "/privacy": sections(() => import("../content/pages/privacy")),
  "/terms": sections(() => import("../content/pages/terms")),
};

/** The page that answers any address without one. */
const notFound: PageSource = async () => {
  const { page, NotFoundPage } = await import("../pages/not-found-page");
  return { page, Layout: NotFoundPage };
};

/** A page without a layout of its own: a hero and a list of sections. */
function sections(content: () => Promise<{ readonly page: Page }>): PageSource {
  return async () => {
    const [{ page }, { SectionsPage }] = await Promise.all([content(), import("../pages/sections-page")]);
    return { page, Layout: SectionsPage };
  };
}

/** Loads the page at a canonical path; the 404 page where there is none. */
export function loadPage(path: CanonicalPath | undefined): Promise<LoadedPage> {
  return path === undefined ? notFound() : table[path]();
}
