/**
 * Loads the page behind a link as soon as the link is likely to be followed: the pointer or the focus has
 * reached it, or a finger touches it. It listens on the document, so that links need not know of it.
 */
import { preloadDrawings } from "../components/sections/preload";
import { canonicalPathOf } from "./resolve";
import { loadPage } from "./table";

/** Files of every page by canonical path, `404` for the 404 page; the prerendered page carries the list. */
export type ChunksByPage = Readonly<Record<string, readonly string[]>>;

/**
 * Starts to listen; `chunks` is undefined on the dev server, which has no files to ask for ahead. `prepare`
 * is called with the path of a link that is likely to be followed, once the code of its page is there.
 */
export function prefetchOnIntent(
  chunks: ChunksByPage | undefined,
  prepare: (pathname: string) => Promise<void>,
): void {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link === null || link.origin !== window.location.origin) return;
        const path = canonicalPathOf(link.pathname);
        requestFiles(chunks?.[path ?? "404"] ?? []);
        loadPage(path)
          .then(({ page }) => Promise.all([prepare(link.pathname), preloadDrawings(page)]))
          // A failure here is no loss: following the link tries again and reports.
          .catch(() => undefined);
      },
      { passive: true },
    );
  }
}

/** Asks for all files of a page at once: what imports what would otherwise be found out file by file. */
function requestFiles(files: readonly string[]): void {
  for (const file of files) {
    if (document.head.querySelector(`link[href="${file}"]`) !== null) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: file, crossOrigin: "" });
    document.head.append(link);
  }
}
