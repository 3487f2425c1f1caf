import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { header } from "../../content/shared/site";
import { HeaderDropdown } from "./header-dropdown";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderMenu() {
  const router = createMemoryRouter([{ path: "*", element: <HeaderDropdown menu={header.menu} /> }]);
  render(<RouterProvider router={router} />);
  const button = screen.getByRole("button");
  return {
    router,
    first: screen.getAllByRole("link")[0],
    isOpen: () => button.getAttribute("aria-expanded") === "true",
    click: () => {
      fireEvent.pointerDown(button, { pointerType: "mouse" });
      fireEvent.click(button, { detail: 1 });
    },
    point: () => fireEvent.pointerOver(button, { pointerType: "mouse" }),
    leave: () => fireEvent.pointerOut(button, { pointerType: "mouse" }),
  };
}

test("an Escape immediately after opening closes the menu", () => {
  const { isOpen, point } = renderMenu();
  act(() => {
    point();
    fireEvent.keyDown(document, { key: "Escape" });
  });
  expect(isOpen()).toBe(false);
});

test("Escape returns the focus from a link of the menu to its button", () => {
  const { click, first } = renderMenu();
  click();
  act(() => first?.focus());
  fireEvent.keyDown(document, { key: "Escape" });
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("the menu stays open when the pointer leaves while a link has the focus", () => {
  vi.useFakeTimers();
  const { click, first, isOpen, leave, point } = renderMenu();
  point();
  click();
  expect(isOpen(), "a click leaves open what hovering has opened").toBe(true);
  act(() => first?.focus());
  leave();
  act(() => vi.runAllTimers());
  expect(isOpen()).toBe(true);
  act(() => first?.blur());
  expect(isOpen()).toBe(false);
});

test("the menu closes on a choice and on Back", async () => {
  const { first, isOpen, leave, point, router } = renderMenu();
  for (const go of [() => first?.click(), () => router.navigate(-1)]) {
    point();
    expect(isOpen()).toBe(true);
    await act(go);
    expect(isOpen()).toBe(false);
    leave();
  }
});
