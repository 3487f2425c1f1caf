/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions measure, how
 * they become one result, and why to trust it.
 */
import { metrics } from "../shared/metrics";
import { dollars, percent } from "../shared/numbers";
import { rentsWithEnough, sharedRents } from "../shared/rent-income";
import {
  burden,
  distanceFromComps,
  incomes,
  readings,
  rentalExample,
  thresholds,
} from "../shared/rental-example";
import type {
  AnimationCopy,
  CellsSection,
  DrawingWithNotesSection,
  Page,
  QuestionsSection,
  RuledListSection,
  StatementSection,
} from "../types";

const {
  affordableShare,
  buildingComps,
  fairShare,
  heating,
  householdIncome,
  insulation,
  lastRent,
  leastIncome,
  paybackYears,
  recommendedRent,
  renewals,
} = rentalExample;

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
      "What does a price do besides earn? Four dimensions measured for one rent, how they become one result in four metrics, and how to check it.",
  },
  tone: "teal",
  hero: {
    title: "Quantitative prosperity intelligence",
    subtitle: [
      "See the effects of a price before you set it, in four dimensions (",
      { term: "esee" },
      ") and four metrics.",
    ],
  },
} satisfies Page;

export const animation = {
  id: "esee-animation",
  title: "Four kinds of data, one result",
  lead: "Each dot is a piece of data on one apartment. Its rent is meant to pay for insulation (environmental), be affordable (social), differ little from the neighbors’ (ethical) and earn enough (economic). Before the dots merge, press a name to see only its dots.",
  content: {
    animation: "esee",
    labels: {
      environmental: { text: "Environmental", color: "teal", ...from(thresholds.payback) },
      social: { text: "Social", color: "violet", ...upTo(thresholds.affordableAfter) },
      ethical: { text: "Ethical", color: "lilac", ...between(thresholds.fairFrom, thresholds.fairTo) },
      economic: {
        text: "Economic",
        color: "violet-2",
        ...between(rentsWithEnough.low, rentsWithEnough.high),
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
      scattered: "Example: which rent pays for insulation and is affordable, fair and high enough?",
      converging: "Each aim allows a range",
      unified: `A rent of ${dollars(recommendedRent)} fits all four`,
    },
  },
} as const satisfies AnimationCopy;

export const dimensions: RuledListSection = {
  id: "dimensions",
  title: "What each dimension measures",
  lead: "The apartment is that of the pricing example. All figures are invented; the landlord sets the thresholds.",
  items: [
    {
      title: "Environmental",
      text: `Energy, materials and land. Here: insulation for ${dollars(insulation)} is to be paid back in at most ${paybackYears} years from the part of the rent above the last one, ${dollars(lastRent)}.`,
    },
    {
      title: "Social",
      text: `Who can afford the price, who moves away and who stays. Here: rent and heating take at most ${percent(affordableShare)} of an assumed household income of ${dollars(householdIncome)} a month, or ${dollars(thresholds.affordable)}.`,
    },
    {
      title: "Ethical",
      text: `Whether people are treated alike, and data is used with consent. Here: the rent is within ${percent(fairShare)} of comparable apartments in the building, leased at ${dollars(buildingComps)}.`,
    },
    {
      title: "Economic",
      text: `What a decision earns, for how long and at what risk. Here: at least ${dollars(leastIncome)} of rent over 365 days, before the cost of insulation.`,
    },
  ],
};

export const oneReading: DrawingWithNotesSection = {
  id: "one-reading",
  title: "Why the four are read together",
  lead: "Taken alone, each dimension allows a different range of rents.",
  notes: [
    {
      title: "The conflict",
      text: `Insulation is paid back in ${paybackYears} years from a rent of ${dollars(thresholds.payback)}. Households that pay ${dollars(heating.before)} for heating can afford ${dollars(thresholds.affordableBefore)}.`,
    },
    {
      title: "What resolves it",
      text: `Insulation lowers heating to ${dollars(heating.after)}, and the same households can afford ${dollars(thresholds.affordableAfter)}. The knowledge graph holds this link; neither the heating bills nor the rents show it alone.`,
    },
    {
      title: "The result",
      text: `From ${dollars(sharedRents.low)} to ${dollars(sharedRents.high)} all four thresholds hold. At ${dollars(recommendedRent)} rent and heating take ${percent(burden(recommendedRent), 1)} of income.`,
    },
  ],
  actions: [{ label: "How the Rent Was Found", href: "/solutions/dynamic-pricing#rental-housing" }],
};

export const fourMetrics: CellsSection = {
  id: "metrics",
  title: "Four metrics for the result",
  lead: [
    "Each is reported as a ",
    { term: "qpi", as: "Quantified Prosperity Insight (QPI)" },
    ". In the example 100 is the landlord’s threshold, and more is better. Insulation is judged by its own threshold and is in none of the four. See ",
    { link: "/platform/mavi-difference#validation", label: "the whole sheet" },
    ".",
  ],
  items: [
    {
      title: metrics.market.title,
      text: `${metrics.market.definition} Expected income, ${dollars(incomes.atRecommended)}, by the ${dollars(leastIncome)} required: ${readings.market.atRecommended}.`,
    },
    {
      title: metrics.community.title,
      text: `${metrics.community.definition} The affordable ${dollars(thresholds.affordable)} by rent and heating, ${dollars(recommendedRent + heating.after)}: ${readings.community.atRecommended}.`,
    },
    {
      title: metrics.experience.title,
      text: `${metrics.experience.definition} Tenants expected to renew, ${percent(renewals.atRecommended)}, by the ${percent(renewals.least)} required: ${readings.experience.atRecommended}.`,
    },
    {
      title: metrics.resilience.title,
      text: `${metrics.resilience.definition} Nearness to comparable rents, ${percent(1 - distanceFromComps(recommendedRent), 1)}, by the ${percent(1 - fairShare)} required: ${readings.resilience.atRecommended}.`,
    },
  ],
};

export const systemicTrust: QuestionsSection = {
  id: "systemic-trust",
  title: "Systemic integrity and trust: how a result can be checked",
  items: [
    {
      question: "Where does a figure come from?",
      paragraphs: [
        "A QPI names its sources. The knowledge graph holds the path from the result back to them.",
      ],
    },
    {
      question: "Can the four metrics be traded against each other?",
      paragraphs: [
        "Yes, but openly: all four are shown, with the thresholds that the business set before the calculation.",
      ],
    },
    {
      question: "Who holds the data about people, and who looks for bias?",
      paragraphs: [
        [
          "The consortium does both: see ",
          { link: "/consortium/data-stewardship", label: "how it handles data and bias" },
          ".",
        ],
      ],
    },
  ],
};

export const nextStep: StatementSection = {
  id: "next-step",
  title: "Choose one decision and name its thresholds",
  paragraphs: [
    "A first conversation needs a decision that recurs, and what it has to achieve in each dimension.",
  ],
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "See a Parking Garage Example", href: "/platform/solutions#scenario-modeling" },
  ],
};
