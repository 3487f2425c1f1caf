import { dollars } from "../numbers";
import { rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Data flow with a feedback loop",
  description:
    "Data ingress: market, people and impact data come in on three lines. Ethical synthesis: only the line of people’s records passes through the consortium, and it leaves as uniform, tagged synthetic records. Intelligence generation: all three meet in the corporation’s graph, which yields one validated insight. A feedback loop leads from the insight back to the beginning.",
  labels: {
    heads: {
      ingress: ["Data", "ingress"],
      synthesis: ["Ethical", "synthesis"],
      generation: ["Intelligence", "generation"],
      result: ["Validated", "insight"],
    },
    market: "Market",
    people: "People",
    impact: "Impact",
    consortium: "consortium",
    corporation: "corporation",
    /** The flag at the insight. */
    insight: `Example: rent ${dollars(rentalExample.recommendedRent)}`,
    evidence: "with its sources",
    feedback: "feedback: what happened becomes data",
    /** The same where there is little room. */
    feedbackShort: "feedback",
  },
} as const satisfies DrawingTexts;
