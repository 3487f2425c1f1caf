import { cleanup, render, screen, waitFor } from "@testing-library/react";
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

const contents = import.meta.glob<{ readonly texts: FigureTexts }>("../../content/shared/figures/*.ts");

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
    // A title and a sentence or more.
    expect(image.getAttribute("aria-label")).toMatch(/^.{5,}\. .{80,}\.$/);
    for (const drawing of container.querySelectorAll("svg")) {
      expect(drawing.closest("[aria-hidden]")).toBe(drawing);
    }
  });

  test("can stand twice on a page", async () => {
    const { container } = render(
      strictly(
        <>
          <Figure name={name} />
          <Figure name={name} />
        </>,
      ),
    );
    await waitFor(() => expect(screen.getAllByRole("img")).toHaveLength(2));
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const painted of container.querySelectorAll("[fill^='url']")) {
      const id = painted.getAttribute("fill")?.slice("url(#".length, -1) ?? "";
      expect(painted.closest("svg")?.contains(document.getElementById(id))).toBe(true);
    }
  });

  test("writes all that its content says, and nothing else", async () => {
    const file = `../../content/shared/figures/${name}.ts`;
    const texts = (await contents[file]?.())?.texts;
    vi.resetModules();
    vi.doMock(file, () => ({ texts: bracketed(texts) }));
    const { preloadFigure: loadAgain } = await import("./figure");
    const Drawing = await loadAgain(name);
    vi.doUnmock(file);
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<Drawing />);
    const written = [...page.querySelectorAll("tspan[x]")].map(({ textContent }) => textContent);
    // The number of a step is no text.
    for (const line of written) expect(line).toMatch(/^(\[[^\]]+\] ?)+$|^\d$/);
    for (const label of stringsIn(texts?.labels)) expect(written.join()).toContain(`[${label}]`);
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      `[${texts?.title}]. [${texts?.description}]`,
    );
  });

  test("draws the same every time, without inline styles and numbers that are none", async () => {
    const Drawing = await preloadFigure(name);
    const markup = renderToStaticMarkup(<Drawing />);
    expect(renderToStaticMarkup(<Drawing />)).toBe(markup);
    expect(markup).not.toContain("style=");
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("is composed for a phone and for wider boxes", async () => {
    const Drawing = await preloadFigure(name);
    const widths = [...renderToStaticMarkup(<Drawing />).matchAll(/viewBox="0 0 (\d+) \d+"/g)].map(
      ([, width]) => Number(width),
    );
    expect(widths.length).toBeGreaterThanOrEqual(2);
    expect(widths[0]).toBe(320);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });
});
