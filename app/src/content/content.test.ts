/**
 * Checks of everything that is written: bounds, links to other sites, what the owner supplies, and the texts, targets and
 * anchors that docs/contract.md fixes, in whatever section they stand; others may be added.
 */
import { describe, expect, it, test, vi } from "vitest";
import { canonicalPaths, type CanonicalPath, slugOf } from "../routes/paths";
import { canonicalPathOf } from "../routes/resolve";
import * as aboutMaviEcosystem from "./pages/about-mavi-ecosystem";
import * as consortium from "./pages/consortium";
import * as consortiumAboutUs from "./pages/consortium-about-us";
import * as consortiumDataStewardship from "./pages/consortium-data-stewardship";
import * as consortiumGetInvolved from "./pages/consortium-get-involved";
import * as consortiumImpact from "./pages/consortium-impact";
import {
  anchors as contactAnchors,
  defaultInquiryType,
  form,
  guides,
  inquiryTypes,
  mail,
} from "./pages/contact";
import { type OwnersQuestion, questions } from "./owner/answers";
import { externalLinks, socialProfiles } from "./owner/external-links";
import * as names from "./owner/names";
import { openQuestions } from "./owner/open-questions";
import * as home from "./pages/home";
import * as howItWorks from "./pages/how-it-works";
import { networkLinks, networkNodes } from "./shared/network";
import * as notFound from "./pages/not-found";
import * as platform from "./pages/platform";
import * as platformEseeIntelligence from "./pages/platform-esee-intelligence";
import * as platformMaviDifference from "./pages/platform-mavi-difference";
import * as platformMiu from "./pages/platform-miu";
import * as platformSolutions from "./pages/platform-solutions";
import * as privacy from "./pages/privacy";
import { errorScreen, footer, header } from "./shared/site";
import * as solutionsDynamicPricing from "./pages/solutions-dynamic-pricing";
import { subNavigations } from "./shared/sub-navigation";
import * as team from "./pages/team";
import * as termsOfService from "./pages/terms";
import { siteConfig } from "../../site.config";
import type { DetailedLabel, ExampleSection, Page } from "./types";

/** A page's content: what every page has, and its sections by their names. */
interface Content {
  readonly page: Page;
}

const modules = import.meta.glob<Content>("./pages/*.ts", { eager: true });

const byPath = canonicalPaths.map((path): readonly [CanonicalPath, Content] => {
  const content = modules[`./pages/${slugOf(path)}.ts`];
  if (content === undefined) throw new Error(`${path} has no content: src/content/pages/${slugOf(path)}.ts`);
  // The anchors of the form's page are fixed below.
  return [path, path === "/contact" ? { page: content.page } : content];
});
const pages = Object.fromEntries(byPath) as Readonly<Record<CanonicalPath, Content>>;

const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });

const withNotFound: readonly (readonly [string, Content])[] = [...byPath, ["404", notFound]];

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
  const ids: string[] = path === "/contact" ? [...contactAnchors] : [];
  walk(pages[path], (key, value) => {
    if (key === "id" && typeof value === "string") ids.push(value);
  });
  return ids;
}

/** The section of a page, or the part of one, that has the anchor. */
function partAt(page: Content, id: string): object {
  let found: object | undefined;
  walk(page, (_key, value) => {
    if (typeof value === "object" && value !== null && "id" in value && value.id === id) found ??= value;
  });
  if (found === undefined) throw new Error(`nothing has the anchor #${id}`);
  return found;
}

interface Part {
  readonly title: string;
  readonly node: object;
}

/** Every list of titled parts below `node`: cards, rows, steps, notes, columns, by whatever name a section has them. */
function listsIn(node: unknown): readonly (readonly Part[])[] {
  const lists: Part[][] = [];
  walk(node, (_key, value) => {
    if (!Array.isArray(value)) return;
    const parts = value.flatMap((part: unknown) => {
      if (typeof part !== "object" || part === null) return [];
      const title = ["title", "label", "question", "name"].flatMap((name) => {
        const words: unknown = name in part ? part[name as keyof typeof part] : undefined;
        return typeof words === "string" ? [words] : [];
      })[0];
      return title === undefined ? [] : [{ title, node: part }];
    });
    if (parts.length > 0 && parts.length === value.length) lists.push(parts);
  });
  return lists;
}

