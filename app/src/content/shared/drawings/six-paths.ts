import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "Contributors, researchers and donors lead to the consortium, businesses and investors to the corporation, talent to either.",
  labels: {
    paths: {
      contributors: { who: "Data contributors", what: "records" },
      researchers: { who: "Researchers", what: "methods" },
      donors: { who: "Donors", what: "gifts, grants" },
      talent: { who: "Talent", what: "work" },
      businesses: { who: "Businesses", what: "a pricing question" },
      investors: { who: "Investors", what: "questions" },
    },
    consortium: "Consortium",
    corporation: "Corporation",
    synthetic: "synthetic data",
    results: "results",
  },
} as const satisfies DrawingTexts;
