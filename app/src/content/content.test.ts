/**
 * Checks of everything that is written: bounds, links to other sites, what follows from the owner's values, and the
 * texts, targets and anchors that docs/contract.md fixes, some by the id of their section; others may be added.
 */
import { describe, expect, it, test } from "vitest";
import { canonicalPaths, type CanonicalPath, type Href, slugOf } from "../routes/paths";
import { canonicalPathOf } from "../routes/resolve";
import { siteConfig } from "../../site.config";
import { importWith } from "./import-with";
import { animation as impact } from "./pages/consortium-impact";
import * as contact from "./pages/contact";
import * as notFound from "./pages/not-found";
import { animation as esee } from "./pages/platform-esee-intelligence";
import { solutions } from "./pages/platform-solutions";
import { networkLinks, networkNodes } from "./shared/network";
import { errorScreen, footer, header, socialProfiles } from "./shared/site";
import { subNavigations } from "./shared/sub-navigation";
import type { Page } from "./types";

const { externalLinks } = siteConfig;

/** A page's content: what every page has, and its sections by their names. */
interface PageContent {
  readonly page: Page;
}

const modules = import.meta.glob<PageContent>("./pages/*.ts", { eager: true });

const byPath = canonicalPaths.map((path): readonly [CanonicalPath, PageContent] => {
  const content = modules[`./pages/${slugOf(path)}.ts`];
  if (content === undefined) throw new Error(`${path} has no content: src/content/pages/${slugOf(path)}.ts`);
  return [path, content];
});
const pages = Object.fromEntries(byPath) as Readonly<Record<CanonicalPath, PageContent>>;

const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });

const withNotFound: readonly (readonly [string, PageContent])[] = [...byPath, ["404", notFound]];

/** Visits every value below `node`, parents first, in the order in which the content is written. */
function walk(node: unknown, visit: (key: string, value: unknown) => void, key = ""): void {
  visit(key, node);
  if (Array.isArray(node)) for (const child of node) walk(child, visit, key);
  else if (typeof node === "object" && node !== null)
    for (const [childKey, child] of Object.entries(node)) walk(child, visit, childKey);
}

function hrefsIn(node: unknown): string[] {
  const found: string[] = [];
  walk(node, (key, value) => {
    if (typeof value === "string" && ["href", "link", "hrefOnOverview", "profile"].includes(key))
      found.push(value);
  });
  return found;
}

function idsOf(path: CanonicalPath): string[] {
  const ids: string[] = [];
  walk(pages[path], (key, value) => {
    if (key === "id" && typeof value === "string") ids.push(value);
  });
  return ids;
}

interface Part {
  readonly id?: string;
  readonly title?: string;
  readonly name?: string;
  readonly figures?: unknown;
}

/** The section of a page, or the part of one, that has the anchor. */
function partAt(path: CanonicalPath, id: string): Part {
  let found: Part | undefined;
  walk(pages[path], (_key, value) => {
    if (typeof value === "object" && (value as Part | null)?.id === id) found ??= value as Part;
  });
  if (found === undefined) throw new Error(`nothing on ${path} has the anchor #${id}`);
  return found;
}

const titleOf = (part: unknown) => (part as Part | null)?.title ?? (part as Part | null)?.name;

/** Every list below `node` of which each part has a title: cards, steps, columns, people. */
function listsIn(node: unknown): readonly (readonly unknown[])[] {
  const lists: unknown[][] = [];
  walk(node, (_key, value) => {
    if (Array.isArray(value) && value.every((part) => titleOf(part) !== undefined)) lists.push(value);
  });
  return lists;
}

describe("titles and descriptions", () => {
  it.each(withNotFound)("%s keeps within the bounds", (_path, { page: { meta } }) => {
    expect(meta.title.length).toBeGreaterThanOrEqual(5);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(50);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });
});

describe("sections", () => {
  it.each(withNotFound)("%s has no empty text and no empty list", (_path, page) => {
    walk(page, (key, value) => {
      if (typeof value === "string") expect(value, key).not.toBe("");
      if (Array.isArray(value)) expect(value, key).not.toHaveLength(0);
    });
  });
});

