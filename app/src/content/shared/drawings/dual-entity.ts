import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    corporation: { name: "Corporation", kind: "for profit" },
    consortium: { name: "Consortium", kind: "nonprofit" },
    boundary: "the boundary",
    /** What is on its way, as it is called on either side, and what becomes of it. */
    crossings: {
      records: { corporation: "No raw records", consortium: "Raw records", outcome: "stop at the boundary" },
      synthetic: {
        corporation: "Knowledge graph",
        consortium: "Synthetic records",
        outcome: "cross to the corporation",
      },
      terms: {
        corporation: "Permitted uses",
        consortium: "Terms of use",
        outcome: "apply to the corporation",
      },
      insight: {
        corporation: "Validated insights",
        consortium: "Ethical oversight",
        outcome: "receives the insights",
      },
    },
  },
} as const satisfies DrawingTexts;
