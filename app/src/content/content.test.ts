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

/** Every value below `node` with its key, parents first, in the order in which the content is written. */
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

/** The section of a page, or the part of one, that has the anchor. */
function partAt(path: CanonicalPath, id: string): object {
  for (const [, value] of valuesIn(contentOf(path)))
    if (typeof value === "object" && value !== null && "id" in value && value.id === id) return value;
  throw new Error(`nothing on ${path} has the anchor #${id}`);
}

interface Part {
  readonly title?: string;
  readonly name?: string;
}

/** The titles of every list below `node` of which each part has one: cards, steps, columns, people. */
const listsIn = (node: unknown) =>
  [...valuesIn(node)].flatMap(([, value]) => {
    const titles = Array.isArray(value)
      ? value.map((part: Part | null) => part?.title ?? part?.name)
      : [undefined];
    return titles.includes(undefined) ? [] : [titles];
  });

/** Links as a text: what each says, and where it leads. */
const written = (links: readonly { readonly label: string; readonly href?: string | undefined }[]) =>
  links.map(({ label, href }) => `${label}: ${href}`);

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
  /** Every page, the footer and the structured data, with some other values. */
  const pagesOf = (values: object) =>
    importWith(values, async () => {
      const found: Record<string, unknown> = {};
      for (const path of canonicalPaths) found[path] = await import(`./pages/${slugOf(path)}.ts`);
      found["footer"] = (await import("./shared/site")).footer;
      found["structured data"] = (await import("../prerender/structured-data")).structuredData();
      return found;
    });
  /** The paths of the pages that say it. */
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

  it("what only the owner can supply stands among them", () => {
    for (const [path, source] of Object.entries(sources)) {
      if (["./people.ts", "./placeholder.ts", "./content.test.ts"].includes(path)) continue;
      expect(source, path).not.toMatch(/example\.(com|org)|lorem|\bTODO\b|\bTBD\b|\bXXX\b/i);
    }
  });
});

test("links to other sites are whole addresses, and no page is without a link to it", () => {
  const hrefs = hrefsIn([withNotFound, header, footer, subNavigations, errorScreen]);
  for (const href of hrefs.filter((each) => !each.startsWith("/"))) {
    expect(URL.canParse(href), href).toBe(true);
    expect(["https:", "mailto:"], href).toContain(new URL(href).protocol);
  }
  const reached = hrefs.map((href) =>
    href.startsWith("/") ? canonicalPathOf(href.split("#")[0] ?? "") : "",
  );
  for (const path of canonicalPaths) expect(reached, `nothing links to ${path}`).toContain(path);
});

test.each([
  [esee.content.descriptions.unified, esee.content.lines.unified.result],
  [impact.content.descriptions.collective, impact.content.lines.collective.result],
])("“%s” says what the picture shows in its middle", (description, result) => {
  expect(description).toContain(result);
});

