import { breakEven, offer, rewards, savings } from "../../examples/renewal";
import { dollars as unsigned } from "../numbers";
import type { DrawingTexts } from "../drawings";

const dollars = (amount: number) => `${amount < 0 ? "−" : "+"}${unsigned(Math.abs(amount))}`;

export const texts = {
  description: `Bars for 0 to 12 additional renewals of ${offer.tenants} tenants: what the savings are above or below the rewards. With none, the rewards of ${unsigned(rewards(0))} go to those who would have renewed anyway. Up to ${breakEven - 1} the bars hang below the line, hatched; from ${breakEven} on, with ${unsigned(savings(breakEven))} of savings against ${unsigned(rewards(breakEven))} of rewards, they rise above it, in teal.`,
  labels: {
    head: `Result of ${offer.tenants} offers by additional renewals`,
    result: dollars,
  },
} as const satisfies DrawingTexts;
