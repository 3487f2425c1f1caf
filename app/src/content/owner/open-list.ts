/** The list of what the owner still has to supply, correct and confirm, page by page. */
import { questions } from "./answers.ts";
import { type Claim, claims } from "./claims.ts";
import type { QuestionName } from "./open-questions.ts";
import { allPassages, type Passage, passagesWith, sentencesWith } from "./passages.ts";
import { type Fault, openValues, type Value } from "./values.ts";

interface Entry {
  /** Under which heading it is listed: a page, or a file. */
  readonly address: string;
  readonly lines: readonly string[];
}

const claimsFile = "app/src/content/owner/claims.ts";

const addressesOf = (passages: readonly Passage[]) => [...new Set(passages.map(({ address }) => address))];

/** Where a value would be shown, and the sentence, of values that no page shows until they are supplied. */
const unseen: Readonly<Record<string, readonly [address: string, sentence: string]>> = {
  origin: ["/", "https:// and your host, in the address of every page: ___"],
  "mailboxes.security": ["/.well-known/security.txt", "Contact: mailto:___"],
  "corporation.legalName": ["/terms#acceptance", "which presents ___, [address of the corporation]"],
  "corporation.address": ["/terms#acceptance", "which presents [legal name of the corporation], ___"],
  "consortium.legalName": ["/terms#acceptance", "and ___, [address of the consortium]"],
  "consortium.address": ["/terms#acceptance", "and [legal name of the consortium], ___"],
  "consortium.ein": ["/consortium/about-us", "is a 501(c)(3) organization (EIN ___)"],
  spid: ["/how-it-works#one-record", "The title of the tooltip on SPID: ___"],
};

function toSupply({ file, name, value }: Value): Entry {
  const [key = "", part] = name.split(".");
  const { question } = (part === "answer" ? questions[key as QuestionName] : undefined) ?? {};
  const text = (question ?? value).trim();
  // Nothing would be found everywhere.
  const found = text === "" ? [] : passagesWith(text);
  const [passage] = found;
  const others = addressesOf(found).slice(1);
  const [address, sentence] = unseen[name] ?? [
    passage?.address ?? file,
    question !== undefined
      ? `${question} ___`
      : passage === undefined
        ? text || "___"
        : sentencesWith([value], passage).replace(value, "___"),
  ];
  return {
    address,
    lines: [
      `${name} in ${file}`,
      `  “${sentence}”`,
      ...(others.length === 0 ? [] : [`  also: ${others.join(", ")}`]),
    ],
  };
}

function toCorrect({ file, name, value, rule }: Fault): Entry {
  return { address: file, lines: [`${name}: ${rule}${value === "" ? "" : ` (now ${value})`}`] };
}

function toConfirm({ says, confirm, otherwise }: Claim): Entry {
  const [first, ...others] = passagesWith(...says);
  if (first === undefined)
    return { address: claimsFile, lines: [`nothing says it any more: delete the entry “${says[0]}”`] };
  return {
    address: first.address,
    lines: [
      `“${sentencesWith(says, first)}”`,
      `  to confirm: ${confirm}`,
      `  if true, delete the entry “${says[0]}”; if not, change ${otherwise ?? `it in ${first.file}${others.length === 0 ? "" : " and"}`}`,
      ...(otherwise === undefined ? others : []).map(
        (one) => `    ${one.address}, in ${one.file}: “${sentencesWith(says, one)}”`,
      ),
    ],
  };
}

function section(heading: string, anchor: string, entries: readonly Entry[]): string {
  const addresses = new Set(addressesOf(allPassages));
  for (const { address } of entries) addresses.add(address);
  const groups = [...addresses].map((address) => {
    const lines = entries.filter((entry) => entry.address === address).flatMap((entry) => entry.lines);
    return lines.length === 0 ? "" : `\n  ${address}\n${lines.map((line) => `    ${line}\n`).join("")}`;
  });
  return `${heading}: ${entries.length} (docs/configure.md#${anchor})\n${groups.join("")}\n`;
}

/** A heading for each kind, its entries by page or file; empty if nothing is open. */
export function openList(values: ReturnType<typeof openValues>, toBeConfirmed: readonly Claim[]): string {
  const supply = values.toSupply.map(toSupply);
  const correct = values.toCorrect.map(toCorrect);
  const confirm = toBeConfirmed.map(toConfirm);
  if ([supply, correct, confirm].every(({ length }) => length === 0)) return "";
  return [
    section("To supply", "supply-the-values", supply),
    section("To correct", "correct-the-values", correct),
    section("To confirm", "confirm-the-claims", confirm),
  ].join("");
}

/** What is open in this repository. */
export const list = () => openList(openValues(), claims);
