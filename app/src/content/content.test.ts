/**
 * Checks of everything that is written: bounds, links and anchors, the rhythm of sections, glossary
 * terms, and the structures and texts that docs/contract.md fixes.
 */
import { describe, expect, it, test } from "vitest";
import { aliases, canonicalPaths, wildcards, type CanonicalPath } from "../routes/paths";
import { page as aboutMaviEcosystem } from "./pages/about-mavi-ecosystem";
import { page as consortium } from "./pages/consortium";
import { page as consortiumAboutUs } from "./pages/consortium-about-us";
import { page as consortiumDataStewardship } from "./pages/consortium-data-stewardship";
import { page as consortiumGetInvolved } from "./pages/consortium-get-involved";
import { page as consortiumImpact } from "./pages/consortium-impact";
import {
  anchors as contactAnchors,
  defaultInquiryType,
  form,
  guides,
  inquiryTypes,
  mail,
  page as contact,
} from "./pages/contact";
import { externalLinks, socialProfiles } from "./owner/external-links";
import { page as home } from "./pages/home";
import { page as howItWorks } from "./pages/how-it-works";
import { networkLinks, networkNodes } from "./shared/network";
import { page as notFound } from "./pages/not-found";
import { listPlaceholders } from "./owner/open-placeholders";
import { page as platform } from "./pages/platform";
import { page as platformAboutUs } from "./pages/platform-about-us";
import { page as platformEseeIntelligence } from "./pages/platform-esee-intelligence";
import { page as platformMaviDifference } from "./pages/platform-mavi-difference";
import { page as platformMiu } from "./pages/platform-miu";
import { page as platformSolutions } from "./pages/platform-solutions";
import { page as privacy } from "./pages/privacy";
import { errorScreen, footer, header } from "./shared/site";
import { page as solutionsDynamicPricing } from "./pages/solutions-dynamic-pricing";
import { subNavigations } from "./shared/sub-navigation";
import { page as team } from "./pages/team";
import { page as termsOfService } from "./pages/terms";
import { terms, type TermName } from "./shared/glossary";
import type { Item, Page, Section } from "./types";

const pages: Readonly<Record<CanonicalPath, Page>> = {
  "/": home,
  "/about-mavi-ecosystem": aboutMaviEcosystem,
  "/platform": platform,
  "/platform/solutions": platformSolutions,
  "/solutions/dynamic-pricing": solutionsDynamicPricing,
  "/platform/esee-intelligence": platformEseeIntelligence,
  "/how-it-works": howItWorks,
  "/platform/miu": platformMiu,
  "/platform/mavi-difference": platformMaviDifference,
  "/platform/about-us": platformAboutUs,
  "/consortium": consortium,
  "/consortium/data-stewardship": consortiumDataStewardship,
  "/consortium/impact": consortiumImpact,
  "/consortium/get-involved": consortiumGetInvolved,
  "/consortium/about-us": consortiumAboutUs,
  "/team": team,
  "/contact": contact,
  "/privacy": privacy,
  "/terms": termsOfService,
};

const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });

/** Files whose values the owner supplies. */
const ownersFiles = ["site.config.ts", "src/content/owner/people.ts"];

const byPath = Object.entries(pages);
const withNotFound: readonly (readonly [string, Page])[] = [...byPath, ["404", notFound]];

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

/** The page that answers a path, or undefined where the 404 page would. */
function pageAt(path: string): CanonicalPath | undefined {
  const canonical = (canonicalPaths as readonly string[]).includes(path)
    ? (path as CanonicalPath)
    : (aliases as Readonly<Record<string, CanonicalPath>>)[path];
  if (canonical !== undefined) return canonical;
  const wildcard = Object.entries(wildcards).find(([prefix]) => path.startsWith(prefix.slice(0, -1)));
  return wildcard?.[1];
}

function idsOf(path: CanonicalPath): string[] {
  const ids: string[] = path === "/contact" ? [...contactAnchors] : [];
  walk(pages[path].sections, (key, value) => {
    if (key === "id" && typeof value === "string") ids.push(value);
  });
  return ids;
}

