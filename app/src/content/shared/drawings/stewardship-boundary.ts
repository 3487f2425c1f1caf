import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "Records stop at the consortium’s boundary. Synthetic records leave it; findings return, are reviewed and are to go back to the households as a report.",
  labels: {
    illustration: "Illustration",
    households: "Households that contribute",
    consortium: "Consortium",
    raw: "Raw records kept here",
    fields: ["name", "apt.", "rent"],
    rents: ["$1,240", "$1,310", "$1,180"],
    synthetic: "Synthetic records to the platform",
    findings: "Findings",
    review: "Review",
    report: "Report",
  },
} as const satisfies DrawingTexts;
