import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { siteConfig } from "../../../site.config";
import { texts } from "../shared/drawings/fairness-test";
import { openList } from "./open-list";
import { allPassages } from "./passages";

const { jurisdiction } = siteConfig;
const value = { file: "app/site.config.ts", name: "jurisdiction", value: jurisdiction };
const everyKind = openList({ toSupply: [value], toCorrect: [{ ...value, rule: "the name of a state" }] }, [
  {
    says: [
      "Nothing on this site is an offer",
      "decisions do to people and places",
      "test the methods of synthesis",
    ],
    confirm: "what is offered",
  },
]);

it("lists each value and each claim with its page, its section, the sentence and what to change", () => {
  expect(everyKind).toBe(`To supply: 1 (docs/configure.md#supply-the-values)

  /terms#governing-law
    jurisdiction in app/site.config.ts
      “These terms are governed by the laws of ___, without regard to its conflict-of-law rules.”

To correct: 1 (docs/configure.md#correct-the-values)

  app/site.config.ts
    jurisdiction: the name of a state (now ${jurisdiction})

To confirm: 1 (docs/configure.md#confirm-the-claims)

  /terms#no-offer
    “Nothing on this site is an offer to sell, or a request for an offer to buy, a security, a cryptocurrency or the MAVI Incentive Unit.”
      to confirm: what is offered
      if true, delete the entry “Nothing on this site is an offer”; if not, change it in app/src/content/pages/terms.ts and
        tooltips, in app/src/content/shared/glossary.ts: “What decisions do to people and places, such as energy use.”
        /about-mavi-ecosystem#partnership-network, in app/src/content/shared/network.ts: “Researchers work with synthetic data and test the methods of synthesis.”

`);
});

it("says that a claim which nothing makes any more is done", () => {
  const reworded = { says: ["said no longer"], confirm: "nothing" } as const;
  expect(openList({ toSupply: [], toCorrect: [] }, [reworded])).toContain(
    "nothing says it any more: delete the entry “said no longer”",
  );
});

it("searches each label of a drawing for itself, also one with a number", () => {
  const { methods, outcomes } = texts.labels;
  const labels = [...methods.apartment.groups, outcomes.stopped(0)];
  expect(allPassages.map(({ text }) => text)).toEqual(expect.arrayContaining(labels));
});

it("lists an empty value once, with its own gap", () => {
  const list = openList({ toSupply: [{ ...value, value: "" }], toCorrect: [] }, []);
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
  expect(openList({ toSupply: [], toCorrect: [] }, [])).toBe("");
});