function sectionOf<Kind extends Section["kind"]>(
  page: Page,
  id: string,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const section = page.sections.find((candidate) => candidate.id === id);
  if (section?.kind !== kind) throw new Error(`no ${kind} section #${id}`);
  return section as Extract<Section, { kind: Kind }>;
}

const titles = (items: readonly { readonly title: string }[]) => items.map((item) => item.title);
const targets = (items: readonly Item[]) => items.map((item) => item.action?.href);

describe("titles and descriptions", () => {
  it.each(withNotFound)("%s keeps within the bounds", (_path, { meta }) => {
    expect(meta.title.length).toBeGreaterThanOrEqual(5);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(50);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });

  it("repeats none", () => {
    const all = withNotFound.map(([, page]) => page.meta);
    expect(new Set(all.map((meta) => meta.title)).size).toBe(all.length);
    expect(new Set(all.map((meta) => meta.description)).size).toBe(all.length);
  });
});

describe("sections", () => {
  it.each(byPath)("%s sets no two of a kind side by side, legal text apart", (_path, page) => {
    page.sections.forEach((section, index) => {
      if (section.kind !== "prose") expect(page.sections[index + 1]?.kind).not.toBe(section.kind);
    });
  });

  it.each(byPath)("%s has one band at most", (_path, page) => {
    expect(page.sections.filter((section) => section.kind === "band").length).toBeLessThanOrEqual(1);
  });

  it.each(withNotFound)("%s has no empty text and no empty list", (_path, page) => {
    walk(page, (key, value) => {
      if (typeof value === "string") expect(value.trim(), key).not.toBe("");
      if (Array.isArray(value) && value !== page.sections) expect(value, key).not.toHaveLength(0);
    });
  });

  it.each(byPath)("%s has something below its hero", (path, page) => {
    if (path !== "/contact") expect(page.sections.length).toBeGreaterThan(0);
  });

  it.each(byPath)("%s names each anchor once, in lower case with hyphens", (path) => {
    const ids = idsOf(path as CanonicalPath);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });
});

describe("links", () => {
  const everything = [...Object.values(pages), notFound, mail, guides, form, header, footer];
  const hrefs = [...new Set([...everything, subNavigations, errorScreen].flatMap(hrefsIn))];

  it.each(hrefs.filter((href) => href.startsWith("/")))("%s leads to a page and an anchor", (href) => {
    const [path = "", anchor] = href.split("#");
    const target = pageAt(path);
    expect(target).toBeDefined();
    if (target !== undefined && anchor !== undefined) expect(idsOf(target)).toContain(anchor);
  });

  it.each(hrefs.filter((href) => !href.startsWith("/")))("%s is a whole address", (href) => {
    expect(URL.canParse(href)).toBe(true);
    expect(["https:", "mailto:"]).toContain(new URL(href).protocol);
  });

  it("leave no page without a way to it", () => {
    const reached = hrefs
      .filter((href) => href.startsWith("/"))
      .map((href) => pageAt(href.split("#")[0] ?? ""));
    for (const path of canonicalPaths) expect(reached, path).toContain(path);
  });
});

describe("glossary terms", () => {
  /** Texts that hold no inline terms: names and titles. */
  const plain = new Set(["meta", "title", "label", "kind", "id", "figure", "href", "link", "value", "name"]);

  it.each(byPath)("%s explains a term where it first stands in the text, and once", (_path, page) => {
    const uses: { readonly term: TermName; readonly explained: boolean }[] = [];
    const collect = (key: string, node: unknown): void => {
      if (plain.has(key)) return;
      if (typeof node === "string") {
        for (const [term, { name, long }] of Object.entries(terms))
          if (new RegExp(`\\b(${name}|${long})`, "i").test(node))
            uses.push({ term: term as TermName, explained: false });
      } else if (Array.isArray(node)) {
        for (const child of node) collect("", child);
      } else if (typeof node === "object" && node !== null) {
        if ("term" in node) uses.push({ term: node.term as TermName, explained: true });
        else for (const [childKey, child] of Object.entries(node)) collect(childKey, child);
      }
    };
    collect("", page);
    for (const term of Object.keys(terms)) {
      const [first, ...rest] = uses.filter((use) => use.term === term);
      if (first !== undefined) expect(first.explained, term).toBe(true);
      expect(
        rest.filter((use) => use.explained),
        term,
      ).toEqual([]);
    }
  });
});