/** A title without its number. */
const plainTitle = (title: string) => title.replace(/^\d\. /, "");

/** The list below `node` whose titles these are. */
function listOf(node: unknown, titles: readonly string[]): readonly Part[] {
  const lists = listsIn(node);
  const list = lists.find((parts) =>
    titles.every((title, index) => plainTitle(parts[index]?.title ?? "") === title),
  );
  if (list?.length !== titles.length)
    throw new Error(
      `no list of ${titles.join(", ")} among:\n${lists.map((parts) => parts.map(({ title }) => title).join(", ")).join("\n")}`,
    );
  return list;
}

/** The parts of the section with that anchor: the first list of titled parts in it, links apart. */
function partsAt(page: Content, id: string): readonly Part[] {
  const [parts = []] = listsIn(partAt(page, id)).filter((list) => list.some(({ node }) => !("href" in node)));
  return parts;
}

/** Where the actions of a list's parts lead, links in their texts apart. */
function targets(parts: readonly Part[]): string[] {
  const found: string[] = [];
  walk(parts, (key, value) => {
    if (key === "href" && typeof value === "string") found.push(value);
  });
  return found;
}

/** Example figures, as name and value. */
function figuresOf({ note, figures }: ExampleSection): readonly (readonly [string, string])[] {
  expect(note).toMatch(/example/i);
  return figures.map(({ label, value }) => [label, value]);
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
      if (typeof value === "string") expect(value.trim(), key).not.toBe("");
      if (Array.isArray(value)) expect(value, key).not.toHaveLength(0);
    });
  });
});

describe("what only the owner can answer", () => {
  const open = "/how-it-works#open";
  /** The paths of the pages that say it. */
  const pagesWith = (among: Readonly<Record<string, unknown>>, text: string) =>
    Object.entries(among).flatMap(([path, page]) => (JSON.stringify(page).includes(text) ? [path] : []));
  const entries = Object.values<OwnersQuestion>(questions);

  it.each(entries)(
    "“$question” is on the list and linked from a page that it concerns, until it is answered",
    (entry) => {
      const isOpen = openQuestions.includes(entry);
      expect(JSON.stringify(howItWorks.open ?? {}).includes(entry.question)).toBe(isOpen);
      const shown = isOpen ? entry.question : entry.answer;
      const others = pagesWith(pages, shown).filter((path) => path !== "/how-it-works");
      expect(others.length).toBeGreaterThan(0);
      if (!isOpen) return;
      for (const path of others) expect(hrefsIn(pages[path as CanonicalPath])).toContain(open);
    },
  );

  it("home links to the list, if there is one", () => {
    expect(hrefsIn(home).includes(open)).toBe(openQuestions.length > 0);
  });

  /** Every page, with some of the owner's values. */
  async function pagesOf(file: string, values: object): Promise<Readonly<Record<string, unknown>>> {
    vi.resetModules();
    vi.doMock(file, () => values);
    const found: Record<string, unknown> = {};
    for (const path of canonicalPaths) found[path] = await import(`./pages/${slugOf(path)}.ts`);
    found["structured data"] = (await import("../prerender/structured-data")).structuredData();
    vi.doUnmock(file);
    return found;
  }

  it("answers take their questions off the list and stand on pages", async () => {
    const supplied = Object.fromEntries(
      Object.entries(questions).map(([name, each]) => [name, { ...each, answer: `The answer to ${name}.` }]),
    );
    const answered = await pagesOf("./owner/answers", { questions: supplied });
    expect(answered["/how-it-works"]).toHaveProperty("open", undefined);
    for (const { answer } of Object.values(supplied))
      expect(pagesWith(answered, answer), answer).not.toEqual([]);
    for (const page of Object.values(answered)) expect(hrefsIn(page)).not.toContain(open);
  });

  it("legal names stand in the privacy policy, the terms and the structured data", async () => {
    const named = await pagesOf("./owner/names", {
      ...names,
      corporation: { legalName: "Ada Pricing, Inc.", address: "1 Main Street, Austin" },
      consortium: { ...names.consortium, legalName: "Ada Stewards", address: "2 Main Street, Austin" },
    });
    for (const name of ["Ada Pricing, Inc.", "Ada Stewards"])
      expect(pagesWith(named, name)).toEqual(["/privacy", "/terms", "structured data"]);
  });

  it("a consortium that is no 501(c)(3) is nowhere called one", async () => {
    const corrected = await pagesOf("./owner/names", {
      ...names,
      consortium: { ...names.consortium, is501c3: false },
    });
    expect(pagesWith(corrected, "501")).toEqual([]);
  });

  it("a profile that the owner does not have leaves no link", async () => {
    const none = { investorRelations: undefined, linkedIn: undefined, youTube: undefined, x: undefined };
    const config = { siteConfig: { ...siteConfig, externalLinks: none } };
    const without = await pagesOf("../../site.config", config);
    const site = await import("./shared/site");
    const hrefs = [...Object.values(without), site.footer].flatMap(hrefsIn);
    expect(hrefs.filter((href) => Object.values<unknown>(externalLinks).includes(href))).toEqual([]);
    expect(hrefs).not.toContain(undefined);
  });
});

