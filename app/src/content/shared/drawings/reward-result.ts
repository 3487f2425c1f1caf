import { dollars as unsigned } from "../numbers";
import { breakEven, departure, offer, resultOf } from "../renewal-offer";
import type { DrawingTexts } from "../drawings";

const dollars = (amount: number) => `${amount < 0 ? "−" : "+"}${unsigned(Math.abs(amount))}`;

export const texts = {
  description: `Illustration: bars for 0 to 16 additional renewals of ${offer.tenants} tenants. With none the offer costs ${unsigned(-resultOf(0))}, because ${offer.anyway} tenants who would have renewed anyway earn units too. Each additional renewal adds ${unsigned(departure - offer.units)}. Up to ${breakEven - 1} the bars hang below the line, hatched; from ${breakEven} on they rise above it, in teal. At ${offer.additional}, the response of the example, the result is ${unsigned(resultOf(offer.additional))}. The cost of a ledger is not counted.`,
  labels: {
    head: `Result of ${offer.tenants} offers by additional renewals`,
    result: dollars,
    example: "the example",
  },
} as const satisfies DrawingTexts;
