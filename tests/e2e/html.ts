/** Reading pages as a host delivers them, without a browser. */
import { Window } from "happy-dom";

/** The document of a page's HTML; nothing in it runs or is fetched. */
export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, "text/html") as unknown as Document;
}
