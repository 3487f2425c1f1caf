import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { siteConfig } from "../../../site.config";
import { exampleFigures } from "../pages/solutions-dynamic-pricing";
import { questions } from "./answers";
import { claims, claimsAt } from "./claims";
import { openList, textOf } from "./open-list";
import { allPassages, textsOf } from "./passages";

const { jurisdiction } = siteConfig;
const value = { file: "app/site.config.ts", name: "jurisdiction", value: jurisdiction };
const everyKind = openList(
  { toSupply: [value], toCorrect: [{ ...value, rule: "the name of a state" }] },
  { offer: "Nothing is offered." },
  { "/terms#no-offer": ["offer"], "tooltip miu": ["offer", "unit"] },
);

it("lists each value with its page, its section and the sentence, each claim with its places", () => {
  expect(everyKind).toBe(`To supply: 1 (docs/configure.md#supply-the-values)

  /terms#governing-law
    jurisdiction in app/site.config.ts
      “These terms are governed by the laws of ___, without regard to its conflict-of-law rules.”

To correct: 1 (docs/configure.md#correct-the-values)

  app/site.config.ts
    jurisdiction: the name of a state (now ${jurisdiction})

To confirm: 1 (docs/configure.md#confirm-the-claims)

  offer
    Nothing is offered.
      \`npm run placeholders offer\` prints what is said at /terms#no-offer, tooltip miu

`);
});

it.each(Object.entries(claims))("prints all that is said where %s is claimed", (name, claim) => {
  const printed = textOf(name);
  expect(printed).toContain(claim);
  const at: Readonly<Record<string, readonly string[]>> = claimsAt;
  for (const { place, file } of allPassages)
    expect(printed.includes(`\n${place}, in ${file}`), place).toBe(
      (at[place]?.includes(name) ?? false) || place.startsWith(`/${name}#`),
    );
});

it("prints every section for a claim of a whole page", () => {
  const sections = allPassages.filter(({ place }) => place.startsWith("/terms#"));
  expect(sections).not.toEqual([]);
  for (const { place } of sections) expect(textOf("terms")).toContain(`\n${place}, in `);
});

it("prints the figures of examples", () => {
  const printed = textOf("figures");
  for (const { value } of exampleFigures.figures) expect(printed).toContain(value);
});

it("says which claims there are if the name is none", () => {
  expect(textOf("none")).toContain(`There is no claim none. There are ${Object.keys(claims).join(", ")}.`);
});

it("searches each label of a drawing for itself, also one with a number", () => {
  const labels = { groups: ["A", "B"], stopped: (share: number) => `${share}% apart` };
  expect(textsOf({ labels }).map(([, text]) => text)).toEqual(["A", "B", "0% apart"]);
});

describe("an answer", () => {
  afterEach(() => vi.doUnmock("./passages"));

  it("has its gap wherever its question is open, after what is said before", async () => {
    const { question } = questions.charges;
    const allPassages = [
      ["/terms#use", `It has a price. Still open: ${question}`],
      ["/team#founder", "Prices"],
      ["/team#founder", `Still open: ${question}`],
      ["/contact", question],
    ].map(([place, text]) => ({ place, text, file: "", isLink: false }));
    vi.resetModules();
    vi.doMock("./passages", async (load) => ({
      ...(await load<typeof import("./passages")>()),
      allPassages,
      passagesWith: (part: string) => allPassages.filter(({ text }) => text?.includes(part)),
    }));
    const toSupply = [{ file: "answers.ts", name: "charges.answer", value: "[to be answered]" }];
    const list = (await import("./open-list")).openList({ toSupply, toCorrect: [] }, {}, {});
    expect(list).toContain(`
  /terms#use
    charges.answer in answers.ts: ${question}
      “It has a price. ___”
      /team#founder: “Prices ___”
      /contact: “${question} ___”
`);
  });
});

it("lists an empty value once, with its own gap", () => {
  const list = openList({ toSupply: [{ ...value, value: "" }], toCorrect: [] }, {}, {});
  expect(list.split("\n").filter((line) => line.includes("___"))).toEqual(["      “___”"]);
  expect(list).not.toContain("also:");
});

it("refers to sections that docs/configure.md has", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../../docs/configure.md"), "utf8");
  const anchors = Array.from(document.matchAll(/^## (.*)$/gm), ([, heading = ""]) =>
    heading.toLowerCase().replaceAll(" ", "-"),
  );
  const named = Array.from(everyKind.matchAll(/docs\/configure\.md#([\w-]+)/g), ([, anchor]) => anchor);
  expect(named).toHaveLength(3);
  expect(anchors).toEqual(expect.arrayContaining(named));
});

it("is empty when nothing is open", () => {
  expect(openList({ toSupply: [], toCorrect: [] }, {}, {})).toBe("");
});
