import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "What the consortium keeps, what it passes on and what comes back",
  description:
    "Illustration. On the left an apartment building in which some households contribute; their windows are filled. Their records, with name, apartment and rent, enter the consortium and stop at its boundary. Synthetic records, each a square with a tag, leave it for the platform. Findings return to the consortium, are reviewed there and go back to the building as a report.",
  labels: {
    illustration: "Illustration",
    households: ["Households that", "contribute"],
    consortium: "Consortium",
    raw: "Raw records kept here",
    fields: { name: "name", apartment: "apt.", rent: "rent" },
    rents: ["$1,240", "$1,310", "$1,180"],
    synthetic: ["Synthetic records", "to the platform"],
    findings: "Findings",
    review: "Review",
    report: "Report",
  },
} as const satisfies DrawingTexts;