describe("links", () => {
  const everything = [...Object.values(pages), notFound, mail, guides, form, header, footer];
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

test("what only the owner can supply stands in the owner's files", () => {
  for (const [path, source] of Object.entries(sources)) {
    if (path.startsWith("./owner/") || path === "./content.test.ts") continue;
    expect(source, path).not.toMatch(/example\.(com|org)|lorem|\bTODO\b|\bTBD\b|\bXXX\b/i);
  }
});

test("the rent that ESEE's chart marks is in the range of every label", () => {
  const { details, labels } = platformEseeIntelligence.animation.content;
  for (const { text, range } of Object.values<DetailedLabel>(labels)) {
    expect(range.from ?? details.mark, text).toBeLessThanOrEqual(details.mark);
    expect(range.to ?? details.mark, text).toBeGreaterThanOrEqual(details.mark);
  }
});

test.each([
  [
    platformEseeIntelligence.animation.content.descriptions.unified,
    platformEseeIntelligence.animation.content.lines.unified.result,
  ],
  [
    consortiumImpact.animation.content.descriptions.collective,
    consortiumImpact.animation.content.lines.collective.result,
  ],
])("“%s” says what the picture shows in its middle", (description, result) => {
  expect(description).toContain(result);
});

describe("what docs/contract.md fixes (to change it: there, here and, of a figure, in owner/claims.ts)", () => {
  test("header", () => {
    expect(header.menu.items.map(({ label, href }) => [label, href])).toEqual(
      expect.arrayContaining([
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
      expect.arrayContaining([
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

  test("home", () => {
    expect(home.page.hero.title).toBe("Stop Guessing on Price. Start Driving Growth.");
    expect(hrefsIn(home.page.hero)).toEqual(["/solutions/dynamic-pricing", "/about"]);
    expect(partsAt(home, "market-imperative")).toHaveLength(3);
    listOf(partAt(home, "strategic-alignment"), [
      "ROI-driven decision making",
      "Agentic AI leadership",
      "Ethical AI framework",
    ]);
    expect(partsAt(home, "value-proposition")).toHaveLength(3);
    expect(hrefsIn(partAt(home, "how-it-works"))).toContain("/how-it-works");
    expect(home.demo).toMatchObject({
      title: "Ready to Price with Confidence?",
      action: { href: "/contact#demo-request" },
    });
  });

  test("ecosystem", () => {
    const flow = partAt(aboutMaviEcosystem, "data-flow");
    listOf(flow, ["Data ingress", "Ethical synthesis", "Intelligence generation"]);
    expect(flow).toHaveProperty("loop");
    expect(targets(partsAt(aboutMaviEcosystem, "partner-with-mavi"))).toEqual([
      "/contact#demo-request",
      "/consortium/get-involved",
      "/contact#investment-inquiry",
      "/contact",
    ]);
  });

  test("platform overview", () => {
    const ids = idsOf("/platform");
    expect(ids).toEqual(expect.arrayContaining(["agentic-ai-section", "qpis-section"]));
    listOf(platform, ["Fragmented knowledge", "Trust deficit", "Missing context"]);
    expect(partsAt(platform, "pipeline")).toHaveLength(4);
    expect(partsAt(platform, "incentive-unit-phases")).toHaveLength(2);
    expect(partsAt(platform, "enterprise-capabilities")).toHaveLength(6);
  });

  test("four insight metrics, by the same names on both pages", () => {
    const metrics = [
      "Market prosperity quotient",
      "Community prosperity index",
      "Human experience metric",
      "Ethical resilience index",
    ];
    listOf(partAt(platform, "qpis-section"), metrics);
    listOf(platformEseeIntelligence, metrics);
  });

  test("platform sub-navigation", () => {
    expect(subNavigations.platform.entries.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
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
    expect(subNavigations.consortium.entries.map(({ label, href }) => [label, href])).toEqual([
      ["Our Mission", "/consortium"],
      ["Responsible Data Governance", "/consortium/data-stewardship"],
      ["Our Impact", "/consortium/impact"],
      ["Get Involved", "/consortium/get-involved"],
      ["About the Consortium", "/consortium/about-us"],
    ]);
  });

  test("solutions", () => {
    expect(Object.values(platformSolutions.blocks).map(({ title }) => title)).toEqual([
      "Validated harmonized intelligence",
      "Incentive-unit dynamic pricing",
      "ESEE scenario modeling",
      "Ethical data stewardship",
    ]);
  });

  test("example figures, marked as examples", () => {
    expect(figuresOf(solutionsDynamicPricing.exampleFigures)).toEqual([
      ["Vacancy rate", "−40%"],
      ["Tenant retention", "+60%"],
      ["Overall revenue", "+25%"],
      ["Community satisfaction", "+80%"],
    ]);
    expect(figuresOf(platformMaviDifference.exampleFigure)).toEqual([["Sales", "+30%"]]);
    expect(hrefsIn(platformMaviDifference.page.hero)).toEqual(["/solutions/dynamic-pricing"]);
  });

  test("incentive unit in three phases", () => {
    listOf(partAt(platformMiu, "phases"), [
      "B2C pricing tool",
      "Private auditable utility",
      "Public foundational economic layer",
    ]);
  });

  test("texts of the ESEE animation", () => {
    expect(platformEseeIntelligence.animation.content).toMatchObject({
      animation: "esee",
      lines: { unified: { title: "Quantitative Prosperity Intelligence" } },
      hints: {
        start: "Click to see how ESEE data streams merge into unified insights",
        reset: "Click to reset visualization",
      },
    });
  });

  test("texts of the Impact visualization", () => {
    expect(consortiumImpact.animation.content).toMatchObject({
      animation: "impact",
      lines: {
        collective: {
          title: "Collective Insight",
          text: "Individual experiences combine to create powerful community knowledge",
        },
      },
      hints: {
        start: "Click to see how individual data transforms into collective insight",
        reset: "Click to reset visualization",
      },
    });
  });

  test("consortium mission", () => {
    expect(consortium.page.hero.actions).toEqual([
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ]);
    listOf(consortium, [
      "Privacy & Control",
      "Stakeholder Empowerment",
      "Responsible Data Synthesis",
      "Systemic Trust Impact",
    ]);
    expect(hrefsIn(partAt(consortium, "role"))).toContain("/about-mavi-ecosystem");
    expect(hrefsIn(consortium)).toContain("/consortium/impact");
    expect(partsAt(consortium, "join")).toHaveLength(2);
  });

  test("data stewardship", () => {
    listOf(consortiumDataStewardship, [
      "Individually controlled data",
      "Privacy by design",
      "Consortium unique identifiers",
      "Blockchain auditability",
    ]);
    listOf(consortiumDataStewardship, [
      "Raw data",
      "Consortium",
      "Synthetic data",
      "Corporation AI processing",
      "Validated insights",
    ]);
    expect(hrefsIn(consortiumDataStewardship.next)).toEqual([
      "/consortium/about-us",
      "/consortium/impact",
      "/contact",
    ]);
  });

  test("impact", () => {
    listOf(consortiumImpact, [
      "Community partners",
      "Research collaborations",
      "Grant partners and foundations",
    ]);
    const labels: unknown[] = [];
    walk(consortiumImpact, (key, value) => key === "label" && labels.push(value));
    expect(labels).toContain("Partner With Us");
    const programs = listOf(consortiumImpact, ["Community Voice Initiative", "Data Literacy Education"]);
    expect(hrefsIn(programs)).toEqual(
      expect.arrayContaining(["/consortium/impact/community-voice", "/consortium/impact/data-literacy"]),
    );
  });

  test("get involved", () => {
    expect(targets(partsAt(consortiumGetInvolved, "partner-with-us"))).toEqual([
      externalLinks.investorRelations ?? "/contact#investment-inquiry",
      "/contact",
      "/consortium/data-stewardship",
      "/contact",
      "/consortium/about-us",
      "/contact",
    ]);
    expect(idsOf("/consortium/get-involved")).toEqual(
      expect.arrayContaining(["partner-with-us", "data-contribution", "support-us"]),
    );
    expect(partAt(consortiumGetInvolved, "stay-connected")).toMatchObject({
      title: "Stay Connected",
      actions: [
        { label: "Subscribe to Updates", href: "/contact" },
        { label: "General Inquiries", href: "/contact" },
      ],
    });
  });

  test("about the consortium", () => {
    listOf(consortiumAboutUs, ["Fragmentation", "Trust deficit", "Ethical blind spots"]);
    listOf(consortiumAboutUs, [
      "Data stewardship",
      "Privacy and synthesis",
      "Ethical oversight",
      "Account management",
    ]);
    expect(partsAt(consortiumAboutUs, "capabilities")).toHaveLength(4);
    expect(targets(partsAt(consortiumAboutUs, "partners"))).toEqual(["/contact", "/contact", "/contact"]);
  });

  test("team", () => {
    expect(partsAt(team, "founder")).toHaveLength(1);
    expect(partsAt(team, "advisory-board")).toHaveLength(10);
  });

  test("contact form", () => {
    expect(inquiryTypes.map(({ value, label }) => `${value} = ${label}`).join("; ")).toBe(
      "platform = Dynamic Pricing Solution; investors = Investment Opportunities; consortium = Partnerships; data = Data Contribution; research = Research Collaboration; general = General Inquiry",
    );
    expect(defaultInquiryType).toBe("general");
    expect(form.submitting).toBe("Sending...");
    expect(form.success).toEqual({
      title: "Message sent!",
      description: "Thank you for reaching out. We'll be in touch soon.",
    });
    expect(contactAnchors).toEqual(expect.arrayContaining(["demo-request", "investment-inquiry"]));
    expect(mail.options.map(({ action }) => action.href.split(":")[0])).toEqual([
      "mailto",
      "mailto",
      "/contact#contact-form",
    ]);
  });

  test("legal pages", () => {
    for (const [{ page }, { lastUpdated }] of [
      [privacy, names.legalTexts.privacy],
      [termsOfService, names.legalTexts.terms],
    ] as const)
      expect(page.hero.subtitle).toBe(`Last updated ${lastUpdated}`);
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
