import type { DrawingTexts } from "../drawings";
import { dollars } from "../numbers";

export const texts = {
  title: "Example: the receipt of an early renewal",
  description:
    "A receipt for a lease renewal. Renewed 60 days before the lease ends: 150 units earned. First rent $1,250, less 150 units at $1 each, leaves $1,100 to pay. Two lines lead from the receipt to a ledger beside it, a row of marks that runs on beyond the edge: one mark for the issue of the units, one for their use.",
  labels: {
    example: "Example",
    head: "Lease renewal",
    date: "60 days before lease end",
    earned: "Units earned",
    units: (count: number) => `${count}`,
    rent: "First rent",
    used: (count: number) => `${count} units at $1`,
    amount: dollars,
    less: (amount: number) => `−${dollars(amount)}`,
    pay: "To pay",
    ledger: "Ledger",
    issue: "issue",
    use: "use",
  },
} as const satisfies DrawingTexts;
