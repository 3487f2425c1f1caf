import { siteConfig } from "../../../site.config";
import { supplied } from "../placeholder";

/** The site's own terms. A tooltip explains a term where it first appears on a page. */
export const terms = {
  qpi: {
    name: "QPI",
    long: "Quantified Prosperity Insight",
    explanation:
      "The value of one of four metrics (market prosperity quotient, community prosperity index, human experience metric, ethical resilience index) for a decision such as a price, with the evidence for it.",
  },
  miu: {
    name: "MIU",
    long: "MAVI Incentive Unit",
    explanation:
      "An incentive unit for dynamic pricing. A private in-system cryptocurrency during commercialization, later public.",
  },
  spid: {
    name: "SPID",
    long: supplied(siteConfig.spid) ?? "Consortium unique identifier",
    explanation: "The consortium’s unique identifier for a synthetic record, used to trace it.",
  },
  esee: {
    name: "ESEE",
    long: "environmental, social, ethical, economic",
    explanation: "The four dimensions in which the platform reads the effects of a decision such as a price.",
  },
  impact: {
    name: "impact data",
    long: "Impact data",
    explanation: "Data on how decisions affect people and places, such as energy use.",
  },
} as const;

export type TermName = keyof typeof terms;
