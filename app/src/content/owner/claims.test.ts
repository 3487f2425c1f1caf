import { expect, it } from "vitest";
import { claims } from "./claims";
import { passagesWith } from "./passages";

const said = claims.flatMap(({ says }) => says.map((part) => ({ part, claim: says[0] })));

it.each(said)("a page or the contract says $part, as the entry $claim in claims.ts has it", ({ part }) => {
  expect(passagesWith(part).length, "delete what nothing says any more from the entry").toBeGreaterThan(0);
});

it("lists no claim twice, and says what is to be confirmed", () => {
  expect(new Set(said.map(({ part }) => part.toLowerCase())).size).toBe(said.length);
  for (const { confirm } of claims) expect(confirm).not.toBe("");
});
