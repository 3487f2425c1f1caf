/**
 * Loads the page behind a link as soon as the link is likely to be followed: the pointer or the focus has
 * reached it, or a finger touches it. It listens on the document, so that links need not know of it.
 */
import { preloadDrawings } from "../components/sections/preload";
import { canonicalPathOf } from "./resolve";
import { loadPage } from "./table";

/** Files of every page by canonical path, `404` for the 404 page; the prerendered page carries the list. */
export type ChunksByPage = Readonly<Record<string, readonly string[]>>;

/** Starts to listen; `chunks` is undefined on the dev server, which has no files to ask for ahead. */
export function prefetchOnIntent(chunks: ChunksByPage | undefined): void {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link === null || link.origin !== window.location.origin) return;
        prefetch(link.pathname, chunks);
      },
      { passive: true },
    );
  }
}

function prefetch(pathname: string, chunks: ChunksByPage | undefined): void {
  const path = canonicalPathOf(pathname);
  // All files at once: what imports what would otherwise be found out file by file.
  for (const file of chunks?.[path ?? "404"] ?? []) {
    if (document.head.querySelector(`link[href="${file}"]`) !== null) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: file, crossOrigin: "" });
    document.head.append(link);
  }
  loadPage(path)
    .then(({ page }) => preloadDrawings(page))
    // A failure here is no loss: following the link tries again and reports.
    .catch(() => undefined);
}
