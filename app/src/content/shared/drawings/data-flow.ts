import { dollars } from "../numbers";
import { rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    heads: {
      ingress: { name: "Data ingress" },
      synthesis: { name: "Ethical synthesis", by: "consortium" },
      generation: { name: "Intelligence generation", by: "corporation" },
      result: { name: "Validated insight" },
    },
    /** By their marks. */
    sources: { market: "Market", customer: "People", impact: "Impact" },
    insight: `Example: rent ${dollars(rentalExample.recommendedRent)}`,
    evidence: "with its sources",
    feedback: "feedback: what happened becomes data",
  },
} as const satisfies DrawingTexts;