describe("the owner's values", () => {
  /** The paths of the pages that say it. */
  const pagesWith = (among: Readonly<Record<string, unknown>>, text: string) =>
    Object.entries(among).flatMap(([path, page]) => (JSON.stringify(page).includes(text) ? [path] : []));

  /** Every page, the footer and the structured data, with some other values. */
  const pagesOf = (values: object) =>
    importWith(values, async () => {
      const found: Record<string, unknown> = {};
      for (const path of canonicalPaths) found[path] = await import(`./pages/${slugOf(path)}.ts`);
      found["footer"] = (await import("./shared/site")).footer;
      found["structured data"] = (await import("../prerender/structured-data")).structuredData();
      return found;
    });

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
    const hrefs = Object.values(await pagesOf({ externalLinks: none })).flatMap(hrefsIn);
    expect(hrefs.filter((href) => Object.values<unknown>(externalLinks).includes(href))).toEqual([]);
    expect(hrefs).not.toContain(undefined);
  });
});

describe("links", () => {
  const everything = [...Object.values(pages), notFound, contact, header, footer];
  const hrefs = [...new Set([...everything, subNavigations, errorScreen].flatMap(hrefsIn))];

  it.each(hrefs.filter((href) => !href.startsWith("/")))("%s is a whole address", (href) => {
    expect(URL.canParse(href)).toBe(true);
    expect(["https:", "mailto:"]).toContain(new URL(href).protocol);
  });

  it("leave no page without a way to it", () => {
    const reached = hrefs
      .filter((href) => href.startsWith("/"))
      .map((href) => canonicalPathOf(href.split("#")[0] ?? ""));
    for (const path of canonicalPaths) expect(reached, `nothing links to ${path}`).toContain(path);
  });
});

test("what only the owner can supply stands among the owner's values", () => {
  for (const [path, source] of Object.entries(sources)) {
    if (["./people.ts", "./placeholder.ts", "./content.test.ts"].includes(path)) continue;
    expect(source, path).not.toMatch(/example\.(com|org)|lorem|\bTODO\b|\bTBD\b|\bXXX\b/i);
  }
});

test.each([
  [esee.content.descriptions.unified, esee.content.lines.unified.result],
  [impact.content.descriptions.collective, impact.content.lines.collective.result],
])("“%s” says what the picture shows in its middle", (description, result) => {
  expect(description).toContain(result);
});

