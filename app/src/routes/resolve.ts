/** Finds the page that answers an address, for the router, the hosts' rules and the navigation. */
import {
  aliases,
  type CanonicalPath,
  canonicalPaths,
  type Href,
  type InternalHref,
  wildcards,
} from "./paths.ts";

const byAlias = new Map<string, CanonicalPath>(Object.entries(aliases));
const byPrefix = Object.entries(wildcards).map(([pattern, path]) => [pattern.slice(0, -1), path] as const);

/** Returns the canonical path of the page at `pathname`; undefined for the 404 page. */
export function canonicalPathOf(pathname: string): CanonicalPath | undefined {
  const path = trimPath(pathname);
  return (
    canonicalPaths.find((canonical) => canonical === path) ??
    byAlias.get(path) ??
    byPrefix.find(([prefix]) => path.startsWith(prefix))?.[1]
  );
}

/**
 * Returns the last part of an address without a page of its own, which may be the id of a section of the page that
 * answers it: `investors` for `/platform/investors`.
 */
export function sectionIn(pathname: string): string | undefined {
  const path = trimPath(pathname);
  const hasOwnPage = canonicalPaths.some((canonical) => canonical === path) || byAlias.has(path);
  return hasOwnPage ? undefined : path.split("/").at(-1);
}

/** Shortens `/terms/` and `/terms/index.html` to `/terms`; the root stays a slash. */
export function trimPath(pathname: string): string {
  return pathname.replace(/(?:\/index\.html)?\/*$/, "") || "/";
}

/** Whether the link stays on this site. */
export function isInternal(href: Href): href is InternalHref {
  return href.startsWith("/");
}

/** Returns the path of an internal link, without its anchor. */
export function pathOf(href: InternalHref): string {
  return href.split("#", 1)[0] ?? href;
}
