import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    founder: "Founder",
    offices: { consortium: "Chairman", corporation: "Chief executive" },
    consortium: { name: "Consortium", kind: "nonprofit" },
    corporation: { name: "Corporation", kind: "for profit" },
    duties: {
      consortium: ["Data stewardship", "Privacy and synthesis", "Ethical oversight", "Account management"],
      corporation: ["Pricing platform", "Price recommendations", "Sale to businesses", "Businesses’ data"],
    },
    crossings: { synthetic: "synthetic data", terms: "terms of use", insight: "results" },
    audits: "Independent audits, planned",
  },
} as const satisfies DrawingTexts;
