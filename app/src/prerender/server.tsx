/** Renders the HTML files, and the files for hosts and search engines. Runs in Node.js after the browser's build. */
import { text } from "node:stream/consumers";
import { StrictMode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { siteConfig } from "../../site.config";
import type { Tone } from "../content/types";
import { aliases, type CanonicalPath, canonicalPaths, linkedWildcardPaths, slugOf } from "../routes/paths";
import { createRoutes } from "../routes/routes";
import { canonicalPathOf } from "../routes/resolve";
import { loadPage, sourceOf } from "../routes/table";
import { engineOf, type Manifest, scriptsOf } from "./chunks";
import { htmlDocument, templateOf } from "./document";
import { headersFile, nginxConfiguration, redirectsFile } from "./host-files";
import { robots, securityTxt, sitemap, webManifest } from "./site-files";

interface Build {
  /** The `index.html` of the browser's build. */
  readonly template: string;
  /** Vite's list of the build's files. */
  readonly manifest: Manifest;
  /** Returns the content of a file of the build. */
  readonly read: (file: string) => string;
}

/** Contents by file name. */
export type Files = Readonly<Record<string, string>>;

interface Site {
  readonly published: Files;
  /** The style sheet of the browser's build, to be deleted: the pages have it inline. */
  readonly superseded: string;
  /** Files for building and hosting the site. */
  readonly unpublished: Files;
}

/**
 * The color of a page's share image: --teal-text and --violet-text of tokens.css in the light scheme. The crate
 * `share-images`, which draws the image, cannot read style sheets.
 */
const shareColors: Readonly<Record<Tone, string>> = { teal: "#14656c", violet: "#5b4892" };

/** Renders the whole site. Fails if a page fails, or contains something that the site's policy blocks. */
export async function prerender({ manifest, read, ...build }: Build): Promise<Site> {
  const template = templateOf(build.template, read);
  const { style } = template;
  const published: Record<string, string> = {};
  const shareImages = [];
  for (const path of [...canonicalPaths, undefined]) {
    const { page } = await loadPage(path);
    const markup = await render(path ?? "/404");
    const html = htmlDocument({
      template,
      path: path ?? "404",
      scripts: scriptsOf([sourceOf(path)], manifest),
      engine: markup.includes("data-animation=") ? engineOf(manifest) : undefined,
      markup,
    });
    if (path === undefined) {
      published["404.html"] = html;
      continue;
    }
    for (const address of [path, ...otherAddressesOf(path)]) {
      published[fileOf(address)] = html;
    }
    shareImages.push(`${[slugOf(path), page.tone, shareColors[page.tone], page.hero.title].join("\t")}\n`);
  }
  published["sitemap.xml"] = sitemap();
  published["robots.txt"] = robots();
  published[".well-known/security.txt"] = securityTxt();
  published["manifest.webmanifest"] = webManifest();
  published["_headers"] = headersFile(style.text);
  published["_redirects"] = redirectsFile();
  return {
    published,
    superseded: style.file,
    unpublished: {
      // For the crate `share-images`.
      "share-images.tsv": shareImages.join(""),
      "nginx.conf": nginxConfiguration(style.text),
    },
  };
}

/** Returns the markup of the page at an address: the tags of its head, then its body. */
async function render(address: string): Promise<string> {
  const handler = createStaticHandler(createRoutes());
  const context = await handler.query(new Request(new URL(address, siteConfig.origin)));
  if (context instanceof Response) throw new Error(`${address} redirects to ${context.url}`);
  const failures = Object.values(context.errors ?? {});
  if (failures.length > 0) throw failures[0];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
    // Otherwise React puts larger boundaries into their positions with inline scripts, which the policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

/** The page's aliases, and its linked addresses that a wildcard answers, which some hosts do not have. */
function otherAddressesOf(path: CanonicalPath): readonly string[] {
  return [...Object.keys(aliases), ...linkedWildcardPaths].filter((other) => canonicalPathOf(other) === path);
}

/** Hosts answer `/a/b` with the file `a/b/index.html`. */
function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, "");
}
