/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions and the four
 * metrics measure, and why to trust them.
 */
import { apartment, comparedRents, ranges, readings, sharedRange } from "../examples/apartment";
import { metrics } from "../shared/metrics";
import { dollars, percent } from "../shared/numbers";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

const { askingRent, heating, lastRent, recommendedRent, renewals, thresholds } = apartment;

/** A range of rents in words and for the chart. */
const upTo = (high: number) => ({ detail: `up to ${dollars(high)}`, range: { to: high } });
const between = (low: number, high: number) => ({
  detail: `${dollars(low)} to ${dollars(high)}`,
  range: { from: low, to: high },
});

export const page = {
  meta: {
    title: "Quantitative Prosperity Intelligence | MAVI",
    description:
      "What does a price do besides earn? Four dimensions and four metrics worked out for one rent, and how to check them.",
  },
  tone: "teal",
  hero: {
    title: "Quantitative prosperity intelligence",
    subtitle: richText`The effects of a price before you set it, in four dimensions (${term("esee")}).`,
  },
} satisfies Content.Page;

export const animation = {
  id: "esee-animation",
  title: "Four kinds of data, one result",
  lead: "Each dot is a piece of data on one apartment, whose rent has four thresholds: for days empty (environmental), affordability (social), the rise (ethical) and income (economic). Before the dots merge, press a name to see only its dots.",
  content: {
    animation: "esee",
    labels: {
      environmental: { text: "Environmental", color: "teal", ...upTo(ranges.environmental.high) },
      social: { text: "Social", color: "violet", ...upTo(ranges.social.high) },
      ethical: { text: "Ethical", color: "lilac", ...upTo(ranges.ethical.high) },
      economic: {
        text: "Economic",
        color: "violet-2",
        ...between(ranges.economic.low, ranges.economic.high),
      },
    },
    details: { from: "converging", mark: recommendedRent, markLabel: dollars(recommendedRent) },
    lines: {
      unified: { title: "Quantitative Prosperity Intelligence", result: dollars(recommendedRent) },
    },
    hints: {
      start: "Click to see how ESEE data streams merge into unified insights",
      reset: "Click to reset visualization",
    },
    descriptions: {
      scattered: "Example: which rent meets all four thresholds?",
      converging: "Each threshold allows a range",
      unified: `${dollars(recommendedRent)} fits all four and earns most`,
    },
  },
} as const satisfies Content.AnimationCopy;

export const dimensions: Content.RuledListSection = {
  id: "dimensions",
  title: "What each dimension measures",
  lead: "The apartment of the pricing example. All figures are invented; the landlord sets the thresholds.",
  items: [
    {
      title: "Environmental",
      text: `Energy, materials and land. Here: the apartment is heated while it is empty on at most ${thresholds.daysEmpty} days.`,
    },
    {
      title: "Social",
      text: `Who can afford the price, who moves away and who stays. Here: rent and heating come to at most ${dollars(thresholds.affordable)} a month.`,
    },
    {
      title: "Ethical",
      text: `How a price treats people. Here: the rent is at most ${percent(thresholds.rise)} above the last one, whoever moves in.`,
    },
    {
      title: "Economic",
      text: `What a decision earns. Here: at least ${dollars(thresholds.income)} of rent over 365 days.`,
    },
  ],
};

export const oneReading: Content.DrawingWithNotesSection = {
  id: "one-reading",
  title: "Why the four are read together",
  lead: "Taken alone, each dimension allows a different range of rents.",
  notes: [
    {
      title: "One limit",
      text: `A higher rent earns more, until the apartment stands empty for too long: the income allows ${dollars(ranges.economic.low)} to ${dollars(ranges.economic.high)}.`,
    },
    {
      title: "The others",
      text: `Fewer days empty also save heating: the environmental range goes up to ${dollars(ranges.environmental.high)}. With ${dollars(heating)} for heating, households can afford up to ${dollars(ranges.social.high)}.`,
    },
    {
      title: "The result",
      text: `The thresholds of all four dimensions hold from ${dollars(sharedRange.low)} to ${dollars(sharedRange.high)}.`,
    },
  ],
  actions: [{ label: "How the Rent Was Found", href: "/solutions/dynamic-pricing#rental-housing" }],
};

const reading = (name: keyof typeof metrics) => ({
  title: metrics[name].title,
  asking: `At the asking rent, ${dollars(askingRent)}: ${readings.atAsking[name]}`,
  atRecommended: readings.atRecommended[name],
  atAsking: readings.atAsking[name],
});

export const fourMetrics: Content.MetricsSection = {
  id: "metrics",
  title: "Four metrics for the result",
  lead: richText`Each is a ${term("qpi", "Quantified Prosperity Insight (QPI)")}. 100 is the landlord’s threshold, and more is better. The metrics are not the four dimensions: renewals have one of their own. See ${link("/platform/mavi-difference#validation", "the whole sheet")}.`,
  metrics: [
    {
      ...reading("market"),
      text: `${dollars(comparedRents.atRecommended.income)} expected ÷ ${dollars(thresholds.income)} required`,
    },
    {
      ...reading("community"),
      text: `${dollars(thresholds.affordable)} affordable ÷ ${dollars(recommendedRent + heating)} for rent and heating`,
    },
    {
      ...reading("experience"),
      text: `${percent(renewals.atRecommended)} expected to renew ÷ ${percent(thresholds.renewals)} required`,
    },
    {
      ...reading("resilience"),
      text: `${percent(1 + thresholds.rise)} of the last rent allowed ÷ ${percent(recommendedRent / lastRent, 0)} recommended`,
    },
  ],
};

export const systemicTrust: Content.RuledListSection = {
  id: "systemic-trust",
  title: "Systemic integrity and trust: how an insight can be checked",
  items: [
    {
      title: "Where does a figure come from?",
      text: "The knowledge graph holds the path from an insight back to synthetic records and kinds of sources.",
    },
    {
      title: "Who holds the data about people?",
      text: richText`The consortium: see ${link("/consortium/data-stewardship", "how it handles data")}.`,
    },
  ],
};

export const nextStep: Content.StatementSection = {
  id: "next-step",
  title: "Choose one decision and name its thresholds",
  paragraphs: ["Say what it has to achieve in each dimension."],
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "See a Parking Garage Example", href: "/platform/solutions#scenario-modeling" },
  ],
};
