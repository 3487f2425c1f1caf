/** Checks the content: lengths, links, effects of the owner's values, and what docs/contract.md fixes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { canonicalPaths, type CanonicalPath, slugOf } from "../routes/paths";
import { canonicalPathOf } from "../routes/resolve";
import { siteConfig } from "../../site.config";
import { importWith } from "./import-with";
import { animation as impact } from "./pages/consortium-impact";
import * as contact from "./pages/contact";
import * as notFound from "./pages/not-found";
import { terms } from "./shared/glossary";
import { networkLinks, networkNodes } from "./shared/network";
import { errorScreen, footer, header, socialProfiles } from "./shared/site";
import { subNavigations } from "./shared/sub-navigation";
import type { Page } from "./types";

const { externalLinks } = siteConfig;

/** The exports of a page's content file. */
interface PageContent {
  readonly page: Page;
}

const modules = import.meta.glob<PageContent>("./pages/*.ts", { eager: true });

function contentOf(path: CanonicalPath): PageContent {
  const content = modules[`./pages/${slugOf(path)}.ts`];
  if (content === undefined) throw new Error(`${path} has no content: src/content/pages/${slugOf(path)}.ts`);
  return content;
}

const withNotFound = [
  ...canonicalPaths.map((path) => [path, contentOf(path)] as const),
  ["404", notFound],
] as const;

const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });

/** Yields every value below `node` with its key. */
function* valuesIn(node: unknown, key = ""): Generator<readonly [key: string, value: unknown]> {
  yield [key, node];
  if (typeof node === "object" && node !== null)
    for (const [childKey, child] of Object.entries(node))
      yield* valuesIn(child, Array.isArray(node) ? key : childKey);
}

const textsAt = (node: unknown, ...keys: readonly string[]) =>
  [...valuesIn(node)].flatMap(([key, value]) =>
    typeof value === "string" && keys.includes(key) ? value : [],
  );

const hrefsIn = (node: unknown) => textsAt(node, "href", "link", "hrefOnOverview", "profile");

describe("the owner's values", () => {
  /** Returns the pages, the footer and the structured data for a configuration with these values. */
  const pagesOf = (values: object) =>
    importWith(values, async () => {
      const found: Record<string, unknown> = {};
      for (const path of canonicalPaths) found[path] = await import(`./pages/${slugOf(path)}.ts`);
      found["footer"] = (await import("./shared/site")).footer;
      found["structured data"] = (await import("../prerender/structured-data")).structuredData();
      return found;
    });
  /** Returns the paths of the pages whose content includes the text. */
  const pagesWith = (among: Readonly<Record<string, unknown>>, text: string) =>
    Object.keys(among).filter((path) => JSON.stringify(among[path]).includes(text));

  it("legal names and the EIN stand in the privacy policy, the terms and the structured data", async () => {
    const consortium = { legalName: "Ada Stewards", address: "2 Main Street, Austin", ein: "12-3456789" };
    const named = await pagesOf({
      corporation: { legalName: "Ada Pricing, Inc.", address: "1 Main Street, Austin" },
      consortium: { ...siteConfig.consortium, ...consortium },
    });
    for (const name of ["Ada Pricing, Inc.", "Ada Stewards", "12-3456789"])
      expect(pagesWith(named, name)).toEqual(["/privacy", "/terms", "structured data"]);
  });

  it("a consortium that is no 501(c)(3) is nowhere called one", async () => {
    const corrected = await pagesOf({ consortium: { ...siteConfig.consortium, is501c3: false } });
    expect(pagesWith(corrected, "501")).toEqual([]);
  });

  it("a profile that the owner does not have leaves no link", async () => {
    const none = { investorRelations: undefined, linkedIn: undefined, youTube: undefined, x: undefined };
    const hrefs = hrefsIn(await pagesOf({ externalLinks: none }));
    expect(hrefs.filter((href) => Object.values<unknown>(externalLinks).includes(href))).toEqual([]);
  });

  it("no content file has a placeholder of its own", () => {
    for (const [path, source] of Object.entries(sources)) {
      if (["./people.ts", "./placeholder.ts", "./content.test.ts"].includes(path)) continue;
      expect(source, path).not.toMatch(/example\.(com|org)|lorem|\bTODO\b|\bTBD\b|\bXXX\b/i);
    }
  });
});

it.each(withNotFound)(
  "%s has a title and a description within bounds, and nothing empty",
  (_path, content) => {
    const { title, description } = content.page.meta;
    expect(title).toMatch(/^.{5,60}$/);
    expect(description).toMatch(/^.{50,160}$/);
    for (const [key, value] of valuesIn(content))
      if (typeof value === "string" || Array.isArray(value)) expect(value, key).not.toHaveLength(0);
  },
);

