import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { header } from "../../content/shared/site";
import { HeaderDropdown } from "./header-dropdown";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("an Escape before the effects of opening have run closes it", () => {
  render(<HeaderDropdown menu={header.menu} />, { wrapper: MemoryRouter });
  const button = screen.getByRole("button");
  const open = () => button.getAttribute("aria-expanded");
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  expect(open()).toBe("true");
  fireEvent.pointerOut(button, { pointerType: "mouse" });
  fireEvent.keyDown(document, { key: "Escape" });
  expect(open()).toBe("false");

  act(() => {
    fireEvent.pointerOver(button, { pointerType: "mouse" });
    fireEvent.keyDown(document, { key: "Escape" });
  });
  expect(open()).toBe("false");
});

test("the down arrow opens it and focuses a link before the next key comes", () => {
  render(<HeaderDropdown menu={header.menu} />, { wrapper: MemoryRouter });
  const button = screen.getByRole("button");
  const [first, second] = screen.getAllByRole("link");
  button.focus();
  fireEvent.keyDown(button, { key: "ArrowDown" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(document.activeElement as Element, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
});

test("the pointer that leaves it does not hide a link that has the focus", () => {
  vi.useFakeTimers();
  render(<HeaderDropdown menu={header.menu} />, { wrapper: MemoryRouter });
  const button = screen.getByRole("button");
  const [first] = screen.getAllByRole("link");
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  act(() => first?.focus());
  fireEvent.pointerOut(button, { pointerType: "mouse" });
  act(() => vi.runAllTimers());
  expect(button.getAttribute("aria-expanded")).toBe("true");
  act(() => first?.blur());
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test("it closes on a choice, and is closed when one comes back", async () => {
  const router = createMemoryRouter([{ path: "*", element: <HeaderDropdown menu={header.menu} /> }]);
  render(<RouterProvider router={router} />);
  const button = screen.getByRole("button");
  const [first] = screen.getAllByRole("link");
  for (const leave of [() => first?.click(), () => router.navigate(-1)]) {
    fireEvent.pointerOver(button, { pointerType: "mouse" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await act(leave);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    fireEvent.pointerOut(button, { pointerType: "mouse" });
  }
});
