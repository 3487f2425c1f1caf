import { cleanup, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import type { Section as SectionContent } from "../../content/types";
import { Drawings } from "../figures/figure";
import { Blocks } from "./blocks";
import { Comparison } from "./comparison";
import { People } from "./people";
import { Sections } from "./sections";
import { WorkedExample } from "./worked-example";

function renderSection(section: SectionContent) {
  render(
    <StrictMode>
      <MemoryRouter>
        <Drawings value={{ drawing: () => "The drawing" }}>
          <Sections
            sections={[section]}
            tone="teal"
            kinds={{
              blocks: Blocks,
              comparison: Comparison,
              people: People,
              "worked-example": WorkedExample,
            }}
          />
        </Drawings>
      </MemoryRouter>
    </StrictMode>,
  );
}

describe("section", () => {
  afterEach(cleanup);

  it("compares in a table whose cells belong to a row and a side", () => {
    renderSection({
      kind: "comparison",
      title: "Two sides",
      sides: ["Ours", "Theirs"],
      rows: [{ label: "Speed", cells: ["fast", "slow"] }],
    });
    const table = screen.getByRole("table");
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Ours", "Theirs"]);
    expect(within(table).getByRole("rowheader").textContent).toBe("Speed");
    expect(within(table).getAllByRole("cell")).toHaveLength(3);
  });

  it("shows a person without a photo by monogram, and names the link to the profile", () => {
    renderSection({
      kind: "people",
      title: "People",
      people: [
        { name: "Ada King", title: "Analyst", profile: "https://example.com/ada" },
        { name: "Jane Ann Doe, PhD", title: "Advisor" },
        { name: "Advisor, data privacy", title: "Privacy", monogram: "DP" },
        { name: "With Photo", title: "Seen", image: "/ada.jpg" },
      ],
    });
    expect(
      [...document.querySelectorAll("svg text:first-of-type")].map(({ textContent }) => textContent),
    ).toEqual(["AK", "JD", "DP"]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Ada King/ }).getAttribute("href")).toBe(
      "https://example.com/ada",
    );
  });

  it("marks the example of a block as one", () => {
    renderSection({
      kind: "blocks",
      title: "Blocks",
      items: [
        {
          title: "Block",
          paragraphs: ["What it is."],
          example: { title: "A hotel", text: "One night." },
          figure: "drawing",
        },
      ],
    });
    expect(screen.getByText("A hotel").textContent).toBe("ExampleA hotel");
  });

  it("takes a flag that is false as one that is absent", () => {
    renderSection({ kind: "process", title: "Steps", steps: [{ title: "One", text: "First." }] });
    const markup = document.body.innerHTML;
    cleanup();
    renderSection({
      kind: "process",
      title: "Steps",
      inverted: false,

      steps: [{ title: "One", text: "First." }],
    });
    expect(document.body.innerHTML).toBe(markup);
  });
});