describe("placeholders", () => {
  it("stand in the owner's files only", () => {
    for (const [path, source] of Object.entries(sources)) {
      const file = path.slice(2);
      if (file.startsWith("owner/") || file === "content.test.ts") continue;
      expect(source, file).not.toMatch(/toSupply\(|example\.(com|org)|lorem|\bTODO\b|\bTBD\b|\bXXX\b/i);
    }
  });

  it("name the file in which they stand and what is wanted, each once", () => {
    const open = listPlaceholders();
    for (const { file, what } of open) {
      expect(ownersFiles).toContain(file);
      expect(what).not.toBe("");
    }
    expect(new Set(open.map(({ what }) => what)).size).toBe(open.length);
  });

  it("cover every example address that is left", () => {
    const open = new Set(listPlaceholders().map(({ value }) => value));
    const outside = Object.values(pages)
      .flatMap(hrefsIn)
      .concat(hrefsIn(footer), hrefsIn(mail))
      .filter((href) => href.includes("example.com"));
    for (const href of outside) expect(open).toContain(href.replace("mailto:", ""));
  });
});

describe("what docs/contract.md fixes", () => {
  test("header", () => {
    expect(header.menu.items.map(({ label, href }) => [label, href])).toEqual([
      ["Dynamic Pricing", "/solutions/dynamic-pricing"],
      ["Systemic Integrity & Trust", "/solutions/systemic-trust"],
    ]);
    expect(header.links.map(({ label }) => label)).toEqual(["How It Works", "About", "Contact"]);
    expect(header.action).toEqual({ label: "Request a Demo", href: "/contact#demo-request" });
  });

  test("footer", () => {
    const links = footer.columns.flatMap((column) => column.links.map(({ label, href }) => [label, href]));
    const inside = links.filter(([, href]) => href?.startsWith("/"));
    expect(inside.map(([, href]) => href).toSorted()).toEqual([
      "/consortium",
      "/consortium/about-us",
      "/consortium/data-stewardship",
      "/consortium/data-stewardship",
      "/platform",
      "/platform/about-us",
      "/privacy",
      "/team",
      "/terms",
    ]);
    expect(links).toContainEqual(["Responsible AI & Data Governance", "/consortium/data-stewardship"]);
    expect(links).toContainEqual(["Ethics & Trust", "/consortium/data-stewardship"]);
    const outside = links.filter(([, href]) => !href?.startsWith("/")).map(([, href]) => href);
    expect(outside).toEqual([externalLinks.investorRelations, ...socialProfiles.map(({ href }) => href)]);
  });

  test("home", () => {
    expect(home.hero.title).toBe("Stop Guessing on Price. Start Driving Growth.");
    expect(hrefsIn(home.hero)).toEqual(["/solutions/dynamic-pricing", "/about"]);
    expect(sectionOf(home, "market-imperative", "ruled-list").items).toHaveLength(3);
    expect(sectionOf(home, "strategic-alignment", "comparison").rows.map((row) => row.label)).toEqual([
      "ROI-driven decision making",
      "Agentic AI leadership",
      "Ethical AI framework",
    ]);
    expect(sectionOf(home, "value-proposition", "cells").items).toHaveLength(3);
    expect(hrefsIn(sectionOf(home, "how-it-works", "figure"))).toEqual(["/how-it-works"]);
    expect(home.sections.at(-1)).toMatchObject({
      title: "Ready to Price with Confidence?",
      action: { href: "/contact#demo-request" },
    });
  });

  test("ecosystem", () => {
    expect(sectionOf(aboutMaviEcosystem, "data-flow", "process").steps.map(({ title }) => title)).toEqual([
      "Data ingress",
      "Ethical synthesis",
      "Intelligence generation",
    ]);
    expect(sectionOf(aboutMaviEcosystem, "data-flow", "process").loop).toBeDefined();
    expect(targets(sectionOf(aboutMaviEcosystem, "partner-with-mavi", "ruled-list").items)).toEqual([
      "/contact#demo-request",
      "/consortium/get-involved",
      "/contact#investment-inquiry",
      "/contact",
    ]);
  });

  test("platform overview", () => {
    const ids = idsOf("/platform");
    expect(ids).toEqual(expect.arrayContaining(["agentic-ai-section", "qpis-section"]));
    expect(sectionOf(platform, "pipeline", "figure").notes).toHaveLength(4);
    expect(sectionOf(platform, "incentive-unit-phases", "process").steps).toHaveLength(2);
    expect(sectionOf(platform, "enterprise-capabilities", "cells").items).toHaveLength(6);
  });

  test("four insight metrics, by the same names on both pages", () => {
    const metrics = [
      "Market prosperity quotient",
      "Community prosperity index",
      "Human experience metric",
      "Ethical resilience index",
    ];
    expect(titles(sectionOf(platform, "qpis-section", "ruled-list").items)).toEqual(metrics);
    expect(titles(sectionOf(platformEseeIntelligence, "metrics", "cells").items)).toEqual(metrics);
  });

  test("platform sub-navigation", () => {
    expect(subNavigations.platform.entries.map(({ href }) => href)).toEqual([
      "/platform",
      "/platform/esee-intelligence",
      "/platform/solutions",
      "/platform/miu",
      "/platform/investors",
      "/platform/about-us",
    ]);
    const investors = subNavigations.platform.entries.filter((entry) => entry.hrefOnOverview !== undefined);
    expect(investors).toMatchObject([
      { label: "Investors", hrefOnOverview: externalLinks.investorRelations },
    ]);
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

  test("every platform and consortium page carries its sub-navigation", () => {
    for (const [path, page] of byPath) {
      const prefix = path.split("/")[1];
      const expected = prefix === "platform" || prefix === "consortium" ? prefix : undefined;
      expect(page.subNavigation, path).toBe(expected);
    }
  });

  test("solutions", () => {
    expect(titles(sectionOf(platformSolutions, "core-solutions", "cells").items)).toEqual([
      "Validated harmonized intelligence",
      "Incentive-unit dynamic pricing",
      "ESEE scenario modelling",
      "Ethical data stewardship",
    ]);
  });

  test("example figures, marked as examples", () => {
    const { figures, note } = sectionOf(solutionsDynamicPricing, "example-figures", "example");
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ["Vacancy rate", "−40%"],
      ["Tenant retention", "+60%"],
      ["Overall revenue", "+25%"],
      ["Community satisfaction", "+80%"],
    ]);
    expect(note).toMatch(/example/i);
    const difference = sectionOf(platformMaviDifference, "example-figure", "example");
    expect(difference.figures.map(({ label, value }) => [label, value])).toEqual([["Sales", "+30%"]]);
    expect(difference.note).toMatch(/example/i);
    expect(hrefsIn(platformMaviDifference.hero)).toEqual(["/solutions/dynamic-pricing"]);
  });

  test("incentive unit in three phases", () => {
    expect(
      sectionOf(platformMiu, "phases", "figure").notes.map(({ title }) => title.replace(/^\d\. /, "")),
    ).toEqual(["B2C pricing tool", "Private auditable utility", "Public foundational economic layer"]);
  });

  test("texts of the ESEE animation", () => {
    const { stage } = sectionOf(platformEseeIntelligence, "esee-animation", "stage");
    expect(stage).toMatchObject({
      animation: "esee",
      unified: "Quantitative Prosperity Intelligence",
      hints: {
        start: "Click to see how ESEE data streams merge into unified insights",
        reset: "Click to reset visualization",
      },
    });
  });

  test("texts of the Impact visualisation", () => {
    const { stage } = sectionOf(consortiumImpact, "collective-insight", "stage");
    expect(stage).toMatchObject({
      animation: "impact",
      collective: {
        title: "Collective Insight",
        text: "Individual experiences combine to create powerful community knowledge",
      },
      hints: {
        start: "Click to see how individual data transforms into collective insight",
        reset: "Click to reset visualization",
      },
    });
  });

  test("consortium mission", () => {
    expect(consortium.hero.actions).toEqual([
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ]);
    expect(titles(sectionOf(consortium, "core-principles", "cells").items)).toEqual([
      "Privacy & Control",
      "Stakeholder Empowerment",
      "Responsible Data Synthesis",
      "Systemic Trust Impact",
    ]);
    expect(hrefsIn(sectionOf(consortium, "role", "pair"))).toEqual(["/about-mavi-ecosystem"]);
    expect(hrefsIn(sectionOf(consortium, "impact", "band"))).toEqual(["/consortium/impact"]);
    expect(sectionOf(consortium, "join", "ruled-list").items).toHaveLength(2);
  });

  test("data stewardship", () => {
    expect(titles(sectionOf(consortiumDataStewardship, "data-handling", "cells").items)).toEqual([
      "Individually controlled data",
      "Privacy by design",
      "Consortium unique identifiers",
      "Blockchain auditability",
    ]);
    expect(titles(sectionOf(consortiumDataStewardship, "privacy-flow", "figure").notes)).toEqual([
      "Raw data",
      "Consortium",
      "Synthetic data",
      "Corporation AI processing",
      "Validated insights",
    ]);
    expect(hrefsIn(consortiumDataStewardship.sections.at(-1))).toEqual([
      "/consortium/about-us",
      "/consortium/impact",
      "/contact",
    ]);
  });

  test("impact", () => {
    expect(titles(sectionOf(consortiumImpact, "partnerships", "ruled-list").items)).toEqual([
      "Community partners",
      "Research collaborations",
      "Grant partners and foundations",
    ]);
    expect(sectionOf(consortiumImpact, "partnerships", "ruled-list").actions).toMatchObject([
      { label: "Partner With Us" },
    ]);
    const { items } = sectionOf(consortiumImpact, "programmes", "cells");
    expect(titles(items)).toEqual(["Community Voice Initiative", "Data Literacy Education"]);
    expect(targets(items)).toEqual([
      "/consortium/impact/community-voice",
      "/consortium/impact/data-literacy",
    ]);
  });

  test("get involved", () => {
    expect(targets(sectionOf(consortiumGetInvolved, "partner-with-us", "cells").items)).toEqual([
      externalLinks.investorRelations,
      "/contact",
      "/consortium/data-stewardship",
      "/contact",
      "/consortium/about-us",
      "/contact",
    ]);
    expect(idsOf("/consortium/get-involved")).toEqual(
      expect.arrayContaining(["partner-with-us", "data-contribution", "support-us"]),
    );
    expect(sectionOf(consortiumGetInvolved, "stay-connected", "statement")).toMatchObject({
      title: "Stay Connected",
      actions: [
        { label: "Subscribe to Updates", href: "/contact" },
        { label: "General Inquiries", href: "/contact" },
      ],
    });
  });

  test("about the consortium", () => {
    expect(titles(sectionOf(consortiumAboutUs, "problem", "cells").items)).toEqual([
      "Fragmentation",
      "Trust deficit",
      "Ethical blind spots",
    ]);
    expect(titles(sectionOf(consortiumAboutUs, "functions", "ruled-list").items)).toEqual([
      "Data stewardship",
      "Privacy and synthesis",
      "Ethical oversight",
      "Account management",
    ]);
    expect(sectionOf(consortiumAboutUs, "capabilities", "process").steps).toHaveLength(4);
    expect(targets(sectionOf(consortiumAboutUs, "partners", "ruled-list").items)).toEqual([
      "/contact",
      "/contact",
      "/contact",
    ]);
  });

  test("team", () => {
    expect(sectionOf(team, "founder", "people").people).toHaveLength(1);
    expect(sectionOf(team, "advisory-board", "people").people).toHaveLength(10);
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
    for (const page of [privacy, termsOfService]) expect(page.hero.subtitle).toBe("Last updated May 2025");
  });

  test("errors", () => {
    expect(notFound.hero).toMatchObject({
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
    for (const { id } of networkNodes)
      expect(
        networkLinks.some((link) => link.between.includes(id)),
        id,
      ).toBe(true);
    const pairs = networkLinks.map((link) => link.between.toSorted().join(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect([...new Set(networkLinks.map((link) => link.strength))]).toEqual(["strong", "medium", "light"]);
  });
});
