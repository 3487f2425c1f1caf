import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Hero } from "./hero";

afterEach(cleanup);

test.each([
  ["left", ""],
  ["center", "justify-center"],
  ["right", "justify-end"],
] as const)("a hero aligned %s has title, subtitle, children and its buttons on that side", (align, side) => {
  render(
    <StrictMode>
      <MemoryRouter>
        <Hero
          tone="teal"
          hero={{
            title: "Title",
            subtitle: "Subtitle",
            align,
            actions: [{ label: "Action", href: "/contact" }],
          }}
        >
          <p>Children</p>
        </Hero>
      </MemoryRouter>
    </StrictMode>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Title");
  expect(screen.getByText("Subtitle")).toBeTruthy();
  expect(screen.getByText("Children")).toBeTruthy();
  const row = screen.getByRole("link", { name: "Action" }).parentElement?.className ?? "";
  expect(/justify-(?:center|end)/.exec(row)?.[0] ?? "").toBe(side);
});
