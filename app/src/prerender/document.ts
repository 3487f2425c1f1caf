/** A page's HTML file: the browser build's template with the page in it. */
import type { Chunks } from "./chunks";
import { structuredData } from "./structured-data";

export interface DocumentParts {
  readonly template: string;
  /** Which page it is, for the browser's entry: a canonical path or `404`. */
  readonly path: string;
  readonly chunks: Chunks;
  /** What React rendered. */
  readonly markup: string;
}

export function document({ template, path, chunks, markup }: DocumentParts): string {
  const { head, body } = split(markup);
  const { styles, rest } = ordered(template);
  const withHead = fill(rest, "<!--page-head-->", styles + head + siteHead);
  const withPreloads = fill(withHead, "</head>", `${preloads(chunks, template)}</head>`);
  return fill(withPreloads, rootTag, `<div id="root" data-path="${path}">${body}</div>`);
}

/**
 * The template in the order in which a visitor needs it: style sheets and fonts first, because the page
 * can be read before its scripts have come.
 */
function ordered(template: string): { readonly styles: string; readonly rest: string } {
  const styleTag = /<link rel="stylesheet"[^>]*>/g;
  return {
    styles: (template.match(styleTag) ?? []).join(""),
    rest: template
      .replaceAll(styleTag, "")
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, `<$1 ${later}`),
  };
}

const later = 'fetchpriority="low"';

const rootTag = '<div id="root"></div>';

const siteHead = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  // A data block is not executed, so that the policy on scripts does not apply to it.
  `<script type="application/ld+json">${structuredData()}</script>`,
].join("");

/** React puts a page's head tags in front of its markup; the browser's entry knows them by `data-page`. */
function split(markup: string): { readonly head: string; readonly body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)*/.exec(markup)?.[0] ?? "";
  return {
    head: tags.replaceAll(/<(title|meta|link)/g, "<$1 data-page"),
    body: withoutStyleAttributes(markup.slice(tags.length)),
  };
}

/** The site's policy blocks style attributes, and the browser would say so in its console. */
function withoutStyleAttributes(body: string): string {
  const found = /<[^>]* style="[^>]*>/.exec(body)?.[0];
  if (found !== undefined) throw new Error(`the site's policy blocks the style of ${found}; use classes`);
  return body;
}

/** Tags that fetch the page's own files along with the entry, not after it. */
function preloads({ scripts, styles }: Chunks, template: string): string {
  const absent = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...styles.filter(absent).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter(absent)
      .map((file) => `<link rel="modulepreload" ${later} crossorigin href="/${file}">`),
  ].join("");
}

function fill(template: string, place: string, content: string): string {
  if (!template.includes(place)) throw new Error(`index.html has no ${place}`);
  return template.replace(place, () => content);
}
