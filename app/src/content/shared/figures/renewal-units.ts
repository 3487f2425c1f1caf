import type { FigureTexts } from "../figures";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

export const texts = {
  title: "Example: a renewal and a departure, month by month",
  description:
    "Two rows of monthly rents on one time axis, three months before a lease ends and three after. Above, the lease is renewed 60 days early: rent is paid in every month, and of the first new rent 150 dollars are paid in units. Below, the tenant leaves: a gap of 21 days without rent, 863 dollars, and 400 dollars for the change of tenant, before the rents go on.",
  labels: {
    example: "Example",
    renewed: "Renewed early",
    left: "Tenant leaves",
    early: "60 days before",
    end: "lease ends",
    units: (count: number) => `${count} units`,
    gap: (days: number) => `${days} days empty`,
    lost: (rent: number, change: number) => `${dollars(rent)} + ${dollars(change)}`,
    rent: (amount: number) => `${dollars(amount)} a month`,
  },
} as const satisfies FigureTexts;
