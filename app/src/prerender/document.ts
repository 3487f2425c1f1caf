/** A page's HTML file: the browser build's template with the page in it. */
import type { Engine } from "./chunks";
import { structuredData } from "./structured-data";

interface DocumentParts {
  readonly template: Template;
  /** Which page it is, for the browser's entry: a canonical path or `404`. */
  readonly path: string;
  /** The page's own, to be fetched along with the entry, not after it. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleSheet[];
  readonly engine: Engine;
  /** Whether the page itself uses the engine. */
  readonly animated: boolean;
  /** What React rendered. */
  readonly markup: string;
}

interface StyleSheet {
  readonly file: string;
  readonly text: string;
}

interface Template {
  /** Without its scripts. */
  readonly html: string;
  readonly scripts: string;
  /** The site's styles. */
  readonly style: StyleSheet;
}

export function htmlDocument({
  template: { html, scripts: siteScripts, style },
  path,
  scripts,
  styles,
  engine,
  animated,
  markup,
}: DocumentParts): string {
  const { head, body } = split(markup);
  // Styles are inline to save a round trip. They follow the page's tags, because link previews read only the beginning.
  const inline = [style, ...styles].map(({ text }) => `<style>${text}</style>`);
  // A disabled link is not fetched, and tells Vite's loader that the page has these styles.
  const links = styles.map(({ file }) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const withHead = fill(html, "<!--page-head-->", [head, ...inline, ...links, siteHead].join(""));
  // For links to pages with an animation (animation/preload.ts).
  const engineFiles = [`/${engine.wasm}`, ...missing(engine.scripts, siteScripts)].join(" ");
  // Cloudflare does not obfuscate email addresses between the comments, which are outside of what React hydrates.
  const root = `<!--email_off--><div id="root" data-path="${path}" data-engine="${engineFiles}">${body}</div><!--/email_off-->`;
  const withPage = fill(withHead, rootTag, root);
  const preloads = missing(scripts, siteScripts).map((href) => modulePreload(href));
  const pageScripts = siteScripts + preloads.join("");
  const engineTags = animated ? enginePreloads(engine, pageScripts) : "";
  // After the page's pictures, which over HTTP/1.1 could wait for a script to arrive.
  return fill(withPage, "</body>", `${pageScripts}${engineTags}</body>`);
}

/**
 * The `index.html` of the browser's build, changed so that the page can be read before its scripts are loaded. `read`
 * returns the content of a file of the build.
 */
export function templateOf(html: string, read: (file: string) => string): Template {
  const [tag, file] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  if (tag === undefined || file === undefined) throw new Error("index.html has no style sheet");
  const scripts = /<(script type="module"|link rel="modulepreload")([^>]*>(?:<\/script>)?)/g;
  return {
    html: fill(html, tag, "").replaceAll(scripts, ""),
    scripts: Array.from(html.matchAll(scripts), ([, kind, rest]) => `<${kind} ${later}${rest}`).join(""),
    style: { file, text: read(file).trim() },
  };
}

const later = 'fetchpriority="low"';

const rootTag = '<div id="root"></div>';

const siteHead = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  // A data block is not executed, so that the policy does not block it.
  `<script type="application/ld+json">${structuredData()}</script>`,
].join("");

/** React writes a page's head tags before its markup. `data-page` marks them for main.tsx. */
function split(markup: string): { readonly head: string; readonly body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)*/.exec(markup)?.[0] ?? "";
  return {
    head: tags.replaceAll(/<(title|meta|link)/g, "<$1 data-page"),
    body: withoutStyleAttributes(markup.slice(tags.length)),
  };
}

/** Fails on style attributes, which the site's policy blocks. */
function withoutStyleAttributes(body: string): string {
  const found = /<[^>]* style="[^>]*>/.exec(body)?.[0];
  if (found !== undefined) throw new Error(`the site's policy blocks the style of ${found}; use classes`);
  return body;
}

/** Tags that load the engine if the page will use it, with low priority. */
function enginePreloads({ scripts, wasm }: Engine, pageScripts: string): string {
  const media = 'media="(prefers-reduced-motion: no-preference) and (scripting: enabled)"';
  return [
    `<link rel="preload" as="fetch" type="application/wasm" ${later} crossorigin ${media} href="/${wasm}">`,
    ...missing(scripts, pageScripts).map((href) => modulePreload(href, media)),
  ].join("");
}

function modulePreload(href: string, media = ""): string {
  return `<link rel="modulepreload" ${later} crossorigin ${media} href="${href}">`;
}

/** The addresses of files that no tag of these names. */
function missing(files: readonly string[], tags: string): readonly string[] {
  return files.map((file) => `/${file}`).filter((href) => !tags.includes(`"${href}"`));
}

function fill(template: string, marker: string, content: string): string {
  if (!template.includes(marker)) throw new Error(`index.html has no ${marker}`);
  return template.replace(marker, () => content);
}
