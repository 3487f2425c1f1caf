/** A page's HTML file: the template of the browser's build with the page in it. */
import type { Engine } from "./chunks";
import { structuredData } from "./structured-data";

interface DocumentParts {
  readonly template: Template;
  /** The page's canonical path, or `404`: tells main.tsx which page the file contains. */
  readonly path: string;
  /** The page's scripts, which are fetched along with the entry, not after it. */
  readonly scripts: readonly string[];
  /** The engine, for a page that uses it. */
  readonly engine: Engine | undefined;
  /** What React rendered. */
  readonly markup: string;
}

interface Template {
  /** `index.html` without its scripts and style sheet. */
  readonly html: string;
  readonly scripts: string;
  /** The site's style sheet. */
  readonly style: { readonly file: string; readonly text: string };
}

export function htmlDocument({ template, path, scripts, engine, markup }: DocumentParts): string {
  const { head, body } = split(markup);
  // The style sheet is inline to save a round trip. It follows the page's tags, because link previews read only the
  // beginning.
  const inline = `<style>${template.style.text}</style>`;
  const withHead = fill(template.html, "<!--page-head-->", head + inline + siteHead);
  // Between these comments, which are outside the part that React hydrates, Cloudflare does not rewrite email
  // addresses.
  const root = `<!--email_off--><div id="root" data-path="${path}">${body}</div><!--/email_off-->`;
  const withPage = fill(withHead, rootTag, root);
  const preloads = missing(scripts, template.scripts).map((href) => modulePreload(href));
  const pageScripts = template.scripts + preloads.join("");
  const engineTags = engine === undefined ? "" : enginePreloads(engine, pageScripts);
  // At the end, because over HTTP/1.1 the page's pictures would otherwise wait for the scripts.
  return fill(withPage, "</body>", `${pageScripts}${engineTags}</body>`);
}

/**
 * Takes the scripts and the style sheet out of the browser build's `index.html`, so that a page can be read before its
 * scripts have loaded. `read` returns the content of a file of the build.
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
  // The policy does not block it, because it is data, not a script.
  `<script type="application/ld+json">${structuredData()}</script>`,
].join("");

/**
 * Splits the head tags, which React writes first, from the markup. `data-page` marks the tags for prerendered-page.ts.
 */
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

/** Tags that load the engine with low priority, unless the visitor prefers reduced motion. */
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

/** The addresses of the files to which none of the tags refers. */
function missing(files: readonly string[], tags: string): readonly string[] {
  return files.map((file) => `/${file}`).filter((href) => !tags.includes(`"${href}"`));
}

function fill(template: string, marker: string, content: string): string {
  if (!template.includes(marker)) throw new Error(`index.html has no ${marker}`);
  return template.replace(marker, () => content);
}
