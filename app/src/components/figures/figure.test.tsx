import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { figureNames, type FigureTexts } from "../../content/shared/figures";
import { Figure, preloadFigure } from "./figure";

function strictly(figure: ReactNode) {
  return (
    <StrictMode>
      <Suspense>{figure}</Suspense>
    </StrictMode>
  );
}

afterEach(cleanup);

const contents = import.meta.glob<{ readonly texts: FigureTexts }>("../../content/shared/figures/*.ts", {
  eager: true,
});

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

describe.each(figureNames)("the figure %s", (name) => {
  // However long that takes, a test waits for the drawing alone.
  beforeAll(() => preloadFigure(name));

  test("is one image with a text alternative", async () => {
    const { container } = render(strictly(<Figure name={name} />));
    const image = await screen.findByRole("img");
    expect(image.getAttribute("aria-label")).toBeTruthy();
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest("[aria-hidden]")).toBe(drawing);
    }
  });

  test("draws the same every time, without inline styles and numbers that are none", async () => {
    const Drawing = await preloadFigure(name);
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
  const { preloadFigure: loadBracketed } = await import("./figure");
  for (const name of figureNames) {
    const Drawing = await loadBracketed(name);
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
