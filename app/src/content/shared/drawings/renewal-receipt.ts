import { dollars } from "../numbers";
import { offer } from "../../examples/renewal";
import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    example: "Example",
    head: "Lease renewal",
    date: `${offer.daysAhead} days before lease end`,
    earned: "Units earned",
    rent: "First rent",
    used: (count: number) => `${count} units at $1`,
    amount: dollars,
    less: (amount: number) => `−${dollars(amount)}`,
    pay: "To pay",
    ledger: "Ledger",
    grant: "granted",
    use: "used",
  },
} as const satisfies DrawingTexts;
