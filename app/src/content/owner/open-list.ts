/** The list of what the owner still has to supply, correct and confirm, page by page. */
import { questions } from "./answers.ts";
import { claims, claimsAt, confirmed } from "./claims.ts";
import type { QuestionName } from "./open-questions.ts";
import { allPassages, asRead, type Passage, passagesWith, sentenceWith } from "./passages.ts";
import { type Fault, openValues, type Value } from "./values.ts";

interface Entry {
  /** Under which heading it is listed: a place, a file, a claim. */
  readonly heading: string;
  readonly lines: readonly string[];
}

type ClaimsAt = Readonly<Record<string, readonly string[]>>;

const placesOf = (passages: readonly Passage[]) => [...new Set(passages.map(({ place }) => place))];

/** Where a value would be shown, and the sentence, of values that no page shows until they are supplied. */
const unseen: Readonly<Record<string, readonly [place: string, sentence: string]>> = {
  origin: ["/", "https:// and your host, in the address of every page: ___"],
  "mailboxes.security": ["/.well-known/security.txt", "Contact: mailto:___"],
  "corporation.legalName": ["/terms#acceptance", "which presents ___, [address of the corporation]"],
  "corporation.address": ["/terms#acceptance", "which presents [legal name of the corporation], ___"],
  "consortium.legalName": ["/terms#acceptance", "and ___, [address of the consortium]"],
  "consortium.address": ["/terms#acceptance", "and [legal name of the consortium], ___"],
  "consortium.ein": ["/consortium/about-us", "is a 501(c)(3) organization (EIN ___)"],
  spid: ["/how-it-works#one-record", "The title of the tooltip on SPID: ___"],
};

function toSupply(value: Value): Entry {
  const { file, name } = value;
  const [key = "", part] = name.split(".");
  if (part === "answer") return toAnswer(value, questions[key as QuestionName].question);
  const text = value.value.trim();
  // Nothing would be found everywhere.
  const found = text === "" ? [] : passagesWith(text);
  const [passage] = found;
  const others = placesOf(found).slice(1);
  const [heading, sentence] = unseen[name] ?? [
    passage?.place ?? file,
    passage === undefined ? text || "___" : sentenceWith(text, passage).replace(text, "___"),
  ];
  return {
    heading,
    lines: [
      `${name} in ${file}`,
      `  “${sentence}”`,
      ...(others.length === 0 ? [] : [`  also: ${others.join(", ")}`]),
    ],
  };
}

/** An answer replaces its question where that is said to be open; elsewhere it follows the question. */
function toAnswer({ file, name }: Value, question: string): Entry {
  const [first, ...others] = passagesWith(question)
    .filter(({ place }) => place !== "/how-it-works#open")
    .map(({ place, text }) => {
      const answered = text.replace(`Still open: ${asRead(question)}`, "___");
      return { place, sentence: answered === text ? `${text} ___` : answered };
    });
  return {
    heading: first?.place ?? file,
    lines: [
      `${name} in ${file}: ${asRead(question)}`,
      `  “${first?.sentence ?? "___"}”`,
      ...others.map(({ place, sentence }) => `  ${place}: “${sentence}”`),
    ],
  };
}

function toCorrect({ file, name, value, rule }: Fault): Entry {
  return { heading: file, lines: [`${name}: ${rule}${value === "" ? "" : ` (now ${value})`}`] };
}

/** The places that make the claim. */
function placesWith(name: string, at: ClaimsAt): readonly string[] {
  return Object.entries(at).flatMap(([place, names]) => (names.includes(name) ? [place] : []));
}

function section(title: string, anchor: string, entries: readonly Entry[]): string {
  const headings = new Set<string>(placesOf(allPassages));
  for (const { heading } of entries) headings.add(heading);
  const groups = [...headings].map((heading) => {
    const lines = entries.filter((entry) => entry.heading === heading).flatMap((entry) => entry.lines);
    return lines.length === 0 ? "" : `\n  ${heading}\n${lines.map((line) => `    ${line}\n`).join("")}`;
  });
  return `${title}: ${entries.length} (docs/configure.md#${anchor})\n${groups.join("")}\n`;
}

/** A title for each kind, its entries by place, file or claim; empty if nothing is open. */
export function openList(
  values: ReturnType<typeof openValues>,
  unconfirmed: Readonly<Record<string, string>>,
  at: ClaimsAt,
): string {
  const supply = values.toSupply.map(toSupply);
  const correct = values.toCorrect.map(toCorrect);
  const confirm = Object.entries(unconfirmed).map(([name, claim]) => ({
    heading: name,
    lines: [
      claim,
      `  \`npm run placeholders ${name}\` prints what is said at ${placesWith(name, at).join(", ")}`,
    ],
  }));
  if ([supply, correct, confirm].every(({ length }) => length === 0)) return "";
  return [
    section("To supply", "supply-the-values", supply),
    section("To correct", "correct-the-values", correct),
    section("To confirm", "confirm-the-claims", confirm),
  ].join("");
}

/** What is open in this repository. */
export function list(): string {
  const done: readonly string[] = confirmed;
  const unconfirmed = Object.entries(claims).filter(([name]) => !done.includes(name));
  return openList(openValues(), Object.fromEntries(unconfirmed), claimsAt);
}

/** A claim with all that its places say, to be read if it is not so. */
export function textOf(name: string): string {
  const claim = new Map<string, string>(Object.entries(claims)).get(name);
  if (claim === undefined) return `There is no claim ${name}. There are ${Object.keys(claims).join(", ")}.`;
  const texts = placesWith(name, claimsAt).map((place) => {
    const passages = allPassages.filter((one) => one.place === place);
    return `\n${place}, in ${passages[0]?.file}\n${passages.map(({ text }) => `  ${text}\n`).join("")}`;
  });
  return `${name}: ${claim}\n${texts.join("")}`;
}
