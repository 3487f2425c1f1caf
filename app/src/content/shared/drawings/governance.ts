import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Two organizations, one founder with an office in each, separate duties",
  description:
    "At the top one person, the founder, with a line to each side: chairman of the consortium on the left, chief executive of the corporation on the right. Below, the duties of each stand in columns of their own with a hatched boundary between them. Synthetic data and terms of use cross it to the right, results cross it to the left. Independent audits, planned, are to examine the boundary.",
  labels: {
    founder: "Founder",
    offices: { consortium: "Chairman", corporation: "Chief executive" },
    consortium: { name: "Consortium", kind: "nonprofit" },
    corporation: { name: "Corporation", kind: "for profit" },
    duties: {
      consortium: [
        { name: ["Data", "stewardship"] },
        { name: ["Privacy", "and synthesis"] },
        { name: ["Ethical", "oversight"] },
        { name: ["Account", "management"] },
      ],
      corporation: [
        { name: ["Pricing", "platform"] },
        { name: ["Price", "recommendations"] },
        { name: ["Sale", "to businesses"] },
        { name: ["Customers’", "business data"] },
      ],
    },
    crossings: { synthetic: "synthetic data", terms: "terms of use", results: "results" },
    audits: "Independent audits, planned",
  },
} as const satisfies DrawingTexts;
