import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { errorScreen } from "../content/shared/site";
import { SiteErrorPage } from "./route-error-page";

afterEach(cleanup);

test("an error outside the pages is shown without header and footer, which may be what threw", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  function Layout(): never {
    throw new Error("the test's fault");
  }
  const router = createMemoryRouter([{ path: "/", Component: Layout, ErrorBoundary: SiteErrorPage }]);
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(errorScreen.title);
  expect(screen.getAllByText("the test's fault").length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: errorScreen.home.label }).getAttribute("href")).toBe("/");
  expect(screen.queryByRole("banner")).toBeNull();
  expect(screen.queryByRole("contentinfo")).toBeNull();
  silence.mockRestore();
});
