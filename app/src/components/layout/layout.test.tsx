import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { footer, header } from "../../content/shared/site";
import { subNavigations } from "../../content/shared/sub-navigation";
import { Layout } from "./layout";
import { SubNavigation } from "./sub-navigation";

const { count } = vi.hoisted(() => ({ count: vi.fn<(path: string) => void>() }));

vi.mock("../../../site.config", async (load) => {
  const { siteConfig } = await load<typeof import("../../../site.config")>();
  const externalLinks = { ...siteConfig.externalLinks, investorRelations: "https://investors.test/" };
  return { siteConfig: { ...siteConfig, externalLinks, visits: { host: "https://count.test", count } } };
});

afterEach(() => {
  cleanup();
  count.mockReset();
  vi.restoreAllMocks();
});

async function visitTwoPages({ automated }: { readonly automated: boolean }) {
  vi.spyOn(navigator, "webdriver", "get").mockReturnValue(automated);
  const children = [
    { path: "/", element: "the first page" },
    { path: "/second", element: "the second page" },
  ];
  const router = createMemoryRouter([{ element: <Layout />, errorElement: "an error", children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate("/second"));
  expect(screen.getByText("the second page")).toBeTruthy();
}

const fault = new Error("the test's fault");
const fail = () => {
  throw fault;
};

test.each<[string, () => unknown, number]>([
  ["succeeds", () => Promise.resolve(), 0],
  ["throws, with a warning", fail, 2],
  ["rejects, with a warning", () => Promise.reject(fault), 2],
])("each page is shown and passed to `visits.count`, which %s", async (_, implementation, warnings) => {
  count.mockImplementation(implementation);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await visitTwoPages({ automated: false });
  expect(count.mock.calls).toEqual([["/"], ["/second"]]);
  expect(warn.mock.calls).toEqual(Array.from({ length: warnings }, () => [fault]));
});

test.each([
  ["header", [header.landmark], [...header.menu.items, ...header.links, header.action]],
  ["footer", footer.groups.map(({ title }) => title), footer.groups.flatMap(({ links }) => [...links])],
])("the %s has its named navigations and links", (part, names, links) => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Layout /> }])} />);
  const found = [...document.querySelectorAll(`${part} nav`)].map((nav) => nav.getAttribute("aria-label"));
  expect(found).toEqual(names);
  const hrefs = [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(links.map(({ href }) => href)));
});

test.each([
  ["/platform", "https://investors.test/", "_blank"],
  ["/platform/miu", "/platform/investors", null],
])("on %s the sub-navigation leads investors to %s", (path, href, target) => {
  const element = <SubNavigation name="platform" />;
  render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }], { initialEntries: [path] })} />,
  );
  const entry = subNavigations.platform.entries.find(({ hrefOnOverview }) => hrefOnOverview !== undefined);
  const link = screen.getByRole("link", { name: new RegExp(`^${entry?.label}`) });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([href, target]);
});

test("`visits.count` is not called in an automated browser", async () => {
  await visitTwoPages({ automated: true });
  expect(count).not.toHaveBeenCalled();
});
