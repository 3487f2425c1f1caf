import { expect, test } from "vitest";
import { lastDay, limits, marketRange, recommendations, today } from "./price-series";

function recommendedOn(day: number): number {
  return recommendations.findLast((step) => step.day <= day)?.price ?? Number.NaN;
}

test("every recommended price is inside the owner's limits", () => {
  for (const { day, price } of recommendations) {
    expect(price, `day ${day}`).toBeGreaterThan(limits.floor);
    expect(price, `day ${day}`).toBeLessThan(limits.ceiling);
  }
});

test("the price goes up today", () => {
  expect(recommendedOn(today)).toBeGreaterThan(recommendedOn(today - 1));
});

test("in spring the market falls and the recommended price rises", () => {
  expect(marketRange(68).high).toBeLessThan(marketRange(0).high);
  expect(recommendedOn(68)).toBeGreaterThan(recommendedOn(0));
  expect(recommendedOn(68)).toBeGreaterThan(marketRange(68).high);
});

test("the market's range widens after today", () => {
  const width = (day: number) => marketRange(day).high - marketRange(day).low;
  expect(width(lastDay)).toBeGreaterThan(width(today));
});
