import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs";

test("a string, and a list of words with terms and links, is one paragraph", () => {
  const rich = ["See ", { link: "/contact", label: "contact" }, "."] as const;
  expect(paragraphsOf("One.")).toEqual(["One."]);
  expect(paragraphsOf(rich)).toEqual([rich]);
});

test("a list of strings, or one with a list in it, is a paragraph each", () => {
  const rich = ["See ", { strong: "this" }, "."] as const;
  expect(paragraphsOf(["One.", "Two."])).toEqual(["One.", "Two."]);
  expect(paragraphsOf([rich, "Two."])).toEqual([rich, "Two."]);
});
