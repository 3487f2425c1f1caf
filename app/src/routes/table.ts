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

interface PageSource {
  readonly content: () => Promise<{ readonly page: Page }>;
  /** Only where a page has a layout of its own; otherwise it is a hero and a list of sections. */
  readonly layout?: () => Promise<ComponentType<PageLayoutProps>>;
}

const table: Readonly<Record<CanonicalPath, PageSource>> = {
  "/": {
    content: () => import("../content/home"),
    layout: () => import("../pages/home-page").then((module) => module.HomePage),
  },
  "/about-mavi-ecosystem": { content: () => import("../content/about-mavi-ecosystem") },
  "/platform": { content: () => import("../content/platform") },
  "/platform/solutions": { content: () => import("../content/platform-solutions") },
  "/solutions/dynamic-pricing": { content: () => import("../content/solutions-dynamic-pricing") },
  "/platform/esee-intelligence": {
    content: () => import("../content/platform-esee-intelligence"),
    layout: () => import("../pages/esee-page").then((module) => module.EseePage),
  },
  "/how-it-works": { content: () => import("../content/how-it-works") },
  "/platform/miu": { content: () => import("../content/platform-miu") },
  "/platform/mavi-difference": { content: () => import("../content/platform-mavi-difference") },
  "/platform/about-us": { content: () => import("../content/platform-about-us") },
  "/consortium": { content: () => import("../content/consortium") },
  "/consortium/data-stewardship": { content: () => import("../content/consortium-data-stewardship") },
  "/consortium/impact": {
    content: () => import("../content/consortium-impact"),
    layout: () => import("../pages/impact-page").then((module) => module.ImpactPage),
  },
  "/consortium/get-involved": { content: () => import("../content/consortium-get-involved") },
  "/consortium/about-us": { content: () => import("../content/consortium-about-us") },
  "/team": { content: () => import("../content/team") },
  "/contact": {
    content: () => import("../content/contact"),
    layout: () => import("../pages/contact-page").then((module) => module.ContactPage),
  },
  "/privacy": { content: () => import("../content/privacy") },
  "/terms": { content: () => import("../content/terms-of-service") },
};

/** The page that answers any address without one. */
const notFound: PageSource = {
  content: () => import("../content/not-found"),
  layout: () => import("../pages/not-found-page").then((module) => module.NotFoundPage),
};

const sectionsLayout = () => import("../pages/sections-page").then((module) => module.SectionsPage);

export interface LoadedPage {
  readonly page: Page;
  readonly Layout: ComponentType<PageLayoutProps>;
}

/** Loads the page at a canonical path; the 404 page where there is none. */
export async function loadPage(path: CanonicalPath | undefined): Promise<LoadedPage> {
  const source = path === undefined ? notFound : table[path];
  const [{ page }, Layout] = await Promise.all([
    source.content(),
    (source.layout ?? sectionsLayout)(),
  ]);
  return { page, Layout };
}
