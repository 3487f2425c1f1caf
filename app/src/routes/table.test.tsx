import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { animations } from "../animation/generated/animations";
import type { SectionsPage as Content, StagePage } from "../content/types";
import { canonicalPaths } from "./paths";
import { loadPage, sourceOf } from "./table";

afterEach(cleanup);

test.each([...canonicalPaths, undefined])(
  "the page at %s heads each section and what is in it, and has no inline style",
  async (path) => {
    const { page, Component } = await loadPage(path);
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path ?? "/nowhere"]}>
          <Component />
        </MemoryRouter>
      </StrictMode>,
    );
    const { sections = [], stage } = page as Partial<Content & StagePage>;
    const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(sections.map(({ title }) => title)));
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("h4, h5, h6")).toBeNull();
    expect(document.querySelector("[style]")).toBeNull();
    const shown = document.querySelector("[data-animation]")?.getAttribute("data-animation");
    expect(shown, `app/${sourceOf(path)} has to pass \`stage={HeroStage}\``).toBe(stage?.content.animation);
  },
);

test.each(Object.keys(animations))("the animation %s is the stage of a page", async (animation) => {
  const pages = await Promise.all(canonicalPaths.map(loadPage));
  const shown = pages.map(({ page }) => (page as Partial<StagePage>).stage?.content.animation);
  expect(shown, `no page's content has it: "Add an animation" in CONTRIBUTING.md`).toContain(animation);
});
