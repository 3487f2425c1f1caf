/** The page as it was delivered: it stays where scripts cannot run it. */

/**
 * Copies the page before React takes it over. The returned function puts the copy in the page's position, with its head
 * and its fields, in which the visitor may be typing.
 */
export function copyDelivered(root: HTMLElement): () => void {
  const head = [...deliveredHead()];
  const copy = root.cloneNode(true) as HTMLElement;
  const fields = fieldsOf(root);
  const focused = document.activeElement;
  return () => {
    document.head.append(...head);
    root.replaceWith(copy);
    // The delivered fields have what was typed, even after React has replaced them.
    for (const [index, field] of fieldsOf(copy).entries()) field.replaceWith(fields[index] ?? field);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

function fieldsOf(page: HTMLElement) {
  return [...page.querySelectorAll("input, select, textarea")];
}

/** The page stays: its links load new documents, and its menus need no script. */
export function stayAsDelivered(error: unknown): void {
  const { dataset } = document.documentElement;
  delete dataset["hydrated"];
  dataset["scripts"] = "failed";
  console.warn("The page stays as it was delivered:", error);
}

/** Removes the page's delivered tags, or some of them, from the head. */
export function removeDeliveredHead(which = ""): void {
  for (const tag of deliveredHead(which)) tag.remove();
}

function deliveredHead(which = "") {
  return document.head.querySelectorAll(`${which}[data-page]`);
}
