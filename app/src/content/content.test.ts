/**
 * Checks of everything that is written: bounds, links and anchors, the rhythm of sections, glossary
 * terms, and the texts, targets and anchors that docs/contract.md fixes, in whatever layout they stand.
 */
import { describe, expect, it, test } from "vitest";
import { canonicalPaths, type CanonicalPath } from "../routes/paths";
import { canonicalPathOf } from "../routes/resolve";
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
import { openValues } from "./owner/open-list";
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
import { figureNames } from "./shared/figures";
import { terms, type TermName } from "./shared/glossary";
import type { Page, Person } from "./types";

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

function idsOf(path: CanonicalPath): string[] {
  const ids: string[] = path === "/contact" ? [...contactAnchors] : [];
  walk(pages[path], (key, value) => {
    if (key === "id" && typeof value === "string") ids.push(value);
  });
  return ids;
}

/** The section of a page, or the part of one, that has the anchor. */
function partAt(page: Page, id: string): object {
  let found: object | undefined;
  walk(page.sections, (_key, value) => {
    if (typeof value === "object" && value !== null && "id" in value && value.id === id) found ??= value;
  });
  if (found === undefined) throw new Error(`nothing has the anchor #${id}`);
  return found;
}

interface Part {
  readonly title: string;
  readonly node: object;
}

