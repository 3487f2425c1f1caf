/** Reads prerendered pages without a browser. */
import type { APIRequestContext } from "@playwright/test";
import { Window } from "happy-dom";

const parser = new new Window().DOMParser();

/** Parses a page's HTML without running or fetching anything. */
export function parseHtml(html: string): Document {
  // happy-dom would fetch links with this attribute, whatever its settings.
  return parser.parseFromString(html.replaceAll(' as="fetch"', ""), "text/html") as unknown as Document;
}

const documents = new Map<string, Document>();

/** Returns the document at an address of the site, which each test process reads once. */
export async function documentAt(request: APIRequestContext, address: string): Promise<Document> {
  const known = documents.get(address);
  if (known !== undefined) return known;
  const document = parseHtml(await (await request.get(address)).text());
  documents.set(address, document);
  return document;
}
