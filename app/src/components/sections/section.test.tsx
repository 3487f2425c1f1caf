import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { Page, Section as SectionContent, Tone } from "../../content/types";
import { Section } from "./section";

async function renderSections(sections: readonly SectionContent[], tone: Tone = "teal") {
  render(
    <StrictMode>
      <MemoryRouter>
        <Suspense fallback="loading">
          {sections.map((section) => (
            <Section key={section.title} section={section} tone={tone} />
          ))}
        </Suspense>
      </MemoryRouter>
    </StrictMode>,
  );
  // Drawings are loaded when they are first shown, which a busy machine takes its time for.
  await waitFor(() => expect(document.querySelectorAll("h2")).toHaveLength(sections.length), {
    timeout: 10_000,
  });
}

const modules = import.meta.glob<{ readonly page?: Page }>("../../content/pages/*.ts", {
  eager: true,
});
const pages = Object.entries(modules).flatMap(([file, { page }]) =>
  page === undefined || page.sections.length === 0 ? [] : [[file.split("/").at(-1), page] as const],
);

describe("section", () => {
  afterEach(cleanup);

  it.each(pages)(
    "lays out %s: an h2 for each section, h3s below, its anchors, no inline style",
    async (_, page) => {
      const { sections } = page;
      await renderSections(sections, page.tone);
      expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(
        sections.map(({ title }) => title),
      );
      expect(document.querySelector("h1, h4, h5, h6")).toBeNull();
      for (const { id } of sections) {
        if (id !== undefined) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
      }
      expect(document.querySelector("[style]")).toBeNull();
    },
  );

  it("compares in a table whose cells belong to a row and a side", async () => {
    await renderSections([
      {
        kind: "comparison",
        title: "Two sides",
        sides: ["Ours", "Theirs"],
        rows: [{ label: "Speed", cells: ["fast", "slow"] }],
      },
    ]);
    const table = screen.getByRole("table");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Ours", "Theirs"]);
    expect(within(table).getByRole("rowheader").textContent).toBe("Speed");
    expect(within(table).getAllByRole("cell")).toHaveLength(3);
  });

  it("shows a person without a photo by monogram, and names the link to the profile", async () => {
    await renderSections([
      {
        kind: "people",
        title: "People",
        people: [
          { name: "Ada King", title: "Analyst", profile: "https://example.com/ada" },
          { name: "Jane Ann Doe, PhD", title: "Advisor" },
          { name: "Advisor, data privacy", title: "Privacy", monogram: "DP" },
          { name: "With Photo", title: "Seen", image: "/ada.jpg" },
        ],
      },
    ]);
    expect(
      [...document.querySelectorAll("svg text:first-of-type")].map(({ textContent }) => textContent),
    ).toEqual(["AK", "JD", "DP"]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Ada King/ }).getAttribute("href")).toBe(
      "https://example.com/ada",
    );
  });

  it("marks the example of a block as one", async () => {
    await renderSections([
      {
        kind: "blocks",
        title: "Blocks",
        items: [
          {
            title: "Block",
            text: ["What it is."],
            example: { title: "A hotel", text: "One night.", rows: [{ label: "Rooms", value: "80" }] },
            figure: "governance",
          },
        ],
      },
    ]);
    expect(screen.getByText("A hotel").textContent).toBe("ExampleA hotel");
  });
});
