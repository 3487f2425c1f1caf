import { dollars } from "../numbers";
import { rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { apartments, askingRent, comps, daysEmpty, recommendedRent } = rentalExample;

export const texts = {
  title: `Example: one apartment in a building of ${apartments}`,
  description: `A building with ${apartments} windows, one for each apartment; a few are empty outlines. A flag points to one of these, in teal: two bedrooms, ${daysEmpty.atAsking} days empty expected at ${dollars(askingRent)}, ${daysEmpty.atRecommended} at the recommended rent of ${dollars(recommendedRent)}. Beside the building stand dashed outlines of its neighbors, where comps are offered at ${dollars(comps.low)} to ${dollars(comps.high)}.`,
  labels: {
    example: "Example",
    daysEmpty: `Days empty expected: ${daysEmpty.atAsking} → ${daysEmpty.atRecommended}`,
    rent: `${dollars(askingRent)} → ${dollars(recommendedRent)}`,
    comparable: ["Comps:", dollars(comps.low), `to ${dollars(comps.high)}`],
    leased: "leased",
    empty: "empty",
  },
} as const satisfies DrawingTexts;
