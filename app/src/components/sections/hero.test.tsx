import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Hero, type HeroProps } from "./hero";

afterEach(cleanup);

function renderHero(props: Partial<HeroProps>) {
  render(
    <StrictMode>
      <MemoryRouter>
        <Hero
          title="Title"
          subtitle="Subtitle"
          actions={[{ label: "Action", href: "/contact" }]}
          {...props}
        />
      </MemoryRouter>
    </StrictMode>,
  );
}

/** Whether one element is read before another. */
function precedes(first: Node, second: Node): boolean {
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

test.each(["left", "center", "right"] as const)(
  "a hero aligned %s is read in one order: title, subtitle, actions, picture",
  (align) => {
    renderHero({ align, children: <p>Picture</p> });
    const parts = [
      screen.getByRole("heading", { level: 1, name: "Title" }),
      screen.getByText("Subtitle"),
      screen.getByRole("link", { name: "Action" }),
      screen.getByText("Picture"),
    ];
    for (const [index, part] of parts.slice(1).entries())
      expect(precedes(parts[index] as Node, part)).toBe(true);
  },
);
