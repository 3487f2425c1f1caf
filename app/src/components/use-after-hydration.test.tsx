import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useAfterHydration } from "./use-after-hydration";

test.each([
  ["once if it is the prerendered one", 2026, ["2026"]],
  ["again if it is another", 2027, ["2026", "2027"]],
])("a value of the browser renders %s", async (_, value, expected) => {
  const rendered: string[] = [];
  function Year() {
    const year = useAfterHydration(() => value, 2026);
    rendered.push(String(year));
    return year;
  }
  const container = document.createElement("p");
  container.innerHTML = renderToString(<Year />);
  expect(container.textContent).toBe("2026");
  rendered.length = 0;
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Year />)));
  expect(rendered).toEqual(expected);
  expect(container.textContent).toBe(String(value));
  act(() => root.unmount());
});
