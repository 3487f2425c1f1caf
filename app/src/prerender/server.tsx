/**
 * Writes the site: an HTML file for every address that has one, and the files for hosts and search
 * engines that follow from the same table. Runs in Node.js at build time, after the browser's build.
 */
import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { siteConfig } from "../../site.config";
import { aliases, type CanonicalPath, canonicalPaths, linkedWildcardPaths, slugOf } from "../routes/paths";
import { createRoutes } from "../routes/routes";
import { canonicalPathOf } from "../routes/resolve";
import { loadPage, sourceOf } from "../routes/table";
import { chunksOf, engineOf, type Manifest } from "./chunks";
import { document, templateOf } from "./document";
import { headersFile, nginxConfiguration, redirectsFile } from "./host-files";
import { robots, securityTxt, sitemap, webManifest } from "./site-files";

export interface Build {
  /** The browser's `index.html`, as its build left it. */
  readonly template: string;
  /** Which files each module of the browser's build came to be. */
  readonly manifest: Manifest;
  /** The content of one of its files. */
  readonly read: (file: string) => string;
  /** Day of the last change of a file under `app/`, as `YYYY-MM-DD`; undefined where that is unknown. */
  readonly dateOf: (file: string) => string | undefined;
}

/** Contents by file name. */
export type Files = Readonly<Record<string, string>>;

export interface Site {
  /** To be published. */
  readonly published: Files;
  /** A file of the browser's build that is part of the pages. */
  readonly superseded: string;
  /** For whoever builds and hosts the site. */
  readonly unpublished: Files;
}

/** The whole site. Fails when a page does, or when it holds what the site's policy would block. */
export async function prerender({ manifest, read, dateOf, ...build }: Build): Promise<Site> {
  const template = templateOf(build.template, read);
  const published: Record<string, string> = {};
  const cards = [];
  for (const path of [...canonicalPaths, undefined]) {
    const { page } = await loadPage(path);
    const parts = {
      template,
      path: path ?? "404",
      chunks: chunksOf([sourceOf(path)], manifest),
      engine: "stage" in page ? engineOf(manifest) : undefined,
    };
    if (path === undefined) {
      published["404.html"] = document({ ...parts, markup: await render("/404") });
      continue;
    }
    for (const address of [path, ...otherAddressesOf(path)]) {
      published[fileOf(address)] = document({ ...parts, markup: await render(address) });
    }
    cards.push({ slug: slugOf(path), title: page.hero.title, tone: page.tone });
  }
  published["sitemap.xml"] = sitemap(
    canonicalPaths.map((path) => ({ path, date: dateOf(`src/content/pages/${slugOf(path)}.ts`) })),
  );
  published["robots.txt"] = robots();
  published[".well-known/security.txt"] = securityTxt();
  published["manifest.webmanifest"] = webManifest();
  published["_headers"] = headersFile(template.style);
  published["_redirects"] = redirectsFile();
  return {
    published,
    superseded: template.styleFile,
    unpublished: {
      "cards.json": JSON.stringify(cards, undefined, 2),
      "nginx.conf": nginxConfiguration(template.style),
    },
  };
}

/** The markup of the page at an address: its head's tags, then its body. */
async function render(address: string): Promise<string> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(address, siteConfig.origin)));
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
    // Everything in its position: larger boundaries would be moved by inline scripts, which the policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

/** Aliases, and linked addresses that a wildcard answers: some hosts know no wildcards. */
function otherAddressesOf(path: CanonicalPath): readonly string[] {
  return [...Object.keys(aliases), ...linkedWildcardPaths].filter((other) => canonicalPathOf(other) === path);
}

/** `/a/b` is served from `a/b/index.html`. */
function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, "");
}
