/**
 * Renders the site: the HTML files, and the files for hosts and search engines. Runs in Node.js after the browser's
 * build.
 */
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
import { engineOf, type Manifest, scriptsOf, stylesOf } from "./chunks";
import { htmlDocument, templateOf } from "./document";
import { headersFile, nginxConfiguration, redirectsFile } from "./host-files";
import { robots, securityTxt, sitemap, webManifest } from "./site-files";
import tokens from "../styles/tokens.css?raw";

interface Build {
  /** The `index.html` of the browser's build. */
  readonly template: string;
  /** The files of each module of the browser's build. */
  readonly manifest: Manifest;
  /** The content of one of its files. */
  readonly read: (file: string) => string;
}

/** Contents by file name. */
export type Files = Readonly<Record<string, string>>;

interface Site {
  readonly published: Files;
  /** A file of the browser's build that is inline in the pages, to be deleted. */
  readonly superseded: string;
  /** For building and hosting the site. */
  readonly unpublished: Files;
}

/** The whole site. Fails if a page fails, or contains something that the site's policy blocks. */
export async function prerender({ manifest, read, ...build }: Build): Promise<Site> {
  const template = templateOf(build.template, read);
  const engine = engineOf(manifest);
  const published: Record<string, string> = {};
  const inlineStyles = new Set([template.style.text]);
  const shareImages = [];
  for (const path of [...canonicalPaths, undefined]) {
    const { page } = await loadPage(path);
    const markup = await render(path ?? "/404");
    const styles = stylesOf([sourceOf(path)], manifest)
      .filter((file) => file !== template.style.file)
      .map((file) => ({ file, text: read(file).trim() }));
    for (const { text } of styles) inlineStyles.add(text);
    const html = htmlDocument({
      template,
      path: path ?? "404",
      scripts: scriptsOf([sourceOf(path)], manifest),
      styles,
      engine,
      animated: markup.includes("data-animation="),
      markup,
    });
    if (path === undefined) {
      published["404.html"] = html;
      continue;
    }
    for (const address of [path, ...otherAddressesOf(path)]) {
      published[fileOf(address)] = html;
    }
    shareImages.push(`${[slugOf(path), page.tone, colorOf(page.tone), page.hero.title].join("\t")}\n`);
  }
  published["sitemap.xml"] = sitemap();
  published["robots.txt"] = robots();
  published[".well-known/security.txt"] = securityTxt();
  published["manifest.webmanifest"] = webManifest();
  published["_headers"] = headersFile([...inlineStyles]);
  published["_redirects"] = redirectsFile();
  return {
    published,
    superseded: template.style.file,
    unpublished: {
      // For the crate `share-images`.
      "share-images.tsv": shareImages.join(""),
      "nginx.conf": nginxConfiguration([...inlineStyles]),
    },
  };
}

/** The markup of the page at an address: its head's tags, then its body. */
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
    // By default React moves larger boundaries with inline scripts, which the policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

/** Aliases, and linked addresses that a wildcard answers, for hosts without wildcards. */
function otherAddressesOf(path: CanonicalPath): readonly string[] {
  return [...Object.keys(aliases), ...linkedWildcardPaths].filter((other) => canonicalPathOf(other) === path);
}

/** A tone's color for text in the light scheme. */
function colorOf(tone: Tone): string {
  const color = new RegExp(`--${tone}-text: light-dark\\((#\\w+)`).exec(tokens)?.[1];
  if (color === undefined) throw new Error(`tokens.css has no --${tone}-text`);
  return color;
}

/** `/a/b` is served from `a/b/index.html`. */
function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`.replace(/^\//, "");
}
