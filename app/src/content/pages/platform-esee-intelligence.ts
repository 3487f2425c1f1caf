/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions require of a price, and
 * which prices meet all four.
 */
import { apartment, metThreshold, ranges, readings, sharedRange } from "../examples/apartment";
import { metricNames, metrics } from "../shared/metrics";
import { dollars } from "../shared/numbers";
import { nonprofitWithStatus } from "../shared/organizations";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

const { recommendedRent } = apartment;
const bestRent = dollars(recommendedRent);

export const page = {
  meta: {
    title: "Quantitative Prosperity Intelligence (ESEE) | MAVI",
    description:
      "See what a price does in four dimensions, environmental, social, ethical and economic, and in four metrics, before you set it.",
  },
  tone: "teal",
  hero: {
    title: "Every side of a price, before you set it",
    subtitle: richText`Quantitative prosperity intelligence reads a price four ways: environmental, social, ethical and economic (${term("esee")}).`,
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  },
} satisfies Content.Page;

const upTo = (high: number) => `up to ${dollars(high)}`;
const between = (low: number, high: number) => `${dollars(low)} to ${dollars(high)}`;

const labels = {
  environmental: {
    text: "Environmental",
    color: "teal",
    about: "energy, materials, land",
    detail: upTo(ranges.environmental.high),
  },
  social: {
    text: "Social",
    color: "violet",
    about: "who can afford it",
    detail: upTo(ranges.social.high),
  },
  ethical: { text: "Ethical", color: "lilac", about: "fair treatment", detail: upTo(ranges.ethical.high) },
  economic: {
    text: "Economic",
    color: "violet-2",
    about: "income",
    detail: between(ranges.economic.low, ranges.economic.high),
  },
} as const;

export const animation = {
  id: "esee-animation",
  title: "Four kinds of data, one result",
  lead: "Each dot is a piece of data about one apartment. Select a category to highlight its data.",
  example: true,
  content: {
    animation: "esee",
    labels,
    captions: { unified: "Quantitative Prosperity Intelligence" },
    hints: {
      start: "Click to see how ESEE data streams merge into unified insights",
      reset: "Click to reset visualization",
    },
    statements: {
      scattered: "Example: which rent suits all four dimensions?",
      converging: "Each dimension allows a range",
      unified: `${bestRent} fits all four`,
    },
  },
} as const satisfies Content.AnimationCopy;

export const dimensions = {
  id: "dimensions",
  title: "What each dimension asks about a price",
  items: [
    { ...labels.environmental, question: "How does it affect energy, materials and land?" },
    { ...labels.social, question: "Who can afford it, who moves away, who stays?" },
    { ...labels.ethical, question: "Does it treat people fairly?" },
    { ...labels.economic, question: "What does it earn?" },
  ],
} as const;

export const oneReading = {
  id: "one-reading",
  title: "A rent on which all four agree",
  example: true,
  lead: `Each dimension alone gives a range of rents. Together they leave ${between(sharedRange.low, sharedRange.high)}.`,
  actions: [{ label: "How the Rent Was Found", href: "/solutions/dynamic-pricing#rental-housing" }],
} as const;

/** A range in the picture. Its ends have labels, but none at the landlord's lowest rent, where the picture begins. */
const row = ({ text }: { readonly text: string }, { low, high }: (typeof ranges)[keyof typeof ranges]) =>
  low > apartment.floor
    ? { name: text, low, high, start: dollars(low), end: `to ${dollars(high)}` }
    : { name: text, low, high, start: undefined, end: upTo(high) };

/** The texts in the picture of the four ranges. */
export const fourRanges = {
  rows: [
    row(labels.environmental, ranges.environmental),
    row(labels.social, ranges.social),
    row(labels.ethical, ranges.ethical),
    row(labels.economic, ranges.economic),
  ],
  rent: bestRent,
  fits: "fits all four",
  shared: `all four: ${between(sharedRange.low, sharedRange.high)}`,
  value: dollars,
} as const;

export const fourMetrics = {
  id: "metrics",
  title: "Four metrics, measured against your thresholds",
  example: true,
  lead: richText`A dimension gives a range of prices; a metric is a result at one price. You set a threshold for each metric: a score of ${metThreshold} meets it, and higher is better. ${term("qpi", "Quantified Prosperity Insights (QPIs)")} report the four metrics.`,
  metrics: metricNames.map((name) => ({
    title: metrics[name].title,
    value: readings.atRecommended[name],
  })),
  threshold: `${metThreshold}: your threshold`,
  actions: [{ label: "See the Full Evidence Sheet", href: "/platform/mavi-difference#validation" }],
} as const;

export const systemicTrust = {
  id: "systemic-trust",
  title: "Systemic integrity and trust: trace an insight to its source",
  items: [
    {
      tone: "teal",
      title: "Where does it come from?",
      text: "The knowledge graph makes insights explainable. It keeps each one connected to the sources and the checks behind it, so that you can see why a price is recommended.",
    },
    {
      tone: "violet",
      title: "Who looks after the data?",
      text: richText`The ${link("/consortium/data-stewardship", "consortium")}, an independent ${nonprofitWithStatus}. It tags synthetic data with unique identifiers (${term("spid")}) and keeps a blockchain audit trail.`,
    },
  ],
} as const;

export const nextStep: Content.HeadedSection = {
  id: "next-step",
  title: "Set four thresholds for one decision",
  lead: "Tell us what your price has to achieve on each metric.",
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "See a Parking Example", href: "/platform/solutions#scenario-modeling" },
  ],
};
