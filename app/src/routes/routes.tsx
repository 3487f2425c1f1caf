/** The route table as React Router's routes. */
import { memo } from "react";
import type { RouteObject } from "react-router-dom";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { RouteErrorPage, SiteErrorPage } from "../pages/route-error-page";
import { aliases, type CanonicalPath, canonicalPaths, wildcards } from "./paths";
import { loadPage, type PageModule } from "./table";

/**
 * Makes the routes anew: a router keeps what it has loaded in them. It renders all of them whenever its
 * state changes, at the beginning of a navigation for example; they are the same then, hence `memo`.
 */
export function createRoutes(
  load: (path: CanonicalPath | undefined) => Promise<PageModule> = loadPage,
): RouteObject[] {
  const pages: (readonly [pattern: string, path: CanonicalPath | undefined])[] = [
    ...canonicalPaths.map((path) => [path, path] as const),
    ...Object.entries(aliases),
    ...Object.entries(wildcards),
    ["*", undefined],
  ];
  return [
    {
      Component: memo(Layout),
      ErrorBoundary: SiteErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteErrorPage,
          children: pages.map(([pattern, path]) => ({
            path: pattern,
            caseSensitive: true,
            lazy: async () => {
              const { page, Component: Page } = await load(path);
              function RoutePage() {
                return (
                  <>
                    <PageHead meta={page.meta} path={path} />
                    <Page />
                  </>
                );
              }
              return { Component: memo(RoutePage) };
            },
          })),
        },
      ],
    },
  ];
}
