import { dollars } from "../numbers";
import { apartment, gain as dollarsGained } from "../../examples/apartment";
import type { DrawingTexts } from "../drawings";

const { askingRent, ceiling, comps, daysEmpty, floor, lastRent, recommendedRent } = apartment;
const gain = `+${dollars(dollarsGained)} in 365 days`;

export const texts = {
  description: `Example of a recommended rent inside the owner’s limits: the rent of an apartment over the 365 days from a move-out. Until then it was rented at ${dollars(lastRent)}. Asked at ${dollars(askingRent)}, it is expected to stand empty for ${daysEmpty.atAsking} days; at the recommended ${dollars(recommendedRent)} for ${daysEmpty.atRecommended}. The expected result: ${gain}. A band marks the limits that the owner has set, ${dollars(floor)} to ${dollars(ceiling)}; hatching marks the rents of similar apartments nearby, ${dollars(comps.low)} to ${dollars(comps.high)}.`,
  labels: {
    price: dollars,
    /** The flag at the move-out. */
    example: "Example: an apartment",
    decision: `${dollars(askingRent)} → ${dollars(recommendedRent)}`,
    gain,
    asked: [`asked: ${dollars(askingRent)}`, `${daysEmpty.atAsking} days empty`],
    recommended: [`recommended: ${dollars(recommendedRent)}`, `${daysEmpty.atRecommended} days empty`],
    limits: ["your limits:", `${dollars(floor)} to ${dollars(ceiling)}`],
    comps: ["similar", "apartments:", `${dollars(comps.low)} to ${dollars(comps.high)}`],
    /** The same where there is little room. */
    compsShort: "nearby",
    lastRent: "last rent",
    moveOut: "move-out",
    days: (days: number) => `${days} days`,
  },
} as const satisfies DrawingTexts;
