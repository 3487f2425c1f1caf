/**
 * Checks of everything that is written: bounds, links to other sites, what follows from the owner's values, and the
 * texts, targets and anchors that docs/contract.md fixes, some by the id of their section; others may be added.
 */
import { describe, expect, it, test } from "vitest";
import { canonicalPaths, type CanonicalPath, slugOf } from "../routes/paths";
import { canonicalPathOf } from "../routes/resolve";
import { siteConfig } from "../../site.config";
import { importWith } from "./import-with";
import { animation as impact } from "./pages/consortium-impact";
import * as contact from "./pages/contact";
import * as notFound from "./pages/not-found";
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

interface Part {
  readonly id?: string;
  readonly title?: string;
  readonly name?: string;
  readonly label?: string;
  readonly value?: string;
  readonly href?: string;
}

/** The names of a list's parts, if each has one: cards, steps, columns, people, figures. */
function namesOf(list: readonly (Part | null)[]): readonly string[] | undefined {
  const names = list.map(
    (part) => part?.title ?? part?.name ?? (part?.value && `${part.label} ${part.value}`),
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** What the content says, in the lines that `fixed` explains. */
function linesOf(content: unknown): readonly string[] {
  const lines: string[] = [];
  for (const [, value] of valuesIn(content)) {
    if (typeof value === "string") lines.push(value);
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) lines.push(namesOf(value)?.join(", ") ?? "");
    const { id, label, href } = value as Part;
    if (href !== undefined) lines.push(`${label}: ${href}`);
    if (id === undefined) continue;
    const first = [...valuesIn(value)].find(([, list]) => Array.isArray(list) && namesOf(list))?.[1] as
      [] | undefined;
    const hrefs = textsAt(value, "href");
    lines.push(`#${id}`, `#${id} has ${first?.length} parts`, `#${id} leads to ${hrefs.join(" ")}`);
    lines.push(...hrefsIn(value).map((link) => `#${id} links to ${link}`));
  }
  return lines;
}

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
  // Profiles of the team may be still to be supplied.
  for (const href of hrefs.filter((each) => !/^[/[]/.test(each))) {
    expect(URL.canParse(href), href).toBe(true);
    expect(["https:", "mailto:"], href).toContain(new URL(href).protocol);
  }
  const reached = hrefs.map((href) =>
    href.startsWith("/") ? canonicalPathOf(href.split("#")[0] ?? "") : "",
  );
  for (const path of canonicalPaths) expect(reached, `nothing links to ${path}`).toContain(path);
});

test("what stands in the middle of Impact's ring is in the statement, for screen readers too", () => {
  expect(impact.content.descriptions.collective).toContain(impact.content.lines.collective.result);
});

const metrics =
  "Market prosperity quotient, Community prosperity index, Human experience metric, Ethical resilience index";

/**
 * What docs/contract.md fixes; to change it, change both. Below the name of each page or part are lines of `linesOf`,
 * which it must have in any order:
 *
 * - `Sales +30%`: a text, or a figure's label and value;
 * - `Raw data, Consortium`: a list whose parts have exactly these names, in this order;
 * - `Contact: /contact`: a link with this label;
 * - `#role`: a part with this id;
 * - `#role has 2 parts`: the first list in it is this long;
 * - `#role links to /terms`: one of its links;
 * - `#role leads to /terms /team`: its buttons, all of them in this order.
 */
