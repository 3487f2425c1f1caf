import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { animations } from "../animation/generated/animations";
import { subNavigations } from "../content/shared/sub-navigation";
import type { HeroAnimation } from "../content/types";
import { canonicalPaths, slugOf } from "./paths";
import { loadPage } from "./table";

afterEach(cleanup);

interface Content {
  readonly animation?: HeroAnimation;
}

const contents = import.meta.glob<Content>("../content/pages/*.ts", { eager: true });

test.each([...canonicalPaths, undefined])(
  "the page at %s shows each part of its content below a heading, and has no inline style",
  async (path) => {
    const { Component } = await loadPage(path);
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path ?? "/nowhere"]}>
          <Component />
        </MemoryRouter>
      </StrictMode>,
    );
    const content = contents[`../content/pages/${path === undefined ? "not-found" : slugOf(path)}.ts`] ?? {};
    const parts = Object.values(content).flat() as readonly { readonly title?: string }[];
    const titles = parts.flatMap(({ title = [] }) => title);
    const headings = [...document.querySelectorAll("h2, h3")].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(titles));
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("h4, h5, h6")).toBeNull();
    expect(document.querySelector("[style]")).toBeNull();
    const shown = document.querySelector("[data-animation]")?.getAttribute("data-animation");
    expect(shown, "its animation").toBe(content.animation?.content.animation);
    const [, area = ""] = path?.split("/") ?? [];
    const expected = Object.entries(subNavigations).flatMap(([name, { label }]) =>
      name === area ? [label] : [],
    );
    const navigations = [...document.querySelectorAll("nav")].map((nav) => nav.getAttribute("aria-label"));
    expect(navigations, "the sub-navigation of its area").toEqual(expected);
  },
);

test.each(Object.keys(animations))("the animation %s is on a page", (animation) => {
  const shown = Object.values(contents).map(({ animation }) => animation?.content.animation);
  expect(shown, `no page's content has it: "Add an animation" in CONTRIBUTING.md`).toContain(animation);
});
