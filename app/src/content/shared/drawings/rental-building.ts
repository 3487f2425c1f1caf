import { dollars } from "../numbers";
import { rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { askingRent, comps, daysEmpty, recommendedRent } = rentalExample;

export const texts = {
  labels: {
    example: "Example",
    daysEmpty: `Days empty expected: ${daysEmpty.atAsking}\u00a0→\u00a0${daysEmpty.atRecommended}`,
    rent: `${dollars(askingRent)} → ${dollars(recommendedRent)}`,
    comparable: `Nearby: ${dollars(comps.low)} to\u00a0${dollars(comps.high)}`,
    leased: "leased",
    empty: "empty",
  },
} as const satisfies DrawingTexts;