describe("what docs/contract.md fixes (to change it: there and here)", () => {
  const metrics = [
    "Market prosperity quotient",
    "Community prosperity index",
    "Human experience metric",
    "Ethical resilience index",
  ];

  it.each<[CanonicalPath, readonly string[]]>([
    ["/", ["ROI-driven decision making", "Agentic AI leadership", "Ethical AI framework"]],
    ["/about-mavi-ecosystem", ["Data ingress", "Ethical synthesis", "Intelligence generation"]],
    ["/platform", ["Fragmented knowledge", "Trust deficit", "Missing context"]],
    ["/platform", metrics],
    ["/platform/esee-intelligence", metrics],
    [
      "/platform/miu",
      ["B2C pricing tool", "Private auditable utility", "Public foundational economic layer"],
    ],
    [
      "/consortium",
      ["Privacy & Control", "Stakeholder Empowerment", "Responsible Data Synthesis", "Systemic Trust Impact"],
    ],
    [
      "/consortium/data-stewardship",
      [
        "Individually controlled data",
        "Privacy by design",
        "Consortium unique identifiers",
        "Blockchain auditability",
      ],
    ],
    [
      "/consortium/data-stewardship",
      ["Raw data", "Consortium", "Synthetic data", "Corporation AI processing", "Validated insights"],
    ],
    [
      "/consortium/impact",
      ["Community partners", "Research collaborations", "Grant partners and foundations"],
    ],
    ["/consortium/impact", ["Community Voice Initiative", "Data Literacy Education"]],
    ["/consortium/about-us", ["Fragmentation", "Trust deficit", "Ethical blind spots"]],
    [
      "/consortium/about-us",
      ["Data stewardship", "Privacy and synthesis", "Ethical oversight", "Account management"],
    ],
  ])("%s has the list %j", (path, titles) => {
    expect(listsIn(pages[path]).map((list) => list.map(titleOf))).toContainEqual(titles);
  });

  it.each<[CanonicalPath, string, number]>([
    ["/", "market-imperative", 3],
    ["/", "value-proposition", 3],
    ["/platform", "pipeline", 4],
    ["/platform", "incentive-unit-phases", 2],
    ["/platform", "enterprise-capabilities", 6],
    ["/consortium", "join", 2],
    ["/consortium/about-us", "capabilities", 4],
    ["/team", "advisory-board", 10],
  ])("%s#%s has %d parts", (path, id, count) => {
    expect(listsIn(partAt(path, id))[0]).toHaveLength(count);
  });

  it.each<[CanonicalPath, string, readonly Href[]]>([
    [
      "/about-mavi-ecosystem",
      "partner-with-mavi",
      ["/contact#demo-request", "/consortium/get-involved", "/contact#investment-inquiry", "/contact"],
    ],
    ["/consortium/data-stewardship", "next", ["/consortium/about-us", "/consortium/impact", "/contact"]],
    [
      "/consortium/get-involved",
      "partner-with-us",
      [
        externalLinks.investorRelations ?? "/contact#investment-inquiry",
        "/contact",
        "/consortium/data-stewardship",
        "/contact",
        "/consortium/about-us",
        "/contact",
      ],
    ],
    ["/consortium/about-us", "partners", ["/contact", "/contact", "/contact"]],
  ])("the buttons of %s#%s lead to %j", (path, id, targets) => {
    const found: unknown[] = [];
    walk(partAt(path, id), (key, value) => key === "href" && found.push(value));
    expect(found).toEqual(targets);
  });

  it.each<[CanonicalPath, string, readonly Href[]]>([
    ["/", "how-it-works", ["/how-it-works"]],
    ["/consortium", "role", ["/about-mavi-ecosystem"]],
    ["/consortium", "impact", ["/consortium/impact"]],
    [
      "/consortium/impact",
      "programs",
      ["/consortium/impact/community-voice", "/consortium/impact/data-literacy"],
    ],
  ])("%s#%s links to %j", (path, id, targets) => {
    expect(hrefsIn(partAt(path, id))).toEqual(expect.arrayContaining([...targets]));
  });

  it.each<[CanonicalPath, readonly string[]]>([
    ["/platform", ["agentic-ai-section", "qpis-section"]],
    ["/consortium/get-involved", ["partner-with-us", "data-contribution", "support-us"]],
    ["/contact", ["demo-request", "investment-inquiry"]],
  ])("%s has the anchors %j", (path, ids) => {
    expect(idsOf(path)).toEqual(expect.arrayContaining([...ids]));
  });

  it.each<[CanonicalPath, string]>([
    ["/", "Stop Guessing on Price. Start Driving Growth."],
    ["/", "Ready to Price with Confidence?"],
    ["/about-mavi-ecosystem", "Feedback loop"],
    ["/platform/esee-intelligence", "Quantitative Prosperity Intelligence"],
    ["/platform/esee-intelligence", "Click to see how ESEE data streams merge into unified insights"],
    ["/platform/esee-intelligence", "Click to reset visualization"],
    ["/consortium/impact", "Collective Insight"],
    ["/consortium/impact", "Individual experiences combine to create powerful community knowledge"],
    ["/consortium/impact", "Click to see how individual data transforms into collective insight"],
    ["/consortium/impact", "Click to reset visualization"],
    ["/consortium/impact", "Partner With Us"],
    ["/consortium/get-involved", "Stay Connected"],
    ["/privacy", `Last updated ${siteConfig.lastUpdated.privacy}`],
    ["/terms", `Last updated ${siteConfig.lastUpdated.terms}`],
  ])("%s says “%s”", (path, text) => {
    const texts: unknown[] = [];
    walk(pages[path], (_key, value) => texts.push(value));
    expect(texts).toContain(text);
  });

  it.each<[CanonicalPath, string, Href]>([
    ["/", "Request a Demo", "/contact#demo-request"],
    ["/consortium", "Get Involved", "/consortium/get-involved"],
    ["/consortium", "Our Data Governance", "/consortium/data-stewardship"],
    ["/consortium/get-involved", "Subscribe to Updates", "/contact"],
    ["/consortium/get-involved", "General Inquiries", "/contact"],
  ])("on %s, the button “%s” leads to %s", (path, label, href) => {
    const buttons: unknown[] = [];
    walk(pages[path], (_key, value) => buttons.push(value));
    expect(buttons).toContainEqual({ label, href });
  });

  it.each<[CanonicalPath, readonly Href[]]>([
    ["/", ["/solutions/dynamic-pricing", "/about"]],
    ["/platform/mavi-difference", ["/solutions/dynamic-pricing"]],
  ])("the title of %s has buttons to %j", (path, targets) => {
    expect(hrefsIn(pages[path].page.hero)).toEqual(targets);
  });

  it.each<[CanonicalPath, string, readonly { readonly label: string; readonly value: string }[]]>([
    [
      "/solutions/dynamic-pricing",
      "example-figures",
      [
        { label: "Vacancy rate", value: "−40%" },
        { label: "Tenant retention", value: "+60%" },
        { label: "Overall revenue", value: "+25%" },
        { label: "Community satisfaction", value: "+80%" },
      ],
    ],
    ["/platform/mavi-difference", "example-figure", [{ label: "Sales", value: "+30%" }]],
  ])("the figures of %s#%s, marked as examples", (path, id, figures) => {
    const part = partAt(path, id);
    expect(part.figures).toEqual(figures);
    expect(part.title).toMatch(/example/i);
  });

  test("header", () => {
    expect(header.menu.items.map(({ label, href }) => [label, href])).toEqual(
      expect.arrayContaining<[string, Href]>([
        ["Dynamic Pricing", "/solutions/dynamic-pricing"],
        ["Systemic Integrity & Trust", "/solutions/systemic-trust"],
      ]),
    );
    expect(header.links.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["How It Works", "About", "Contact"]),
    );
    expect(header.action).toEqual({ label: "Request a Demo", href: "/contact#demo-request" });
  });

  test("footer", () => {
    const links = footer.columns.flatMap((column) => column.links.map(({ label, href }) => [label, href]));
    expect(links.map(([, href]) => href)).toEqual(
      expect.arrayContaining<Href>([
        "/consortium",
        "/consortium/about-us",
        "/platform",
        "/platform/about-us",
        "/privacy",
        "/team",
        "/terms",
      ]),
    );
    expect(links).toContainEqual(["Responsible AI & Data Governance", "/consortium/data-stewardship"]);
    expect(links).toContainEqual(["Ethics & Trust", "/consortium/data-stewardship"]);
    const outside = links.filter(([, href]) => !href?.startsWith("/")).map(([, href]) => href);
    const profiles = [externalLinks.investorRelations, ...socialProfiles.map(({ href }) => href)];
    expect(outside).toEqual(profiles.filter((href) => href !== undefined));
  });

  test("platform sub-navigation", () => {
    expect(subNavigations.platform.entries.map(({ href }) => href)).toEqual(
      expect.arrayContaining<Href>([
        "/platform",
        "/platform/esee-intelligence",
        "/platform/solutions",
        "/platform/miu",
        "/platform/investors",
        "/platform/about-us",
      ]),
    );
    expect(subNavigations.platform.entries).toContainEqual({
      label: "Investors",
      href: "/platform/investors",
      hrefOnOverview: externalLinks.investorRelations,
    });
  });

  test("consortium sub-navigation", () => {
    expect(subNavigations.consortium.entries.map(({ label, href }) => [label, href])).toEqual<
      [string, Href][]
    >([
      ["Our Mission", "/consortium"],
      ["Responsible Data Governance", "/consortium/data-stewardship"],
      ["Our Impact", "/consortium/impact"],
      ["Get Involved", "/consortium/get-involved"],
      ["About the Consortium", "/consortium/about-us"],
    ]);
  });

  test("solutions", () => {
    expect(Object.values(solutions).map(({ title }) => title)).toEqual([
      "Validated harmonized intelligence",
      "Incentive-unit dynamic pricing",
      "ESEE scenario modeling",
      "Ethical data stewardship",
    ]);
  });

  test("contact form", () => {
    expect(contact.inquiryTypes.map(({ value, label }) => `${value} = ${label}`).join("; ")).toBe(
      "platform = Dynamic Pricing Solution; investors = Investment Opportunities; consortium = Partnerships; data = Data Contribution; research = Research Collaboration; general = General Inquiry",
    );
    expect(contact.defaultInquiryType).toBe("general");
    expect(contact.form.submitting).toBe("Sending...");
    expect(contact.form.success).toEqual({
      title: "Message sent!",
      description: "Thank you for reaching out. We'll be in touch soon.",
    });
    expect(contact.mail.options.map(({ action }) => action.href.split(":")[0])).toEqual([
      "mailto",
      "mailto",
      "/contact#contact-form",
    ]);
  });

  test("errors", () => {
    expect(notFound.page.hero).toMatchObject({
      title: "Page Not Found",
      subtitle:
        "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
      actions: [{ label: "Return to Home", href: "/" }],
    });
    expect(errorScreen.title).toBe("Unexpected Application Error!");
  });

  test("partnership network", () => {
    expect(networkNodes.filter((node) => node.role === "core").map((node) => node.id)).toEqual([
      "corporation",
      "consortium",
    ]);
    expect(networkNodes.filter((node) => node.role === "partner")).toHaveLength(6);
    expect([...new Set(networkLinks.map((link) => link.strength))]).toEqual(["strong", "medium", "light"]);
  });
});