/** Every list of titled parts below `node`: cards, rows, steps, notes, columns, by whatever name a layout has them. */
function listsIn(node: unknown): readonly (readonly Part[])[] {
  const lists: Part[][] = [];
  walk(node, (key, value) => {
    if (key === "sections" || !Array.isArray(value)) return;
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
function partsAt(page: Page, id: string): readonly Part[] {
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

/** The example figures below `node`, as name and value. */
function exampleFigures(page: Page): readonly (readonly [string, string])[] {
  const figures: (readonly [string, string])[] = [];
  for (const section of page.sections)
    if (section.kind === "example") {
      expect(section.note).toMatch(/example/i);
      for (const { label, value } of section.figures) figures.push([label, value]);
    }
  return figures;
}

describe("titles and descriptions", () => {
  it.each(withNotFound)("%s keeps within the bounds", (_path, { meta }) => {
    expect(meta.title.length).toBeGreaterThanOrEqual(5);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeGreaterThanOrEqual(50);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  });

  it.each(byPath)("%s has a title of its kind", (path, { meta: { title } }) => {
    const pattern =
      path === "/"
        ? /^MAVI: /
        : path.startsWith("/consortium")
          ? /^[^|]+ \| MAVI Consortium$/
          : /^[^|]+ \| MAVI$/;
    expect(title).toMatch(pattern);
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

  it.each(byPath)("%s has one band and one inverted sheet at most", (_path, page) => {
    expect(page.sections.filter((section) => section.kind === "band").length).toBeLessThanOrEqual(1);
    expect(page.sections.filter((section) => "inverted" in section).length).toBeLessThanOrEqual(1);
  });

  it("compare in a table on three pages at most", () => {
    const tables = byPath.flatMap(([path, page]) =>
      page.sections.filter(({ kind }) => kind === "comparison").map(() => path),
    );
    expect(tables.length, tables.join()).toBeLessThanOrEqual(3);
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

describe("pictures", () => {
  /** Which pages show what: drawings by their names, the animations, the network, people by theirs. */
  const pagesOf = new Map<string, Set<string>>();
  const show = (path: string, picture: string) =>
    pagesOf.set(picture, (pagesOf.get(picture) ?? new Set()).add(path));
  for (const [path, page] of withNotFound)
    walk(page, (key, value) => {
      if (key === "figure" && typeof value === "string") show(path, value);
      if (key === "animation" || value === "network") show(path, `the ${String(value)}`);
      if (key === "people" && Array.isArray(value))
        for (const { name } of value as readonly Person[]) show(path, `portrait of ${name}`);
    });

  it("are on two pages at most", () => {
    for (const [picture, paths] of pagesOf)
      expect(paths.size, `${picture} on ${[...paths].join(", ")}`).toBeLessThanOrEqual(2);
  });

  it("are all on a page", () => {
    expect(figureNames.filter((name) => !pagesOf.has(name))).toEqual([]);
  });

  const textOnly = ["/privacy", "/terms", "/contact"];

  it.each(withNotFound.filter(([path]) => !textOnly.includes(path)))(
    "%s has one that no other page has",
    (path) => {
      const own = [...pagesOf.values()].filter((paths) => paths.size === 1 && paths.has(path));
      expect(own.length).toBeGreaterThan(0);
    },
  );
});

describe("sentences", () => {
  /** A text as it is read: its words, terms and links in a row. */
  const wordsOf = (part: unknown): string => {
    if (typeof part === "string") return part;
    if (typeof part !== "object" || part === null) return "";
    if ("label" in part) return String(part.label);
    if ("strong" in part) return String(part.strong);
    if ("term" in part) return "as" in part ? String(part.as) : terms[part.term as TermName].name;
    return "";
  };
  const isText = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) &&
    value.some((part) => typeof part === "string") &&
    value.some((part) => typeof part === "object" && part !== null && !Array.isArray(part));

  /** Every text of a page, lists of words with terms and links as one. */
  function textsOf(node: unknown, key = ""): string[] {
    // A person is described in the same words wherever they are shown.
    if (["href", "link", "id", "kind", "figure", "people"].includes(key)) return [];
    if (typeof node === "string") return [node];
    if (isText(node)) return [node.map(wordsOf).join("")];
    if (Array.isArray(node)) return node.flatMap((child) => textsOf(child));
    if (typeof node !== "object" || node === null) return [];
    return Object.entries(node).flatMap(([childKey, child]) => textsOf(child, childKey));
  }

  const drawings = Object.values(
    import.meta.glob<{ readonly texts: unknown }>("./shared/figures/*.ts", { eager: true }),
  ).map(({ texts }) => texts);
  const written = [...withNotFound, ["contact", { mail, guides, form }] as const];

  it("of six words or more stand once on the site", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [path, page] of written)
      for (const text of textsOf(page))
        for (const sentence of text.split(/(?<=[.?!:])\s+/)) {
          const words = sentence.toLowerCase().match(/[\p{L}\p{N}$%’'-]+/gu) ?? [];
          if (words.length < 6) continue;
          const plain = words.join(" ");
          const other = seen.get(plain);
          if (other !== undefined) repeated.push(`${other}, ${path}: ${sentence}`);
          seen.set(plain, path);
        }
    expect(repeated).toEqual([]);
  });

  it("are in American spelling", () => {
    // One letter of each in brackets, so that a correction of spellings leaves the list as it is.
    const british =
      /\b\w*(?:(?:col|behavi|neighb|fav|hon|lab)o[u]r|cent[r]e|met[r]e\b|mode[l]l|labe[l]l|cance[l]led|trave[l]l|fulfi[l]\b|analy[s]e[sd]?\b|analy[s]ing|(?:organ|optim|real|recogn|minim|maxim|summar|priorit|visual|standard|anonym|general|personal|special|util)i[s](?:e|ing|ation)|synthesi[s]e|program[m]e|defen[c]e|licen[c]e|catalog[u]e|gr[e]y\b|whils[t]|learn[t]\b)\w*/giu;
    const found = [
      ...written,
      ["drawings", drawings] as const,
      ["glossary", terms] as const,
      ["site", { header, footer, errorScreen, networkNodes, networkLinks }] as const,
    ].flatMap(([path, node]) =>
      textsOf(node).flatMap((text) => (text.match(british) ?? []).map((word) => `${path}: ${word}`)),
    );
    expect(found).toEqual([]);
  });
});

describe("links", () => {
  const everything = [...Object.values(pages), notFound, mail, guides, form, header, footer];
  const hrefs = [...new Set([...everything, subNavigations, errorScreen].flatMap(hrefsIn))];

  it.each(hrefs.filter((href) => href.startsWith("/")))("%s leads to a page and an anchor", (href) => {
    const [path = "", anchor] = href.split("#");
    const target = canonicalPathOf(path);
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
      .map((href) => canonicalPathOf(href.split("#")[0] ?? ""));
    for (const path of canonicalPaths) expect(reached, path).toContain(path);
  });
});

describe("glossary terms", () => {
  /** Texts that hold no inline terms: names and titles. */
  const plain = new Set([
    "meta",
    "title",
    "label",
    "kind",
    "id",
    "figure",
    "href",
    "link",
    "value",
    "name",
    "question",
    "from",
    "to",
  ]);

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
    const open = openValues().toSupply;
    for (const { file, what } of open) {
      expect(ownersFiles).toContain(file);
      expect(what).not.toBe("");
    }
    expect(new Set(open.map(({ what }) => what)).size).toBe(open.length);
  });

  it("cover every example address that is left", () => {
    const open = new Set(openValues().toSupply.map(({ value }) => value));
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
    expect(partsAt(home, "market-imperative")).toHaveLength(3);
    listOf(partAt(home, "strategic-alignment"), [
      "ROI-driven decision making",
      "Agentic AI leadership",
      "Ethical AI framework",
    ]);
    expect(partsAt(home, "value-proposition")).toHaveLength(3);
    expect(hrefsIn(partAt(home, "how-it-works"))).toContain("/how-it-works");
    expect(home.sections.at(-1)).toMatchObject({
      title: "Ready to Price with Confidence?",
      action: { href: "/contact#demo-request" },
    });
  });

  test("ecosystem", () => {
    const flow = partAt(aboutMaviEcosystem, "data-flow");
    listOf(flow, ["Data ingress", "Ethical synthesis", "Intelligence generation"]);
    expect(flow).toHaveProperty("loop");
    expect(aboutMaviEcosystem.sections.map(({ kind }) => kind)).toContain("network");
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
    expect(partsAt(platformSolutions, "core-solutions").map(({ title }) => title)).toEqual([
      "Validated harmonized intelligence",
      "Incentive-unit dynamic pricing",
      "ESEE scenario modeling",
      "Ethical data stewardship",
    ]);
  });

  test("example figures, marked as examples", () => {
    expect(exampleFigures(solutionsDynamicPricing)).toEqual([
      ["Vacancy rate", "−40%"],
      ["Tenant retention", "+60%"],
      ["Overall revenue", "+25%"],
      ["Community satisfaction", "+80%"],
    ]);
    expect(exampleFigures(platformMaviDifference)).toEqual([["Sales", "+30%"]]);
    expect(hrefsIn(platformMaviDifference.hero)).toEqual(["/solutions/dynamic-pricing"]);
  });

  test("incentive unit in three phases", () => {
    listOf(partAt(platformMiu, "phases"), [
      "B2C pricing tool",
      "Private auditable utility",
      "Public foundational economic layer",
    ]);
  });

  test("texts of the ESEE animation", () => {
    expect(platformEseeIntelligence.stage.content).toMatchObject({
      animation: "esee",
      unified: "Quantitative Prosperity Intelligence",
      hints: {
        start: "Click to see how ESEE data streams merge into unified insights",
        reset: "Click to reset visualization",
      },
    });
  });

  test("texts of the Impact visualization", () => {
    expect(consortiumImpact.stage.content).toMatchObject({
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
    listOf(consortium, [
      "Privacy & Control",
      "Stakeholder Empowerment",
      "Responsible Data Synthesis",
      "Systemic Trust Impact",
    ]);
    expect(hrefsIn(partAt(consortium, "role"))).toContain("/about-mavi-ecosystem");
    expect(hrefsIn(consortium.sections)).toContain("/consortium/impact");
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
    expect(hrefsIn(consortiumDataStewardship.sections.at(-1))).toEqual([
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
    expect(targets(programs)).toEqual(
      expect.arrayContaining(["/consortium/impact/community-voice", "/consortium/impact/data-literacy"]),
    );
  });

  test("get involved", () => {
    expect(targets(partsAt(consortiumGetInvolved, "partner-with-us"))).toEqual([
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
