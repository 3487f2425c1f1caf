import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { animations } from "../animation/generated/animations";
import { withEngine } from "../animation/preload";
import type { AnimationCopy, Page } from "../content/types";
import { type CanonicalPath, canonicalPaths, slugOf } from "./paths";
import { loadPage } from "./table";

vi.mock(import("../animation/preload"), () => ({ withEngine: vi.fn((page) => page) }));

afterEach(() => {
  cleanup();
  vi.mocked(withEngine).mockClear();
});

interface PageContent {
  readonly page: Page;
  readonly animation?: AnimationCopy;
}

const contents = import.meta.glob<PageContent>("../content/pages/*.ts", { eager: true });

function contentOf(path: CanonicalPath | undefined): PageContent {
  const content = contents[`../content/pages/${path === undefined ? "not-found" : slugOf(path)}.ts`];
  if (content === undefined) throw new Error("the page has no content file");
  return content;
}

interface Part {
  readonly title?: string | readonly string[];
  readonly label?: string;
  readonly href?: string;
}

/** Returns the sections and links that a content file exports, alone or in a list or record. */
function partsOf(content: PageContent): readonly Part[] {
  return Object.entries(content).flatMap(([name, part]: [string, Readonly<Record<string, Part>>]) => {
    if (name === "page" || typeof part !== "object") return [];
    return "title" in part || "href" in part ? (part as Part) : Object.values(part);
  });
}

/** Returns the words of an element that screen readers read. */
function readTextOf(box: Element): string {
  const copy = box.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.toLowerCase();
}

describe.each([...canonicalPaths, undefined])("the page at %s", (path) => {
  const content = contentOf(path);

  async function open() {
    const { Component } = await loadPage(path);
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path ?? "/nowhere"]}>
          <Component />
        </MemoryRouter>
      </StrictMode>,
    );
  }

  test("shows each part and link of its content, and has no inline style", async () => {
    await open();
    const parts = partsOf(content);
    // A player is a figure whose label is its animation's title.
    const named = [...document.querySelectorAll("h2, h3, figure")];
    const names = named.map((element) => element.getAttribute("aria-label") ?? element.textContent);
    expect(names).toEqual(
      expect.arrayContaining(
        parts.flatMap(({ title }) => (title === undefined ? [] : [title].flat().join(" "))),
      ),
    );
    const links = [...document.querySelectorAll("a")].map(({ textContent }) => textContent);
    expect(links).toEqual(
      expect.arrayContaining(parts.flatMap(({ label = [], href }) => (href === undefined ? [] : label))),
    );
    expect(document.querySelector("[style]")).toBeNull();
  });

  test("shows its animation, and loads the engine with its code", async () => {
    await open();
    const shown = document.querySelector("[data-animation]")?.getAttribute("data-animation");
    expect(shown).toBe(content.animation?.content.animation);
    expect(vi.mocked(withEngine).mock.calls.length > 0, "`withEngine` in table.ts").toBe(shown !== undefined);
  });

  test("has drawings of finite numbers, which are hidden from screen readers, and whose words are in its text", async () => {
    await open();
    for (const svg of document.querySelectorAll("svg")) {
      expect(svg.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.closest("[aria-hidden=true], [role=img]"), svg.textContent).not.toBeNull();
    }
    for (const drawing of document.querySelectorAll("[data-drawing]")) {
      expect(drawing.querySelector("[aria-label], [title], title")).toBeNull();
      if (drawing.querySelector("p.sr-only") !== null) continue;
      const read = readTextOf(drawing.closest("section") ?? drawing);
      for (const { textContent } of drawing.querySelectorAll("svg text"))
        for (const [word] of textContent.toLowerCase().matchAll(/\p{L}+/gu)) expect(read).toContain(word);
    }
  });
});

test.each(Object.keys(animations))("the animation %s is on a page", (animation) => {
  const shown = Object.values(contents).map(({ animation }) => animation?.content.animation);
  expect(shown, `no page's content has it: "Add an animation" in CONTRIBUTING.md`).toContain(animation);
});
