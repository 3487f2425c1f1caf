import { expect, it } from "vitest";
import { slugOf } from "../../routes/paths";
import { terms, type TermName } from "../shared/glossary";
import { claims } from "./claims";

const pages = import.meta.glob<object>(["../pages/*.ts", "!../pages/*.test.ts"], { eager: true });
const drawings = import.meta.glob<object>("../shared/drawings/*.ts", { eager: true });
const sources = import.meta.glob<string>("../../pages/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Parts {
  readonly term?: TermName;
  readonly as?: string;
  readonly link?: string;
  readonly label?: string;
  readonly strong?: string;
}

/** Everything that is written below `node`: the parts of one text without a space, as the page shows them. */
function textOf(node: unknown): string {
  if (typeof node === "string") return node;
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node !== "object" || node === null) return "";
  const { term, as, link, label, strong } = node as Parts;
  if (term !== undefined) return as ?? terms[term].name;
  if (link !== undefined) return label ?? "";
  if (strong !== undefined) return strong;
  return Object.values(node).map(textOf).join("\n");
}

/** Everything that is written on a page: its content, and what the drawings say that its module imports. */
function textOn(slug: string): string {
  const source = sources[`../../pages/${slug}.tsx`] ?? "";
  const shown = Array.from(source.matchAll(/components\/drawings\/([\w-]+)"/g), ([, name]) => name);
  return textOf([
    pages[`../pages/${slug}.ts`],
    ...shown.map((name) => drawings[`../shared/drawings/${name}.ts`]),
  ]);
}

/** Word joiners and non-breaking spaces do not show. */
const asRead = (text: string) => text.replaceAll("\u2060", "").replaceAll("\u00a0", " ");

const places = claims.flatMap(({ pages, text }) => pages.map((page) => ({ page, text })));

it.each(places)("the claim “$text” stands on $page", ({ page, text }) => {
  expect(asRead(textOn(slugOf(page)))).toContain(asRead(text));
});

it("lists no claim twice, and says what is to be confirmed", () => {
  expect(new Set(claims.map(({ text }) => text)).size).toBe(claims.length);
  for (const { confirm } of claims) expect(confirm).not.toBe("");
});
