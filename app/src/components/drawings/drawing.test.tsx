import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { DrawingTexts } from "../../content/shared/drawings";

const contents = import.meta.glob<{ readonly texts: DrawingTexts }>("../../content/shared/drawings/*.ts", {
  eager: true,
});

const names = Object.keys(contents).map((file) => file.replace(/^.*\/(.*)\.ts$/, "$1"));

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>("./*.tsx");

/** The drawing for a content: `FiveSteps` in `five-steps.tsx` for `five-steps.ts`. */
async function load(name: string): Promise<ComponentType> {
  const exported = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const Drawing = (await modules[`./${name}.tsx`]?.())?.[exported];
  if (Drawing === undefined) throw new Error(`${name}.tsx has no ${exported}`);
  return Drawing;
}

test("every drawing is on a page", () => {
  const pages = import.meta.glob<string>("../../pages/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const sources = Object.values(pages).join("");
  expect(names.filter((name) => !sources.includes(`drawings/${name}"`))).toEqual([]);
});

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

test.each(names)(
  "the drawing %s is one image, with a text alternative, and writes what its content says and nothing else",
  async (name) => {
    const Drawing = await load(name);
    const markup = renderToStaticMarkup(<Drawing />);
    const page = document.createElement("div");
    page.innerHTML = markup;
    const { labels, title, description } = contents[`../../content/shared/drawings/${name}.ts`]?.texts ?? {};
    const images = [...page.querySelectorAll("[role=img]")];
    expect(images.map((image) => image.getAttribute("aria-label"))).toEqual([`[${title}]. [${description}]`]);
    for (const drawing of page.querySelectorAll("svg"))
      expect(drawing.closest("[aria-hidden]")).toBe(drawing);
    const written = [...page.querySelectorAll("tspan[x]")].map(({ textContent }) => textContent);
    // The number of a step is not a text.
    for (const line of written) expect(line).toMatch(/^(\[[^\]]+\] ?)+$|^\d$/);
    for (const label of stringsIn(labels)) expect(written.join()).toContain(`[${label}]`);
    // The browser renders it a second time, over the delivered one.
    expect(renderToStaticMarkup(<Drawing />)).toBe(markup);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  },
);