test("links to other sites are whole addresses, and no page is without a link to it", () => {
  const hrefs = hrefsIn([withNotFound, header, footer, subNavigations, errorScreen]);
  // A link to a team profile may still be a placeholder in brackets.
  for (const href of hrefs.filter((each) => !/^[/[]/.test(each))) {
    expect(URL.canParse(href), href).toBe(true);
    expect(["https:", "mailto:"], href).toContain(new URL(href).protocol);
  }
  const reached = hrefs.map((href) =>
    href.startsWith("/") ? canonicalPathOf(href.split("#")[0] ?? "") : "",
  );
  for (const path of canonicalPaths) expect(reached, `nothing links to ${path}`).toContain(path);
});

test("every term of the glossary is on a page", () => {
  expect(textsAt(withNotFound, "term")).toEqual(expect.arrayContaining(Object.keys(terms)));
});

test("the result in the middle of Impact's ring is also in the statement, which screen readers read", () => {
  expect(impact.content.statements.collective).toContain(impact.content.lines.collective.result);
});

describe("docs/contract.md", () => {
  const contract = readFileSync(join(import.meta.dirname, "../../../docs/contract.md"), "utf8").split("\n");
  const lineOf = (start: string) => contract.find((line) => line.startsWith(start)) ?? "";
  /** Returns the fixed texts of a line, which are in italics and begin with a capital or a number. */
  const textsOf = (line: string) => Array.from(line.matchAll(/_([A-Z\d][^_]*)_/g), ([, text = ""]) => text);
  /** Returns the addresses and anchors that a line names. */
  const linksOf = (line: string) =>
    Array.from(line.matchAll(/`#?([^`*]+)`/g), ([, link = ""]) => link).filter((link) => link !== "/");

  const stringsIn = (node: unknown) =>
    [...valuesIn(node)].flatMap(([, value]) =>
      typeof value === "string" ? value.replaceAll("\u00a0", " ") : [],
    );
  const pages = contract.flatMap((line) => {
    const [, path, fixed] = /^- `(\/[^`*]*)`.*?: (.*)/.exec(line) ?? [];
    return path === undefined || fixed === undefined ? [] : [[path as CanonicalPath, fixed] as const];
  });

  it.each([
    ...pages.map(([path, fixed]) => [path, fixed, contentOf(path)] as const),
    ["header", lineOf("- **Header**"), header] as const,
    ["footer", lineOf("- **Footer**"), footer] as const,
  ])("%s has the links, anchors and texts that the contract names", (_, fixed, content) => {
    const known = stringsIn(content);
    expect([...linksOf(fixed), ...textsOf(fixed)].filter((value) => !known.includes(value))).toEqual([]);
  });

  it("fixes texts that stand in the content, each as a whole", () => {
    const known = stringsIn([withNotFound, header, errorScreen]);
    const texts = contract.slice(contract.indexOf("## Pages")).flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !known.includes(text))).toEqual([]);
  });

  test("the sub-navigations have the contract's links in its order", () => {
    const { platform, consortium } = subNavigations;
    const hrefs = [...platform.entries, ...consortium.entries].map(({ href }) => href);
    expect(hrefs).toEqual([...new Set(linksOf(lineOf("- **Sub-navigation**")))]);
  });

  test("the form has the contract's types of inquiries", () => {
    const types = lineOf("All fields are required").matchAll(/`(\w+)` ([A-Z][\w ]*\w)/g);
    const named = Object.fromEntries(Array.from(types, ([, value, label]) => [value, label]));
    const { inquiryTypes, defaultInquiryType } = contact;
    expect(Object.fromEntries(inquiryTypes.map(({ value, label }) => [value, label]))).toEqual(named);
    expect(defaultInquiryType).toBe("general");
  });

  test("the footer's other links lead to investor relations and profiles", () => {
    const outside = hrefsIn(footer.groups).filter((href) => !href.startsWith("/"));
    const profiles = [externalLinks.investorRelations, ...socialProfiles.map(({ href }) => href)];
    expect(outside).toEqual(profiles.filter(Boolean));
  });

  test("figures are marked as examples", () => {
    for (const [, content] of withNotFound)
      for (const [, part] of valuesIn(content))
        if (typeof part === "object" && part !== null && "figures" in part)
          expect(JSON.stringify(part)).toMatch(/example/i);
  });

  test("partnership network", () => {
    const idsOf = (role: string) => networkNodes.filter((node) => node.role === role).map(({ id }) => id);
    expect(idsOf("core")).toEqual(["corporation", "consortium"]);
    expect(idsOf("partner")).toHaveLength(6);
    expect([...new Set(networkLinks.map((link) => link.strength))]).toEqual(["strong", "medium", "light"]);
  });
});