const fixed = `
/
  Stop Guessing on Price. Start Driving Growth.
  #market-imperative has 3 parts
  ROI-driven decision making, Agentic AI leadership, Ethical AI framework
  #value-proposition has 3 parts
  #how-it-works links to /how-it-works
  Ready to Price with Confidence?
  Request a Demo: /contact#demo-request
/about-mavi-ecosystem
  Data ingress, Ethical synthesis, Intelligence generation
  Feedback loop
  #partner-with-mavi leads to /contact#demo-request /consortium/get-involved /contact#investment-inquiry /contact
/platform
  Fragmented knowledge, Trust deficit, Missing context
  #agentic-ai-section
  #pipeline has 4 parts
  #qpis-section
  ${metrics}
  #incentive-unit-phases has 2 parts
  #enterprise-capabilities has 6 parts
/platform/solutions
  Validated harmonized intelligence
  Incentive-unit dynamic pricing
  ESEE scenario modeling
  Ethical data stewardship
/solutions/dynamic-pricing
  Vacancy rate −40%, Tenant retention +60%, Overall revenue +25%, Community satisfaction +80%
/platform/esee-intelligence
  ${metrics}
  Click to see how ESEE data streams merge into unified insights
  Click to reset visualization
  Quantitative Prosperity Intelligence
/platform/miu
  B2C pricing tool, Private auditable utility, Public foundational economic layer
/platform/mavi-difference
  Sales +30%
/consortium
  Get Involved: /consortium/get-involved
  Our Data Governance: /consortium/data-stewardship
  Privacy & Control, Stakeholder Empowerment, Responsible Data Synthesis, Systemic Trust Impact
  #role links to /about-mavi-ecosystem
  #impact links to /consortium/impact
  #join has 2 parts
/consortium/data-stewardship
  Individually controlled data, Privacy by design, Consortium unique identifiers, Blockchain auditability
  Raw data, Consortium, Synthetic data, Corporation AI processing, Validated insights
  #next leads to /consortium/about-us /consortium/impact /contact
/consortium/impact
  Click to see how individual data transforms into collective insight
  Click to reset visualization
  Collective Insight
  Individual experiences combine to create powerful community knowledge
  Community partners, Research collaborations, Grant partners and foundations
  Partner With Us
  Community Voice Initiative, Data Literacy Education
  #programs links to /consortium/impact/community-voice
  #programs links to /consortium/impact/data-literacy
/consortium/get-involved
  #partner-with-us leads to ${externalLinks.investorRelations ?? "/contact#investment-inquiry"} /contact /consortium/data-stewardship /contact /consortium/about-us /contact
  #data-contribution
  #support-us
  Stay Connected
  Subscribe to Updates: /contact
  General Inquiries: /contact
/consortium/about-us
  Fragmentation, Trust deficit, Ethical blind spots
  Data stewardship, Privacy and synthesis, Ethical oversight, Account management
  #capabilities has 4 parts
  #partners leads to /contact /contact /contact
/team
  #advisory-board has 10 parts
/contact
  #demo-request
  #investment-inquiry
  Sending...
  Message sent!
  Thank you for reaching out. We'll be in touch soon.
/privacy
  Last updated ${siteConfig.lastUpdated.privacy}
/terms
  Last updated ${siteConfig.lastUpdated.terms}
header
  Dynamic Pricing: /solutions/dynamic-pricing
  Systemic Integrity & Trust: /solutions/systemic-trust
  How It Works
  About
  Contact
  Request a Demo: /contact#demo-request
footer
  /team
  /platform
  /platform/about-us
  /consortium
  /consortium/about-us
  /privacy
  /terms
  Responsible AI & Data Governance: /consortium/data-stewardship
  Ethics & Trust: /consortium/data-stewardship
sub-navigation
  /platform
  /platform/esee-intelligence
  /platform/solutions
  /platform/miu
  Investors: /platform/investors
  /platform/about-us
404
  Page Not Found
  The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.
  Return to Home: /
error screen
  Unexpected Application Error!
`;

describe("what docs/contract.md fixes", () => {
  const others = {
    header,
    footer,
    "sub-navigation": subNavigations.platform,
    "error screen": errorScreen,
  };
  const written = new Map<string, unknown>([...withNotFound, ...Object.entries(others)]);

  it.each(
    fixed
      .trim()
      .split(/\n(?=\S)/)
      .map((part) => part.split(/\n +/)),
  )("%s", (name, ...fixedLines) => {
    const lines = linesOf(written.get(name));
    expect(lines).not.toEqual([]);
    expect(fixedLines.filter((line) => !lines.includes(line))).toEqual([]);
  });

  test("consortium sub-navigation has these five links only", () => {
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
    const figures = withNotFound.flatMap(([, content]) =>
      [...valuesIn(content)].flatMap(([, part]) =>
        typeof part === "object" && part !== null && "figures" in part ? (part as Part) : [],
      ),
    );
    expect(figures).toHaveLength(2);
    for (const { title } of figures) expect(title).toMatch(/example/i);
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
