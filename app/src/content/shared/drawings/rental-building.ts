import { dollars } from "../numbers";
import { apartment } from "../../examples/apartment";
import type { DrawingTexts } from "../drawings";

const { askingRent, comps, daysEmpty, recommendedRent } = apartment;

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
