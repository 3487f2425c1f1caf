import { expect, it } from "vitest";
import { claims, claimsAt } from "./claims";
import { allPassages } from "./passages";

const places = new Set<string>(allPassages.map(({ place }) => place));

it.each(Object.entries(claimsAt))(
  "%s, where the site makes claims, is a place of it; delete what is gone",
  (place) => {
    expect(places).toContain(place);
  },
);

it.each(Object.keys(claims))("the claim %s is made somewhere; delete what nothing says any more", (name) => {
  expect(Object.values(claimsAt).flat()).toContain(name);
});
