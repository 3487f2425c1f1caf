import { act, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { BelowFold } from "./below-fold";

test("a visit's first page renders in one pass, sections below the fold included", async () => {
  const rendered = vi.fn();
  const element = (
    <Profiler id="page" onRender={rendered}>
      <BelowFold>the sections</BelowFold>
    </Profiler>
  );
  const router = createMemoryRouter([{ path: "/terms", element }], { initialEntries: ["/terms"] });
  await act(() => Promise.resolve(render(<RouterProvider router={router} />)));
  expect(screen.getByText("the sections")).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(1);
});
