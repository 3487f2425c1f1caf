/**
 * The route table: imports the module of each page by its canonical path. A module and its content file are named after
 * the path. `withEngine` also loads the engine, for pages with an animation.
 */
import type { ComponentType } from "react";
import { withEngine } from "../animation/preload";
import type { Page } from "../content/types";
import { type CanonicalPath, slugOf } from "./paths";

export interface PageModule {
  readonly page: Page;
  readonly Component: ComponentType;
}

const pages: Readonly<Record<CanonicalPath, () => Promise<PageModule>>> = {
  "/": () => import("../pages/home"),
  "/about-mavi-ecosystem": () => import("../pages/about-mavi-ecosystem"),
  "/platform": () => import("../pages/platform"),
  "/platform/solutions": () => import("../pages/platform-solutions"),
  "/solutions/dynamic-pricing": () => import("../pages/solutions-dynamic-pricing"),
  "/platform/esee-intelligence": () => withEngine(import("../pages/platform-esee-intelligence")),
  "/how-it-works": () => import("../pages/how-it-works"),
  "/platform/miu": () => import("../pages/platform-miu"),
  "/platform/mavi-difference": () => import("../pages/platform-mavi-difference"),
  "/platform/about-us": () => import("../pages/platform-about-us"),
  "/consortium": () => import("../pages/consortium"),
  "/consortium/data-stewardship": () => import("../pages/consortium-data-stewardship"),
  "/consortium/impact": () => withEngine(import("../pages/consortium-impact")),
  "/consortium/get-involved": () => import("../pages/consortium-get-involved"),
  "/consortium/about-us": () => import("../pages/consortium-about-us"),
  "/team": () => import("../pages/team"),
  "/contact": () => import("../pages/contact"),
  "/privacy": () => import("../pages/privacy"),
  "/terms": () => import("../pages/terms"),
};

/** Loads the page at a canonical path; for undefined, the 404 page. */
export function loadPage(path: CanonicalPath | undefined): Promise<PageModule> {
  return path === undefined ? import("../pages/not-found") : pages[path]();
}

/** Returns the path of that page's module, relative to `app/`. */
export function sourceOf(path: CanonicalPath | undefined): string {
  return `src/pages/${path === undefined ? "not-found" : slugOf(path)}.tsx`;
}
