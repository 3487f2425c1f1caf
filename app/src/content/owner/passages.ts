/** Where the site says something: its texts with their places. For scripts and tests, not for pages. */
import { type CanonicalPath, canonicalPaths, slugOf } from "../../routes/paths.ts";
import { terms, type TermName } from "../shared/glossary.ts";
import { metrics } from "../shared/metrics.ts";
import { networkLinks, networkNodes } from "../shared/network.ts";
import { brand, footer, organizations } from "../shared/site.ts";

/** A section of a page, or what a page says outside of its sections; a drawing; what several pages show. */
export type Place =
  | CanonicalPath
  | `${CanonicalPath}#${string}`
  | `drawing ${string}`
  | `tooltip ${TermName}`
  | "metrics"
  | "network"
  | "footer"
  | "brand"
  | "structured data";

export interface Passage {
  readonly place: Place;
  /** The file that has the text, or imports it. */
  readonly file: string;
  readonly text: string;
  /** Whether it is a link or a button by itself, with its address. */
  readonly isLink: boolean;
}

const content = import.meta.glob<object>(["../pages/*.ts"], { eager: true });
const drawings = import.meta.glob<object>("../shared/drawings/*.ts", { eager: true });

interface Parts {
  readonly id?: string;
  readonly name?: string;
  readonly title?: string;
  readonly profile?: string;
  readonly term?: TermName;
  readonly as?: string;
  readonly link?: string;
  readonly label?: string;
  readonly href?: string;
  readonly strong?: string;
}

/** A part of a text as it is shown; undefined for anything else. */
function inline(part: unknown): string | undefined {
  if (typeof part === "string") return part;
  const { term, as, link, label, strong } = (part ?? {}) as Parts;
  if (term !== undefined) return as ?? terms[term].name;
  return link === undefined ? strong : label;
}

/** The texts below `node`, each with the anchor of the section that has it, and whether it is a link by itself. */
export function textsOf(
  node: unknown,
  anchor = "",
  isList = false,
): readonly (readonly [anchor: string, text: string, isLink?: boolean])[] {
  const whole = Array.isArray(node) ? node.map(inline) : [inline(node)];
  // A sentence with links has other parts than strings.
  const isSentence = !Array.isArray(node) || !(isList || node.every((part) => typeof part === "string"));
  if (isSentence && whole.every((part) => part !== undefined)) return [[anchor, whole.join("")]];
  if (Array.isArray(node)) return node.flatMap((each) => textsOf(each, anchor));
  // A label with numbers, here 0.
  if (typeof node === "function") return textsOf(node(0, 0), anchor);
  if (typeof node !== "object" || node === null) return [];
  const { id = anchor, name, title, profile, href, label } = node as Parts;
  if (profile !== undefined)
    return [
      [id, `${name}, ${title}`],
      [id, `Profile of ${name}: ${profile}`, true],
    ];
  if (href !== undefined) return [[id, `${label}: ${href}`, true]];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" && ["id", "tone", "color", "animation", "inquiryType"].includes(key)
      ? []
      : textsOf(value, id, ["paragraphs", "points", "items"].includes(key)),
  );
}

/** Word joiners, soft hyphens and non-breaking spaces do not show. */
export const asRead = (text: string) => text.replaceAll(/[\u2060\u00ad]/g, "").replaceAll("\u00a0", " ");

function passages(place: Place, file: string, node: unknown): readonly Passage[] {
  return textsOf(node).map(([anchor, text, isLink = false]) => ({
    place: (anchor === "" ? place : `${place}#${anchor}`) as Place,
    file,
    text: asRead(text),
    isLink,
  }));
}

/** Everything that is written, sections before titles and descriptions. */
export const allPassages: readonly Passage[] = [
  ...canonicalPaths.flatMap((path) => {
    const file = `pages/${slugOf(path)}.ts`;
    const { page, ...others } = content[`../${file}`] as { readonly page: object };
    // What contact.ts exports beside its texts.
    const helpers = ["anchors", "defaultInquiryType", "inquiryTypes", "labelOf", "typeOf"];
    const isShown = ([name]: [string, unknown]) => !helpers.includes(name);
    const sections = Object.fromEntries(Object.entries(others).filter(isShown));
    return [sections, page].flatMap((part) => passages(path, `app/src/content/${file}`, part));
  }),
  ...Object.entries(drawings).flatMap(([file, texts]) => {
    const [name = ""] = /[\w-]+(?=\.ts)/.exec(file) ?? [];
    return passages(`drawing ${name}`, `app/src/content/shared/drawings/${name}.ts`, texts);
  }),
  ...passages("footer", "app/src/content/shared/site.ts", footer),
  ...passages("brand", "app/site.config.ts", brand.description),
  ...Object.entries(terms).flatMap(([name, term]) =>
    passages(`tooltip ${name as TermName}`, "app/src/content/shared/glossary.ts", term),
  ),
  ...passages("metrics", "app/src/content/shared/metrics.ts", metrics),
  ...passages("network", "app/src/content/shared/network.ts", {
    items: [...networkNodes.map(({ text }) => text), ...networkLinks.map(({ flow }) => flow)],
  }),
  ...passages("structured data", "app/src/content/shared/site.ts", organizations),
];

/** The passages that have `text`. */
export function passagesWith(text: string): readonly Passage[] {
  return allPassages.filter((one) => one.text.includes(asRead(text)));
}

/** The sentence of a passage that has `part`. */
export function sentenceWith(part: string, { text }: Passage): string {
  const at = text.indexOf(asRead(part));
  const before = text.slice(0, at);
  const from = Math.max(...[". ", "? ", "\n"].map((end) => before.lastIndexOf(end) + end.length), 0);
  const to = /[.?](?= |$)|\n/.exec(text.slice(at + part.length - 1));
  return text.slice(from <= 2 ? 0 : from, to === null ? undefined : at + part.length + to.index).trim();
}
