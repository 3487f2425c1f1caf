/** Every address of the site. A link to any other address does not compile. */

/** One canonical address per page. */
export const canonicalPaths = [
  "/",
  "/about-mavi-ecosystem",
  "/platform",
  "/platform/solutions",
  "/solutions/dynamic-pricing",
  "/platform/esee-intelligence",
  "/how-it-works",
  "/platform/miu",
  "/platform/mavi-difference",
  "/platform/about-us",
  "/consortium",
  "/consortium/data-stewardship",
  "/consortium/impact",
  "/consortium/get-involved",
  "/consortium/about-us",
  "/team",
  "/contact",
  "/privacy",
  "/terms",
] as const;

export type CanonicalPath = (typeof canonicalPaths)[number];

/** Second addresses of a page, which show the same page and have its canonical address. */
export const aliases = {
  "/about": "/about-mavi-ecosystem",
  "/solutions": "/platform/solutions",
  "/solutions/systemic-trust": "/platform/esee-intelligence",
} as const satisfies Record<string, CanonicalPath>;

type Alias = keyof typeof aliases;

/** Addresses below these prefixes, without a page of their own, show this page. */
export const wildcards = {
  "/platform/*": "/platform",
  "/consortium/*": "/consortium",
} as const satisfies Record<string, CanonicalPath>;

/**
 * Linked addresses without a page of their own; a wildcard answers them. They are prerendered like pages,
 * for hosts that have no wildcards.
 */
export const linkedWildcardPaths = [
  "/platform/investors",
  "/consortium/impact/community-voice",
  "/consortium/impact/data-literacy",
] as const;

type WildcardPath = (typeof linkedWildcardPaths)[number];

type Path = CanonicalPath | Alias | WildcardPath;

/** A link inside the site, with or without an anchor. */
export type InternalHref = Path | `${Path}#${string}`;

/** A link that leaves the site or opens the visitor's mail program. */
export type ExternalHref = `https://${string}` | `mailto:${string}`;

export type Href = InternalHref | ExternalHref;

/** Name of a page's files, unique and without slashes. */
export function slugOf(path: CanonicalPath): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Address of the image that social networks show beside a link, 1200 × 630 px; the crate `share-images` draws it. */
export function shareImagePath(path: CanonicalPath): string {
  return `/share-images/${slugOf(path)}.png`;
}
