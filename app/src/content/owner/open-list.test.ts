import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openList } from "./open-list";

const placeholder = (file: string) => ({ file, what: "Mailbox", value: "a@example.com" });
const claim = { pages: ["/team"], text: "advise both", confirm: "the ten fields" } as const;
const everyKind = openList({
  toSupply: [
    placeholder("site.config.ts"),
    placeholder("src/content/owner/people.ts"),
    placeholder("site.config.ts"),
  ],
  toCorrect: [placeholder("site.config.ts")],
  toConfirm: [claim],
});

it("names each kind with its count, the file to edit and the section that explains it", () => {
  expect(everyKind).toBe(`To supply: 3 (docs/configure.md#supply-the-values)
  app/site.config.ts
    Mailbox (now a@example.com)
    Mailbox (now a@example.com)
  app/src/content/owner/people.ts
    Mailbox (now a@example.com)

To correct: 1 (docs/configure.md#correct-the-values)
  app/site.config.ts
    Mailbox (now a@example.com)

To confirm: 1 (docs/configure.md#confirm-the-claims)
  app/src/content/owner/claims.ts
    /team, “advise both”: the ten fields
`);
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
  expect(openList({ toSupply: [], toCorrect: [], toConfirm: [] })).toBe("");
});
