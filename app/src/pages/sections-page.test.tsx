import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { page as difference } from "../content/pages/platform-mavi-difference";
import { page as home } from "../content/pages/home";
import { page as impact } from "../content/pages/consortium-impact";
import { SectionsPage } from "./sections-page";

const Drawing = () => null;
const figures = { "price-corridor": Drawing, "data-flow": Drawing, "corridor-ahead": Drawing };

test("a page without one of its pieces does not compile, and fails to render by that name", () => {
  const pages = {
    // @ts-expect-error -- a drawing is missing
    "data-flow": <SectionsPage page={home} figures={{ "price-corridor": Drawing }} glossary={Fragment} />,
    example: (
      <SectionsPage
        page={difference}
        figures={{ "recommendation-sheet": Drawing }}
        // @ts-expect-error -- no layout for its example figure
        kinds={{}}
        glossary={Fragment}
      />
    ),
  };
  for (const [piece, page] of Object.entries(pages))
    expect(() => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>)).toThrow(piece);
});

/** Called by nobody: what the compiler refuses, although a page is shown without it. */
export function refused() {
  return (
    <>
      {/* @ts-expect-error -- no glossary for its terms */}
      <SectionsPage page={home} figures={figures} />
      {/* @ts-expect-error -- a drawing that it does not show */}
      <SectionsPage page={home} figures={{ ...figures, pipeline: Drawing }} glossary={Fragment} />
      {/* @ts-expect-error -- no stage for its animation */}
      <SectionsPage page={impact} />
    </>
  );
}
