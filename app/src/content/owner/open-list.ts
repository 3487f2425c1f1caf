/** The list of what the owner still has to supply, correct and confirm, page by page. */
import { questions } from "./answers.ts";
import { claims, claimsAt, confirmed, wholePages } from "./claims.ts";
import { listHref, type QuestionName, stillOpen } from "./open-questions.ts";
import { allPassages, asRead, type Passage, passagesWith, sentenceWith } from "./passages.ts";
import { type Fault, openValues, type Value } from "./values.ts";

interface Entry {
  /** Under which heading it is listed: a place, a file, a claim. */
  readonly heading: string;
  readonly lines: readonly string[];
}

type ClaimsAt = Readonly<Record<string, readonly string[]>>;

const placesOf = (passages: readonly Passage[]) => [...new Set(passages.map(({ place }) => place))];

const allPlaces: readonly string[] = placesOf(allPassages);

/** Where a value would be shown, and the sentence, of values that no page shows until they are supplied. */
const unseen: Readonly<Record<string, readonly [place: string, sentence: string]>> = {
  origin: ["/", "https:// and your host, in the address of every page: ___"],
  "mailboxes.security": ["/.well-known/security.txt", "Contact: mailto:___"],
  "corporation.legalName": ["/terms#acceptance", "the MAVI corporation (___, [address of the corporation])"],
  "corporation.address": ["/terms#acceptance", "the MAVI corporation ([legal name of the corporation], ___)"],
  "consortium.legalName": ["/terms#acceptance", "the MAVI consortium (___, [address of the consortium])"],
  "consortium.address": ["/terms#acceptance", "the MAVI consortium ([legal name of the consortium], ___)"],
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

/** An answer takes the place of "Still open: …"; it follows a question that is a heading. */
function toAnswer({ file, name }: Value, question: string): Entry {
  const asked = passagesWith(question).filter(({ place }) => place !== listHref);
  const heading = asked[0]?.place ?? file;
  const open = asRead(stillOpen + question);
  return {
    heading,
    lines: [
      `${name} in ${file}: ${asRead(question)}`,
      ...asked.map((passage) => {
        const { place, text } = passage;
        const before = text === open ? textBefore(passage) : "";
        const sentence = text.includes(open) ? text.replace(open, "___") : `${text} ___`;
        return `  ${place === heading ? "" : `${place}: `}“${before}${sentence}”`;
      }),
    ],
  };
}

/** What the same section says before an answer that is a text of its own. */
function textBefore(passage: Passage): string {
  const isBefore = ({ place, text, isLink }: Passage) =>
    place === passage.place && !isLink && !text.startsWith(asRead(stillOpen));
  const before = allPassages.slice(0, allPassages.indexOf(passage)).findLast(isBefore);
  return before === undefined ? "" : `${before.text} `;
}

function toCorrect({ file, name, value, rule }: Fault): Entry {
  return { heading: file, lines: [`${name}: ${rule}${value === "" ? "" : ` (now ${value})`}`] };
}

/** The claims that a place makes. */
function claimsOf(place: string, at: ClaimsAt): readonly string[] {
  const ofPage = Object.entries(wholePages).filter(([, path]) => place.startsWith(`${path}#`));
  return [...(at[place] ?? []), ...ofPage.map(([name]) => name)];
}

/** The places that make the claim. */
const placesWith = (name: string, at: ClaimsAt) =>
  [...new Set([...Object.keys(at), ...allPlaces])].filter((place) => claimsOf(place, at).includes(name));

function section(title: string, anchor: string, entries: readonly Entry[]): string {
  const headings = new Set(allPlaces);
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
  const places = placesWith(name, claimsAt).map((place) => {
    const passages = allPassages.filter((one) => one.place === place);
    // A link claims nothing. Titles and labels share a line with what follows.
    const texts = passages.filter(({ isLink }) => !isLink).map(({ text }) => text);
    const lines = texts
      .join("\n")
      .replaceAll(/(?<![.?!])\n/g, " / ")
      .replaceAll("\n", "\n  ");
    const others = claimsOf(place, claimsAt).filter((other) => other !== name);
    const also = others.length === 0 ? "" : `; also ${others.join(", ")}`;
    return `\n${place}, in ${passages[0]?.file ?? "no file any more"}${also}\n  ${lines}\n`;
  });
  return `${name}: ${claim}\n${places.join("")}`;
}
