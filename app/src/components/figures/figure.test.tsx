import { cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { FigureTexts } from "../../content/shared/figures";

afterEach(cleanup);

const contents = import.meta.glob<{ readonly texts: FigureTexts }>("../../content/shared/figures/*.ts", {
  eager: true,
});

const names = Object.keys(contents).map((file) => file.replace(/^.*\/(.*)\.ts$/, "$1"));

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>("./*.tsx");

/** The drawing whose content has that name: `FiveSteps` in `five-steps.tsx` for `five-steps.ts`. */
async function load(name: string): Promise<ComponentType> {
  const exported = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const Drawing = (await modules[`./${name}.tsx`]?.())?.[exported];
  if (Drawing === undefined) throw new Error(`${name}.tsx has no ${exported}`);
  return Drawing;
}

/** All that a value holds, with each of its texts in brackets. */
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

describe.each(names)("the figure %s", (name) => {
  test("is one image with a text alternative", async () => {
    const Drawing = await load(name);
    const { container } = render(<Drawing />, { wrapper: StrictMode });
    const image = screen.getByRole("img");
    expect(image.getAttribute("aria-label")).toBeTruthy();
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest("[aria-hidden]")).toBe(drawing);
    }
  });

  test("draws the same every time, without inline styles and numbers that are none", async () => {
    const Drawing = await load(name);
    const markup = renderToStaticMarkup(<Drawing />);
    expect(renderToStaticMarkup(<Drawing />)).toBe(markup);
    expect(markup).not.toContain("style=");
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("drawings write all that their content says, and nothing else", async () => {
  vi.resetModules();
  for (const [file, { texts }] of Object.entries(contents)) {
    vi.doMock(file, () => ({ texts: bracketed(texts) }));
  }
  for (const name of names) {
    const Drawing = await load(name);
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<Drawing />);
    const written = [...page.querySelectorAll("tspan[x]")].map(({ textContent }) => textContent);
    // The number of a step is no text.
    for (const line of written) expect(line, name).toMatch(/^(\[[^\]]+\] ?)+$|^\d$/);
    const { labels, title, description } = contents[`../../content/shared/figures/${name}.ts`]?.texts ?? {};
    for (const label of stringsIn(labels)) expect(written.join(), name).toContain(`[${label}]`);
    const image = page.querySelector("[role=img]");
    expect(image?.getAttribute("aria-label")).toBe(`[${title}]. [${description}]`);
  }
});
