import type { DrawingTexts } from "../drawings";
import { dollars } from "../numbers";

export const texts = {
  title: "Illustration: result of the offer by additional renewals",
  description:
    "Bars for 0 to 16 additional renewals of 100 tenants. With none the offer costs $7,500, because 50 tenants who would have renewed anyway earn units too. Each additional renewal adds $1,113. Up to 6 the bars hang below the line, hatched; from 7 on they rise above it, in teal. At 8, the response of the example, the result is $1,404.",
  labels: {
    head: "Result of 100 offers",
    axis: "additional renewals",
    count: (renewals: number) => `${renewals}`,
    result: (amount: number) => `${amount < 0 ? "−" : "+"}${dollars(Math.abs(amount))}`,
    example: "the example",
  },
} as const satisfies DrawingTexts;
