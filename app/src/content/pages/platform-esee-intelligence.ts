/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions and the four
 * metrics measure, and why to trust them.
 */
import { metrics } from "../shared/metrics";
import { dollars, percent } from "../shared/numbers";
import { rentsWithEnough, sharedRents } from "../shared/rent-income";
import { incomes, readings, rentalExample as rental, rise, thresholds } from "../shared/rental-example";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

/** A range of rents in words and for the chart. */
const from = (low: number) => ({ detail: `from ${dollars(low)}`, range: { from: low } });
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
  lead: "Each dot is a piece of data on one apartment, whose rent has four thresholds: for insulation (environmental), affordability (social), the rise (ethical) and income (economic). Before the dots merge, press a name to see only its dots.",
  content: {
    animation: "esee",
    labels: {
      environmental: { text: "Environmental", color: "teal", ...from(thresholds.payback) },
      social: { text: "Social", color: "violet", ...upTo(thresholds.affordableAfter) },
      ethical: { text: "Ethical", color: "lilac", ...upTo(thresholds.fairTo) },
      economic: {
        text: "Economic",
        color: "violet-2",
        ...between(rentsWithEnough.low, rentsWithEnough.high),
      },
    },
    details: { from: "converging", mark: rental.recommendedRent, markLabel: dollars(rental.recommendedRent) },
    lines: {
      unified: { title: "Quantitative Prosperity Intelligence", result: dollars(rental.recommendedRent) },
    },
    hints: {
      start: "Click to see how ESEE data streams merge into unified insights",
      reset: "Click to reset visualization",
    },
    descriptions: {
      scattered: "Example: which rent meets all four thresholds?",
      converging: "Each threshold allows a range",
      unified: `${dollars(rental.recommendedRent)} fits all four and earns most`,
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
      text: `Energy, materials and land. Here: can the rise in rent from ${dollars(rental.lastRent)} pay for the insulation, ${dollars(rental.insulation)}, within ${rental.paybackYears} years? This tests whether the rise covers the cost; lower heating costs count under Social.`,
    },
    {
      title: "Social",
      text: `Who can afford the price, who moves away and who stays. Here: rent and heating take at most ${percent(rental.affordableShare)} of an assumed household’s ${dollars(rental.householdIncome)} a month, or ${dollars(thresholds.affordable)}.`,
    },
    {
      title: "Ethical",
      text: `How a price treats people. Here: the rent is at most ${percent(rental.mostRise)} above the last one, whoever moves in. Equal treatment and permission to use data are checks, not scores.`,
    },
    {
      title: "Economic",
      text: `What a decision earns. Here: at least ${dollars(rental.leastIncome)} of rent over 365 days. The cost of the insulation is not deducted.`,
    },
  ],
};

export const oneReading: Content.DrawingWithNotesSection = {
  id: "one-reading",
  title: "Why the four are read together",
  lead: "Taken alone, each dimension allows a different range of rents.",
  notes: [
    {
      title: "The conflict",
      text: `Uninsulated, with ${dollars(rental.heating.before)} for heating, households can afford at most ${dollars(thresholds.affordableBefore)}. To pay for the insulation within ${rental.paybackYears} years, the rent must be at least ${dollars(thresholds.payback)}.`,
    },
    {
      title: "What resolves it",
      text: `Once insulated, heating is ${dollars(rental.heating.after)}, and the same households can afford up to ${dollars(thresholds.affordableAfter)}.`,
    },
    {
      title: "The result",
      text: `The thresholds of all four dimensions hold from ${dollars(sharedRents.low)} to ${dollars(sharedRents.high)}.`,
    },
  ],
  actions: [{ label: "How the Rent Was Found", href: "/solutions/dynamic-pricing#rental-housing" }],
};

const atAsking = (reading: { readonly atAsking: number }) =>
  `At the asking rent, ${dollars(rental.askingRent)}: ${reading.atAsking}`;

export const fourMetrics: Content.MetricsSection = {
  id: "metrics",
  title: "Four metrics for the result",
  lead: richText`Each is a ${term("qpi", "Quantified Prosperity Insight (QPI)")}. 100 is the landlord’s threshold, and more is better. The metrics are not the four dimensions: renewals have one of their own, and insulation is part of the community index (without it, ${readings.communityUninsulated}). See ${link("/platform/mavi-difference#validation", "the whole sheet")}.`,
  metrics: [
    {
      title: metrics.market.title,
      text: `${dollars(incomes.atRecommended)} expected ÷ ${dollars(rental.leastIncome)} required`,
      asking: atAsking(readings.market),
      ...readings.market,
    },
    {
      title: metrics.community.title,
      text: `${dollars(thresholds.affordable)} affordable ÷ ${dollars(rental.recommendedRent + rental.heating.after)} for rent and heating`,
      asking: atAsking(readings.community),
      ...readings.community,
    },
    {
      title: metrics.experience.title,
      text: `${percent(rental.renewals.atRecommended)} expected to renew ÷ ${percent(rental.renewals.least)} required`,
      asking: atAsking(readings.experience),
      ...readings.experience,
    },
    {
      title: metrics.resilience.title,
      text: `${percent(1 + rental.mostRise)} of the last rent allowed ÷ ${percent(1 + rise(rental.recommendedRent), 0)} recommended`,
      asking: atAsking(readings.resilience),
      ...readings.resilience,
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
