/** The route table as React Router's routes. */
import { memo } from "react";
import { type RouteObject, useLoaderData } from "react-router-dom";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { RouteErrorPage, SiteErrorPage } from "../pages/route-error-page";
import { aliases, type CanonicalPath, canonicalPaths, wildcards } from "./paths";
import { loadPage, type PageModule } from "./table";

type LoadPage = (path: CanonicalPath | undefined, navigation: AbortSignal) => Promise<PageModule>;

/**
 * Creates the routes of a router. `load` gets a signal that aborts with the navigation. `memo` keeps the layout and the
 * page from rendering again when a navigation starts.
 */
export function createRoutes(load: LoadPage = loadPage): RouteObject[] {
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
            id: pattern,
            path: pattern,
            caseSensitive: true,
            // Not `lazy`: the router would cache its promise, and a page that has failed once would never open again.
            loader: ({ request }) => load(path, request.signal),
            shouldRevalidate: () => false,
            element: <LoadedPage path={path} />,
          })),
        },
      ],
    },
  ];
}

interface PathProps {
  readonly path: CanonicalPath | undefined;
}

function LoadedPage({ path }: PathProps) {
  const { page, Component } = useLoaderData() as PageModule;
  return <PageWithHead path={path} page={page} Component={Component} />;
}

const PageWithHead = memo(function PageWithHead({ path, page, Component }: PathProps & PageModule) {
  return (
    <>
      <PageHead meta={page.meta} path={path} />
      <div data-tone={page.tone}>
        <Component />
      </div>
    </>
  );
});
