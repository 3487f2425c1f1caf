/** The prerendered page, which the visitor keeps where its scripts fail. */

/**
 * Copies the page before React takes it over. The returned function puts the copy back, with the page's head and its
 * fields, in which the visitor may be typing. Without the copy, an error in the first rendering, as in a browser that
 * lacks a function, would leave the error screen instead of a readable page: React empties the page before it reports
 * the error.
 */
export function copyPrerendered(root: HTMLElement): () => void {
  const head = [...prerenderedHead()];
  const copy = root.cloneNode(true) as HTMLElement;
  const fields = fieldsOf(root);
  const focused = document.activeElement;
  return () => {
    document.head.append(...head);
    root.replaceWith(copy);
    // The original fields contain what the visitor has typed, even after React has replaced them.
    for (const [index, field] of fieldsOf(copy).entries()) field.replaceWith(fields[index] ?? field);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

function fieldsOf(page: HTMLElement) {
  return [...page.querySelectorAll("input, select, textarea")];
}

/** Marks the page as one without scripts: its links load documents, and CSS opens its menus. */
export function stayAsPrerendered(error: unknown): void {
  const { dataset } = document.documentElement;
  delete dataset["hydrated"];
  dataset["scripts"] = "failed";
  console.warn("The page stays as it was prerendered:", error);
}

/** Removes the page's prerendered tags from the head: all, or those that match the selector `which`. */
export function removePrerenderedHead(which = ""): void {
  for (const tag of prerenderedHead(which)) tag.remove();
}

function prerenderedHead(which = "") {
  return document.head.querySelectorAll(`${which}[data-page]`);
}
