/** All addresses of the site. A link to any other address does not compile. */

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

/** Second addresses, each with the canonical path of the page that it shows. */
export const aliases = {
  "/about": "/about-mavi-ecosystem",
  "/solutions": "/platform/solutions",
  "/solutions/systemic-trust": "/platform/esee-intelligence",
} as const satisfies Record<string, CanonicalPath>;

type Alias = keyof typeof aliases;

/** Prefixes, each with the page that answers addresses below it which have no page. */
export const wildcards = {
  "/platform/*": "/platform",
  "/consortium/*": "/consortium",
} as const satisfies Record<string, CanonicalPath>;

/** Linked addresses that a wildcard answers. They are prerendered too, for hosts without wildcards. */
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

/** Returns the name of a page's files, which is unique and has no slashes. */
export function slugOf(path: CanonicalPath): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** Returns the address of the image that social networks show beside a link to the page. */
export function shareImagePath(path: CanonicalPath): string {
  return `/share-images/${slugOf(path)}.png`;
}
