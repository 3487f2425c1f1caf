import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { header } from "../../content/shared/site";
import { HeaderDropdown } from "./header-dropdown";

afterEach(cleanup);

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
