import { expect, test } from "vitest";
import { fixedPrice, lastDay, marketRange, recommendations, today } from "./price-series";

const everyDay = Array.from({ length: lastDay + 1 }, (_, day) => day);

function recommendedOn(day: number): number {
  return recommendations.findLast((step) => step.day <= day)?.price ?? Number.NaN;
}

test("the recommended price stays inside the market's range on every day", () => {
  for (const day of everyDay) {
    const { low, high } = marketRange(day);
    expect(recommendedOn(day), `day ${day}`).toBeGreaterThan(low);
    expect(recommendedOn(day), `day ${day}`).toBeLessThan(high);
  }
});

test("the price goes up today", () => {
  expect(recommendations.map(({ day }) => day)).toContain(today);
  expect(recommendedOn(today)).toBeGreaterThan(recommendedOn(today - 1));
});

test("a price set once is inside the range at first and below it from today on", () => {
  expect(fixedPrice).toBeGreaterThan(marketRange(0).low);
  for (const day of everyDay.filter((day) => day >= today)) {
    expect(fixedPrice, `day ${day}`).toBeLessThan(marketRange(day).low);
  }
});

test("the range widens after today", () => {
  const width = (day: number) => marketRange(day).high - marketRange(day).low;
  expect(width(lastDay)).toBeGreaterThan(width(today));
});
