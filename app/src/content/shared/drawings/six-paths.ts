import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Six ways into the ecosystem, and where each leads",
  description:
    "Six lines begin at the left. Data contributors with records, researchers with methods and donors with gifts and grants lead by dashed violet lines to the consortium. Businesses with a pricing question and investors with capital lead by solid teal lines to the corporation. Talent has a line to each. In the consortium there are records of people and synthetic ones, in the corporation there is a price line. Between the two organizations synthetic data goes one way and results the other.",
  labels: {
    consortium: "Consortium",
    corporation: "Corporation",
    paths: {
      contributors: ["Data contributors", "records"],
      researchers: ["Researchers", "methods"],
      donors: ["Donors", "gifts, grants"],
      talent: ["Talent", "work"],
      businesses: ["Businesses", "a pricing question"],
      investors: ["Investors", "capital"],
    },
    synthetic: "synthetic data",
    results: "results",
  },
} as const satisfies DrawingTexts;
