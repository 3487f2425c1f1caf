/**
 * The route table: what each canonical path of `paths.ts` shows. A page's texts are in the content file
 * named after its path; most pages share one layout, the others name their own below. Everything is loaded
 * on demand. The router, the prerender and the prefetch of links read this one table.
 */
import type { ComponentType } from "react";
import { loadLazyKinds } from "../components/sections/preload";
import type { Page } from "../content/types";
import { type CanonicalPath, slugOf } from "./paths";

export interface LoadedPage {
  readonly page: Page;
  readonly Component: ComponentType<{ readonly page: Page }>;
}

const contents = import.meta.glob<Pick<LoadedPage, "page">>([
  "../content/pages/*.ts",
  "!../content/pages/*.test.ts",
]);
const layouts = import.meta.glob<Pick<LoadedPage, "Component">>([
  "../pages/*-page.tsx",
  "!../pages/route-error-page.tsx",
]);

/** Pages with a layout of their own. */
const ownLayouts: Readonly<Partial<Record<CanonicalPath, string>>> = {
  "/platform/esee-intelligence": "stage-page",
  "/consortium/impact": "stage-page",
  "/contact": "contact-page",
};

/** The two modules that make the page at a canonical path; the 404 page's where there is none. */
export function modulesOf(path: CanonicalPath | undefined): {
  readonly content: string;
  readonly layout: string;
} {
  const content = path === undefined ? "not-found" : slugOf(path);
  const layout = path === undefined ? "not-found-page" : (ownLayouts[path] ?? "sections-page");
  return { content: `../content/pages/${content}.ts`, layout: `../pages/${layout}.tsx` };
}

/** Loads the page at a canonical path; the 404 page where there is none. */
export async function loadPage(path: CanonicalPath | undefined): Promise<LoadedPage> {
  const { content, layout } = modulesOf(path);
  const [contentModule, layoutModule] = await Promise.all([contents[content]?.(), layouts[layout]?.()]);
  if (contentModule === undefined || layoutModule === undefined) {
    throw new Error(`the page at ${path ?? "an unknown address"} lacks ${content} or ${layout}`);
  }
  await loadLazyKinds(contentModule.page);
  return { page: contentModule.page, Component: layoutModule.Component };
}
