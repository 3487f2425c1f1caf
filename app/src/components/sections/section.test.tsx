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
    // A cell names its side a second time for phones, hidden from those who hear the header.
    const [, ours, theirs] = within(table).getAllByRole("cell");
    expect(ours?.textContent).toBe("Oursfast");
    expect(theirs?.textContent).toBe("Theirsslow");
    expect(ours?.querySelector("[aria-hidden]")?.textContent).toBe("Ours");
  });

  it("draws example figures on one scale from one zero line", async () => {
    await renderSections([
      {
        kind: "example",
        title: "Figures",
        note: "An example.",
        figures: [
          { value: "−50%", label: "down" },
          { value: "+100%", label: "up" },
        ],
      },
    ]);
    const bands = [...document.querySelectorAll("dd rect")];
    expect(bands.map((band) => [band.getAttribute("x"), band.getAttribute("width")])).toEqual([
      ["0.00%", "33.33%"],
      ["33.33%", "66.67%"],
    ]);
  });

  it("draws no scale where a figure is no percentage", async () => {
    await renderSections([
      {
        kind: "example",
        title: "Figures",
        note: "An example.",
        figures: [{ value: "3 months", label: "time" }],
      },
    ]);
    expect(document.querySelector("dd svg")).toBeNull();
    expect(screen.getByText("3 months")).toBeTruthy();
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

  it("says of an example figure what it starts from and what it comes to", async () => {
    await renderSections([
      {
        kind: "example",
        title: "Figures",
        note: "An example.",
        figures: [{ value: "−40%", label: "Vacancy", from: "40 empty", to: "24 empty" }],
      },
    ]);
    expect(screen.getByText(/40 empty/).textContent).toBe("40 empty to 24 empty");
  });

  it("works an example through: steps with their values in order, then the result", async () => {
    await renderSections([
      {
        kind: "worked-example",
        title: "Worked through",
        note: "An example.",
        steps: [
          { title: "Inputs", rows: [{ label: "Rent", value: "$1,480", note: "asked" }] },
          { title: "Decision", text: "First." },
        ],
        result: { value: "$1,390", label: "Recommended", text: "For this apartment." },
      },
    ]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Inputs",
      "Decision",
    ]);
    expect(screen.getByRole("term").textContent).toBe("Rent");
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "$1,480",
      "asked",
    ]);
    expect(screen.getByText("First.")).toBeTruthy();
    expect(screen.getByText("$1,390")).toBeTruthy();
  });

  it("answers questions under their headings", async () => {
    await renderSections([
      { kind: "questions", title: "Asked", items: [{ question: "Who decides?", answer: ["You do."] }] },
    ]);
    expect(screen.getByRole("heading", { level: 3, name: "Who decides?" })).toBeTruthy();
    expect(screen.getByText("You do.")).toBeTruthy();
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

  it("heads each of its columns", async () => {
    await renderSections([
      {
        kind: "columns",
        title: "Columns",
        columns: [
          { title: "One", label: "First", text: ["Text."] },
          { title: "Two", text: ["Text."], action: { label: "Go", href: "/contact" } },
        ],
      },
    ]);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "One",
      "Two",
    ]);
    expect(screen.getByRole("link", { name: "Go" })).toBeTruthy();
  });
});
