import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { DrawingTexts } from "../../content/shared/drawings";

const contents = import.meta.glob<{ readonly texts: DrawingTexts }>("../../content/shared/drawings/*.ts", {
  eager: true,
});

const names = Object.keys(contents).map((file) => file.replace(/^.*\/(.*)\.ts$/, "$1"));

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>("./*.tsx");

/** The drawing for a content: `RecommendationSheet` in `recommendation-sheet.tsx` for `recommendation-sheet.ts`. */
async function load(name: string): Promise<ComponentType> {
  const exported = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const Drawing = (await modules[`./${name}.tsx`]?.())?.[exported];
  if (Drawing === undefined) throw new Error(`${name}.tsx has no ${exported}`);
  return Drawing;
}

/** A copy of a value, with each of its texts in brackets. */
function bracketed(value: unknown): unknown {
  if (typeof value === "string") return `[${value}]`;
  if (typeof value === "function") return (...numbers: number[]) => bracketed(value(...numbers));
  if (Array.isArray(value)) return value.map(bracketed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bracketed(part)]));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

for (const [file, { texts }] of Object.entries(contents)) {
  vi.doMock(file, () => ({ texts: bracketed(texts) }));
}

test.each(names)("the drawing %s writes what its content says once, and nothing else", async (name) => {
  const Drawing = await load(name);
  const markup = renderToStaticMarkup(<Drawing />);
  // The browser renders it a second time, over the delivered one.
  expect(renderToStaticMarkup(<Drawing />)).toBe(markup);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  const page = document.createElement("div");
  page.innerHTML = markup;
  for (const svg of page.querySelectorAll("svg")) expect(svg.closest("[aria-hidden=true]")).not.toBeNull();
  const { labels, description } = contents[`../../content/shared/drawings/${name}.ts`]?.texts ?? {};
  const expected = stringsIn(labels);
  // Nothing is said by a label only: a description says it, or the words themselves are read.
  expect(page.querySelector("[aria-label], [title], title")).toBeNull();
  const texts = description === undefined ? expected : [description, ...expected];
  for (const text of new Set(texts))
    expect(occurrences(markup, text), text).toBe(texts.filter((other) => other === text).length);
  for (const text of textsOf(page)) {
    expect(text.textContent).toMatch(/^(\[[^\]]+\]\s*)+$|^\d+$/);
    // Words of an SVG are not read, and what it says is described; all others are read.
    if (description === undefined || text.parentElement?.closest("svg") === null)
      expect(text.parentElement?.closest("[aria-hidden]")).toBeNull();
  }
});

/** How often a text of the content is written in the markup. */
function occurrences(markup: string, text: string): number {
  return markup.split(renderToStaticMarkup(<>[{text}]</>)).length - 1;
}

function textsOf(page: Element): readonly Node[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  return texts.filter(({ textContent }) => textContent?.trim() !== "");
}
