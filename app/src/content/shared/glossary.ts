/** The site's own terms, each explained in a tooltip where it first appears on a page. */
export const terms = {
  qpi: {
    name: "QPI",
    long: "Quantified Prosperity Insight",
    explanation:
      "A result of the platform: a figure for economic, social, ethical or environmental prosperity, with the evidence it rests on.",
  },
  miu: {
    name: "MIU",
    long: "MAVI Incentive Unit",
    explanation:
      "The incentive unit for dynamic pricing: a private in-system cryptocurrency during commercialization, public later.",
  },
  spid: {
    name: "SPID",
    long: "SPID linking",
    explanation:
      "Unique identifiers that the consortium attaches to synthetic data, so that every record can be traced without naming a person.",
  },
  esee: {
    name: "ESEE",
    long: "environmental, social, ethical, economic",
    explanation: "The four dimensions that the platform reads together when it looks at a price.",
  },
} as const;

export type TermName = keyof typeof terms;
