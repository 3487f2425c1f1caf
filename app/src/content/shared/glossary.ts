import { spid } from "../owner/names";
import { supplied } from "../owner/open-value";

/** The site's own terms, each explained in a tooltip where it first appears on a page. */
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
      "A planned incentive unit for dynamic pricing: a business grants it to a customer for a choice meant to save cost. A private cryptocurrency inside the system during commercialization, public later.",
  },
  spid: {
    name: "SPID",
    long: supplied(spid) ?? "SPID: a synthetic record’s identifier",
    explanation:
      "The consortium attaches one to each synthetic record. By it the consortium can follow the record’s use and determine which contributions its set was made from. It does not name a person.",
  },
  esee: {
    name: "ESEE",
    long: "environmental, social, ethical, economic",
    explanation: "The four dimensions in which the platform reads the effects of a decision such as a price.",
  },
  impact: {
    name: "impact data",
    long: "Impact data",
    explanation: "What decisions do to people and places, such as energy use.",
  },
  certifications: {
    name: "ethical certifications",
    long: "Ethical certifications",
    explanation: "Statements by others that data is handled by published rules.",
  },
  use: {
    name: "terms of use",
    long: "Terms of use",
    explanation: "What others may do with the consortium’s synthetic data.",
  },
} as const;

export type TermName = keyof typeof terms;
