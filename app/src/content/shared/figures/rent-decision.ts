import type { FigureTexts } from "../figures";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

export const texts = {
  title: "Illustration: expected income by rent",
  description:
    "A curve over rents from $1,300 to $1,500 a month. It rises in a straight line to $1,345, bends, reaches its highest point at $1,390 with an expected income of $15,720 a year, and falls ever faster. At $1,330 it is at $15,348, at $1,480 at $15,132. A hatched band marks the comparable offers from $1,310 to $1,480, a darker one the corridor between the floor of $1,330 and the ceiling of $1,430. Below it a second curve shows the expected days empty: 14 up to $1,345, 21 at $1,390, 54 at $1,480.",
  labels: {
    income: "Expected income over 365 days",
    days: "Expected days empty",
    illustration: "Illustration",
    amount: dollars,
    rent: (rent: number) => `${dollars(rent)} a month`,
    count: (days: number) => `${days} days`,
    offers: "comparable offers",
    corridor: "corridor",
    floor: "floor",
    ceiling: "ceiling",
    recommended: (income: number) => `recommended: ${dollars(income)}`,
    difference: (amount: number) => `+${dollars(amount)}`,
  },
} as const satisfies FigureTexts;
