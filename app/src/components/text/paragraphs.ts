import type { Paragraphs, Text } from "../../content/types";

/** The paragraphs of a text that may be one or several. */
export function paragraphsOf(text: Paragraphs): readonly Text[] {
  return isList(text) ? text : [text];
}

/** Whether a text is a list of paragraphs: it has a list in it, or nothing but strings. */
function isList(text: Paragraphs): text is readonly Text[] {
  if (typeof text === "string") return false;
  return text.some((part) => Array.isArray(part)) || text.every((part) => typeof part === "string");
}
