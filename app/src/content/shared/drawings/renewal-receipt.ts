import { dollars } from "../numbers";
import { offer } from "../renewal-offer";
import type { DrawingTexts } from "../drawings";

const { daysAhead, rent, units } = offer;

export const texts = {
  title: "Example: the receipt of an early renewal",
  description: `A receipt for a lease renewal. Renewed ${daysAhead} days before the lease ends: ${units} units earned. First rent ${dollars(rent)}, less ${units} units at $1 each, leaves ${dollars(rent - units)} to pay. Two lines lead from the receipt to a ledger beside it, a row of marks that runs on beyond the edge: one mark for the issue of the units, one for their use.`,
  labels: {
    example: "Example",
    head: "Lease renewal",
    date: `${daysAhead} days before lease end`,
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
