import { cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import type { SectionsPage as Content } from "../content/types";
import { canonicalPaths } from "./paths";
import { loadPage } from "./table";

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
    const { sections = [] } = page as Partial<Content>;
    const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(sections.map(({ title }) => title)));
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelector("h4, h5, h6")).toBeNull();
    expect(document.querySelector("[style]")).toBeNull();
  },
);
