/** The site's own terms, each explained in a tooltip where it first appears on a page. */
export const terms = {
  qpi: {
    name: "QPI",
    long: "Quantified Prosperity Insight",
    explanation:
      "A result of the platform: the value of one of four metrics (market prosperity quotient, community prosperity index, human experience metric, ethical resilience index) for a decision such as a price, with the evidence for it.",
  },
  miu: {
    name: "MIU",
    long: "MAVI Incentive Unit",
    explanation:
      "An incentive unit for dynamic pricing. A business can grant it to a customer, for example for an early renewal. It is a private cryptocurrency inside the system during commercialization and public later.",
  },
  spid: {
    name: "SPID",
    long: "SPID linking",
    explanation:
      "The unique identifier that the consortium attaches to a synthetic record. SPID linking uses it to connect records that belong together and to follow their use, without a person’s name.",
  },
  esee: {
    name: "ESEE",
    long: "environmental, social, ethical, economic",
    explanation: "The four dimensions in which the platform reads the effects of a decision such as a price.",
  },
} as const;

export type TermName = keyof typeof terms;
