/** Checks the content: lengths, links, effects of the owner's values, and the texts that docs/contract.md fixes. */
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

it.each(withNotFound)(
  "%s has a title and a description within bounds, and nothing empty",
  (_path, content) => {
    const { title, description } = content.page.meta;
    expect([title.length >= 5, title.length <= 60]).toEqual([true, true]);
    expect([description.length >= 50, description.length <= 160]).toEqual([true, true]);
    for (const [key, value] of valuesIn(content))
      if (typeof value === "string" || Array.isArray(value)) expect(value, key).not.toHaveLength(0);
  },
);

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

/**
 * The texts, anchors and link targets that docs/contract.md fixes, by page. Each must be a whole value in the content.
 * To change one, change the contract, too.
 */
const fixed: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "Stop Guessing on Price. Start Driving Growth.",
    "ROI-driven decision making",
    "Agentic AI leadership",
    "Ethical AI framework",
    "/how-it-works",
    "Ready to Price with Confidence?",
    "/contact#demo-request",
  ],
  "/about-mavi-ecosystem": [
    "/contact#demo-request",
    "/consortium/get-involved",
    "/contact#investment-inquiry",
    "/contact",
  ],
  "/platform": ["agentic-ai-section", "qpis-section", "investors"],
  "/platform/solutions": ["core-solutions"],
  "/platform/esee-intelligence": [
    "Click to see how ESEE data streams merge into unified insights",
    "Click to reset visualization",
    "Quantitative Prosperity Intelligence",
  ],
  "/consortium": [
    "/consortium/get-involved",
    "/consortium/data-stewardship",
    "/about-mavi-ecosystem",
    "/consortium/impact",
  ],
  "/consortium/data-stewardship": ["/consortium/about-us", "/consortium/impact", "/contact"],
  "/consortium/impact": [
    "Click to see how individual data transforms into collective insight",
    "Click to reset visualization",
    "Collective Insight",
    "Individual experiences combine to create powerful community knowledge",
    "community-voice",
    "data-literacy",
    "/consortium/impact/community-voice",
    "/consortium/impact/data-literacy",
  ],
  "/consortium/get-involved": [
    "partner-with-us",
    "data-contribution",
    "support-us",
    externalLinks.investorRelations ?? "/contact#investment-inquiry",
    "/contact",
    "/consortium/data-stewardship",
    "/consortium/about-us",
  ],
  "/contact": [
    "demo-request",
    "investment-inquiry",
    "Sending...",
    "Message sent!",
    "Thank you for reaching out. We'll be in touch soon.",
  ],
  header: [
    "/solutions/dynamic-pricing",
    "/solutions/systemic-trust",
    "/how-it-works",
    "/about",
    "/contact",
    "/contact#demo-request",
  ],
  footer: [
    "/team",
    "/platform",
    "/platform/about-us",
    "/consortium",
    "/consortium/about-us",
    "/consortium/data-stewardship",
    "/privacy",
    "/terms",
  ],
  "404": [
    "Page Not Found",
    "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    "/",
  ],
  "error screen": ["Unexpected Application Error!"],
};

describe("what docs/contract.md fixes", () => {
  const written = new Map<string, unknown>([
    ...withNotFound,
    ...Object.entries({ header, footer, "error screen": errorScreen }),
  ]);

  it.each(Object.entries(fixed))("%s has its fixed texts, anchors and links", (name, values) => {
    const texts = [...valuesIn(written.get(name))].map(([, value]) => value);
    expect(values.filter((value) => !texts.includes(value))).toEqual([]);
  });

  test("the sub-navigations have these links only", () => {
    expect(subNavigations.platform.entries.map(({ href }) => href)).toEqual([
      "/platform",
      "/platform/esee-intelligence",
      "/platform/solutions",
      "/platform/miu",
      "/platform/investors",
      "/platform/about-us",
    ]);
    expect(subNavigations.consortium.entries.map(({ label, href }) => `${label}: ${href}`)).toEqual([
      "Our Mission: /consortium",
      "Responsible Data Governance: /consortium/data-stewardship",
      "Our Impact: /consortium/impact",
      "Get Involved: /consortium/get-involved",
      "About the Consortium: /consortium/about-us",
    ]);
  });

  test("the footer's other links lead to investor relations and profiles", () => {
    const outside = hrefsIn(footer.groups).filter((href) => !href.startsWith("/"));
    const profiles = [externalLinks.investorRelations, ...socialProfiles.map(({ href }) => href)];
    expect(outside).toEqual(profiles.filter(Boolean));
  });

  test("the titles of home and the MAVI difference have their buttons, figures are marked as examples", () => {
    const buttonsOf = (path: CanonicalPath) => hrefsIn(contentOf(path).page.hero);
    expect(buttonsOf("/")).toEqual(["/solutions/dynamic-pricing", "/about"]);
    expect(buttonsOf("/platform/mavi-difference")).toEqual(["/solutions/dynamic-pricing"]);
    for (const [, content] of withNotFound)
      for (const [, part] of valuesIn(content))
        if (typeof part === "object" && part !== null && "figures" in part)
          expect(JSON.stringify(part)).toMatch(/example/i);
  });

  test("contact form", () => {
    expect(contact.inquiryTypes.map(({ value, label }) => `${value} = ${label}`).join("; ")).toBe(
      "platform = Dynamic Pricing Solution; investors = Investment Opportunities; consortium = Partnerships; data = Data Contribution; research = Research Collaboration; general = General Inquiry",
    );
    expect(contact.defaultInquiryType).toBe("general");
    const ways = contact.mail.options.map(({ action }) => action.href.split(":")[0]);
    expect(ways).toEqual(["mailto", "mailto", "/contact#contact-form"]);
  });

  test("partnership network", () => {
    const idsOf = (role: string) => networkNodes.filter((node) => node.role === role).map(({ id }) => id);
    expect(idsOf("core")).toEqual(["corporation", "consortium"]);
    expect(idsOf("partner")).toHaveLength(6);
    expect([...new Set(networkLinks.map((link) => link.strength))]).toEqual(["strong", "medium", "light"]);
  });
});
