/** The route table as React Router's routes. */
import { memo } from "react";
import type { RouteObject } from "react-router-dom";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { RouteErrorPage, SiteErrorPage } from "../pages/route-error-page";
import { aliases, type CanonicalPath, canonicalPaths, wildcards } from "./paths";
import { loadPage, type PageModule } from "./table";

/**
 * Creates new routes for each router, because a router stores in them what it has loaded. `memo` skips rendering them
 * when the router's state changes, as at the start of a navigation.
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
                    <div data-tone={page.tone}>
                      <Page />
                    </div>
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
