import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Layout } from "./layout";

const { onVisit } = vi.hoisted(() => ({ onVisit: vi.fn<(path: string) => void>() }));

vi.mock("../../../site.config", async (load) => {
  const { siteConfig } = await load<typeof import("../../../site.config")>();
  return { siteConfig: { ...siteConfig, onVisit } };
});

beforeEach(() => {
  onVisit.mockReset();
  vi.spyOn(navigator, "webdriver", "get").mockReturnValue(false);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fault = new Error("the test's fault");
function raise(): never {
  throw fault;
}

async function visitTwoPages() {
  const children = [
    { path: "/", element: "the first page" },
    { path: "/second", element: "the second page" },
  ];
  const router = createMemoryRouter([{ element: <Layout />, errorElement: "an error", children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/second"));
}

test("a page is shown although `onVisit` returns something, as fetch does", async () => {
  onVisit.mockImplementation(() => Promise.resolve());
  await visitTwoPages();
  expect(screen.getByText("the second page")).toBeTruthy();
  expect(onVisit.mock.calls).toEqual([["/"], ["/second"]]);
});

test("`onVisit` is not called in an automated browser", async () => {
  vi.spyOn(navigator, "webdriver", "get").mockReturnValue(true);
  await visitTwoPages();
  expect(onVisit).not.toHaveBeenCalled();
});

test.each([
  ["throws", () => raise()],
  ["rejects", () => Promise.reject(fault)],
])("a page is shown although `onVisit` %s, which the console says", async (_, implementation) => {
  onVisit.mockImplementation(implementation);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await visitTwoPages();
  expect(screen.getByText("the second page")).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(fault);
});
