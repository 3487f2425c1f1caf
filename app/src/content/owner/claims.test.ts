import { expect, it } from "vitest";
import { claims } from "./claims";
import { passagesWith } from "./passages";

const places = claims.flatMap(({ pages, text }) => pages.map((page) => ({ page, text })));

it.each(places)("the claim “$text” stands on $page", ({ page, text }) => {
  expect(passagesWith(text).map(({ address }) => address.split("#")[0])).toContain(page);
});

it("lists no claim twice, and says what is to be confirmed", () => {
  expect(new Set(claims.map(({ text }) => text)).size).toBe(claims.length);
  for (const { confirm } of claims) expect(confirm).not.toBe("");
});