describe("what docs/contract.md fixes (to change it: there and here)", () => {
  const metrics =
    "Market prosperity quotient, Community prosperity index, Human experience metric, Ethical resilience index";

  it.each<[CanonicalPath, string]>([
    ["/", "ROI-driven decision making, Agentic AI leadership, Ethical AI framework"],
    ["/about-mavi-ecosystem", "Data ingress, Ethical synthesis, Intelligence generation"],
    ["/platform", "Fragmented knowledge, Trust deficit, Missing context"],
    ["/platform", metrics],
    ["/platform/esee-intelligence", metrics],
    ["/platform/miu", "B2C pricing tool, Private auditable utility, Public foundational economic layer"],
    [
      "/consortium",
      "Privacy & Control, Stakeholder Empowerment, Responsible Data Synthesis, Systemic Trust Impact",
    ],
    [
      "/consortium/data-stewardship",
      "Individually controlled data, Privacy by design, Consortium unique identifiers, Blockchain auditability",
    ],
    [
      "/consortium/data-stewardship",
      "Raw data, Consortium, Synthetic data, Corporation AI processing, Validated insights",
    ],
    ["/consortium/impact", "Community partners, Research collaborations, Grant partners and foundations"],
    ["/consortium/impact", "Community Voice Initiative, Data Literacy Education"],
    ["/consortium/about-us", "Fragmentation, Trust deficit, Ethical blind spots"],
    [
      "/consortium/about-us",
      "Data stewardship, Privacy and synthesis, Ethical oversight, Account management",
    ],
  ])("%s has the list: %s", (path, titles) => {
    expect(listsIn(contentOf(path)).map((list) => list.join(", "))).toContain(titles);
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

  const investors = externalLinks.investorRelations ?? "/contact#investment-inquiry";

  it.each<[CanonicalPath, string, string]>([
    [
      "/about-mavi-ecosystem",
      "partner-with-mavi",
      "/contact#demo-request /consortium/get-involved /contact#investment-inquiry /contact",
    ],
    ["/consortium/data-stewardship", "next", "/consortium/about-us /consortium/impact /contact"],
    [
      "/consortium/get-involved",
      "partner-with-us",
      `${investors} /contact /consortium/data-stewardship /contact /consortium/about-us /contact`,
    ],
    ["/consortium/about-us", "partners", "/contact /contact /contact"],
  ])("the buttons of %s#%s lead to %s", (path, id, targets) => {
    expect(textsAt(partAt(path, id), "href").join(" ")).toBe(targets);
  });

  it.each<[CanonicalPath, string, Href]>([
    ["/", "how-it-works", "/how-it-works"],
    ["/consortium", "role", "/about-mavi-ecosystem"],
    ["/consortium", "impact", "/consortium/impact"],
    ["/consortium/impact", "programs", "/consortium/impact/community-voice"],
    ["/consortium/impact", "programs", "/consortium/impact/data-literacy"],
  ])("%s#%s links to %s", (path, id, target) => {
    expect(hrefsIn(partAt(path, id))).toContain(target);
  });

  it.each<[CanonicalPath, readonly string[]]>([
    ["/platform", ["agentic-ai-section", "qpis-section"]],
    ["/consortium/get-involved", ["partner-with-us", "data-contribution", "support-us"]],
    ["/contact", ["demo-request", "investment-inquiry"]],
  ])("%s has the anchors %j", (path, ids) => {
    expect(textsAt(contentOf(path), "id")).toEqual(expect.arrayContaining([...ids]));
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
    expect([...valuesIn(contentOf(path))].map(([, value]) => value)).toContain(text);
  });

  it.each<[CanonicalPath, string, Href]>([
    ["/", "Request a Demo", "/contact#demo-request"],
    ["/consortium", "Get Involved", "/consortium/get-involved"],
    ["/consortium", "Our Data Governance", "/consortium/data-stewardship"],
    ["/consortium/get-involved", "Subscribe to Updates", "/contact"],
    ["/consortium/get-involved", "General Inquiries", "/contact"],
  ])("on %s, the button “%s” leads to %s", (path, label, href) => {
    expect([...valuesIn(contentOf(path))].map(([, value]) => value)).toContainEqual({ label, href });
  });

  it.each<[CanonicalPath, readonly Href[]]>([
    ["/", ["/solutions/dynamic-pricing", "/about"]],
    ["/platform/mavi-difference", ["/solutions/dynamic-pricing"]],
  ])("the title of %s has buttons to %j", (path, targets) => {
    expect(hrefsIn(contentOf(path).page.hero)).toEqual(targets);
  });

  it.each<[CanonicalPath, string, string]>([
    [
      "/solutions/dynamic-pricing",
      "example-figures",
      "Vacancy rate −40%, Tenant retention +60%, Overall revenue +25%, Community satisfaction +80%",
    ],
    ["/platform/mavi-difference", "example-figure", "Sales +30%"],
  ])("the figures of %s#%s, marked as examples: %s", (path, id, figures) => {
    const part = partAt(path, id) as { title: string; figures: { label: string; value: string }[] };
    expect(part.figures.map(({ label, value }) => `${label} ${value}`).join(", ")).toBe(figures);
    expect(part.title).toMatch(/example/i);
  });

  test("header", () => {
    expect(written(header.menu.items)).toEqual(
      expect.arrayContaining([
        "Dynamic Pricing: /solutions/dynamic-pricing",
        "Systemic Integrity & Trust: /solutions/systemic-trust",
      ]),
    );
    expect(header.links.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["How It Works", "About", "Contact"]),
    );
    expect(written([header.action])).toEqual(["Request a Demo: /contact#demo-request"]);
  });

  test("footer", () => {
    const hrefs = hrefsIn(footer.columns);
    const fixed = "/consortium /consortium/about-us /platform /platform/about-us /privacy /team /terms".split(
      " ",
    );
    expect(hrefs).toEqual(expect.arrayContaining(fixed));
    expect(footer.columns.flatMap(({ links }) => written(links))).toEqual(
      expect.arrayContaining([
        "Responsible AI & Data Governance: /consortium/data-stewardship",
        "Ethics & Trust: /consortium/data-stewardship",
      ]),
    );
    const profiles = [externalLinks.investorRelations, ...socialProfiles.map(({ href }) => href)];
    expect(hrefs.filter((href) => !href.startsWith("/"))).toEqual(profiles.filter(Boolean));
  });

  test("platform sub-navigation", () => {
    const { entries } = subNavigations.platform;
    const fixed = "esee-intelligence solutions miu investors about-us"
      .split(" ")
      .map((page) => `/platform/${page}`);
    expect(entries.map(({ href }) => href)).toEqual(expect.arrayContaining(["/platform", ...fixed]));
    expect(entries).toContainEqual({
      label: "Investors",
      href: "/platform/investors",
      hrefOnOverview: externalLinks.investorRelations,
    });
  });

  test("consortium sub-navigation", () => {
    expect(written(subNavigations.consortium.entries)).toEqual([
      "Our Mission: /consortium",
      "Responsible Data Governance: /consortium/data-stewardship",
      "Our Impact: /consortium/impact",
      "Get Involved: /consortium/get-involved",
      "About the Consortium: /consortium/about-us",
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
    const idsOf = (role: string) => networkNodes.filter((node) => node.role === role).map(({ id }) => id);
    expect(idsOf("core")).toEqual(["corporation", "consortium"]);
    expect(idsOf("partner")).toHaveLength(6);
    expect([...new Set(networkLinks.map((link) => link.strength))]).toEqual(["strong", "medium", "light"]);
  });
});
