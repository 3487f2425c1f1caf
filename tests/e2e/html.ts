/** Reading pages as a host delivers them, without a browser. */
import type { APIRequestContext } from "@playwright/test";
import { Window } from "happy-dom";

const parser = new new Window().DOMParser();

/** The document of a page's HTML; nothing in it runs or is fetched. */
export function parseHtml(html: string): Document {
  // Without this word happy-dom fetches what the link is for, whatever its settings.
  return parser.parseFromString(html.replaceAll(' as="fetch"', ""), "text/html") as unknown as Document;
}

const documents = new Map<string, Document>();

/** The document at an address of the site, read once in each process of the tests. */
export async function documentAt(request: APIRequestContext, address: string): Promise<Document> {
  const known = documents.get(address);
  if (known !== undefined) return known;
  const document = parseHtml(await (await request.get(address)).text());
  documents.set(address, document);
  return document;
}
