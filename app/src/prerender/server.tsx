/**
 * Writes the site: an HTML file for every address that has one, and the files for hosts and search
 * engines that follow from the same table. Runs in Node.js at build time, after the browser's build.
 */
import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { origin } from "../content/owner/origin";
import { aliases, type CanonicalPath, canonicalPaths, linkedWildcardPaths } from "../routes/paths";
import { slugOf } from "../routes/cards";
import { createRoutes } from "../routes/routes";
import { canonicalPathOf } from "../routes/resolve";
import { loadPage } from "../routes/table";
import { chunksOf, type Manifest } from "./chunks";
import { document } from "./document";
import { headersFile, nginxConfiguration, redirectsFile } from "./host-files";
import { robots, sitemap, webManifest } from "./site-files";

export interface Build {
  /** The browser's `index.html`, as its build left it. */
  readonly template: string;
  /** Which files each module of the browser's build came to be. */
  readonly manifest: Manifest;
}

/** Contents by file name. */
export type Files = Readonly<Record<string, string>>;

export interface Site {
  /** To be published. */
  readonly published: Files;
  /** For whoever builds and hosts the site. */
  readonly beside: Files;
}

/** The whole site. Fails when a page does, or when it holds what the site's policy would block. */
export async function prerender({ template, manifest }: Build): Promise<Site> {
  const published: Record<string, string> = {};
  const cards = [];
  for (const path of canonicalPaths) {
    const loaded = await loadPage(path);
    const chunks = await chunksOf(loaded, manifest);
    for (const address of [path, ...otherAddressesOf(path)]) {
      published[fileOf(address)] = document({ template, path, chunks, markup: await render(address) });
    }
    cards.push({ slug: slugOf(path), title: loaded.page.hero.title, tone: loaded.page.tone });
  }
  published["404.html"] = document({
    template,
    path: "404",
    chunks: await chunksOf(await loadPage(undefined), manifest),
    markup: await render("/404"),
  });
  published["sitemap.xml"] = sitemap(origin, canonicalPaths);
  published["robots.txt"] = robots(origin);
  published["manifest.webmanifest"] = webManifest();
  published["_headers"] = headersFile();
  published["_redirects"] = redirectsFile();
  return {
    published,
    beside: { "cards.json": JSON.stringify(cards, undefined, 2), "nginx.conf": nginxConfiguration() },
  };
}

/** The markup of the page at an address: its head's tags, then its body. */
async function render(address: string): Promise<string> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(address, origin)));
  if (context instanceof Response) throw new Error(`${address} redirects to ${context.url}`);
  const failures = Object.values(context.errors ?? {});
  // The 404 page is a page; the router has no opinion on it.
  if (failures.length > 0) throw failures[0];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  return text(prelude);
}

/** The aliases of a page, and what links to it by a wildcard. */
function otherAddressesOf(path: CanonicalPath): string[] {
  return [...Object.keys(aliases), ...linkedWildcardPaths].filter(
    (address) => canonicalPathOf(address) === path,
  );
}

/** `/a/b` is served from `a/b/index.html`. */
function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, "");
}
