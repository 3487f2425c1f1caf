import type { FigureTexts } from "../figures";

export const texts = {
  title: "The incentive unit in three phases",
  description:
    "A teal line rises in three steps. On the first, one business gives the unit to its customers as part of a price. On the second, several businesses use it, and every use leaves a mark on a ledger below the line. A dashed boundary ends the private part. On the third and highest step the line runs on without end, and participants of every kind stand on it.",
  labels: {
    phases: {
      consumer: { head: ["1. B2C", "pricing tool"], caption: ["one price,", "one reward"] },
      utility: { head: ["2. Private", "auditable utility"], caption: ["a ledger,", "open to audit"] },
      layer: { head: ["3. Public foundational", "economic layer"], caption: ["open to", "everyone"] },
    },
    /** The two sides of the boundary between the second phase and the third. */
    private: "private",
    public: "public",
  },
} as const satisfies FigureTexts;
