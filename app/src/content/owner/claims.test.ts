import { expect, it } from "vitest";
import { claims, claimsAt } from "./claims";
import { allPassages } from "./passages";

const places = new Set<string>(allPassages.map(({ place }) => place));

it.each(Object.keys(claimsAt))("the site has the place %s of claimsAt", (place) => {
  expect(places.has(place), "delete its line in claims.ts").toBe(true);
});

it.each(Object.keys(claims))("a place makes the claim %s", (name) => {
  expect(Object.values(claimsAt).flat(), "delete it, or add it to a place in claims.ts").toContain(name);
});
