/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions measure, how
 * they become one result, and why to trust it.
 */
import { metrics } from "../shared/metrics";
import { dollars, percent } from "../shared/numbers";
import { incomes, rentalExample } from "../shared/rental-example";
import type {
  CellsSection,
  HeroStage,
  NotesSection,
  Page,
  QuestionsSection,
  RuledListSection,
  StatementSection,
} from "../types";

const { askingRent, buildingComps, fairShare, recommendedRent } = rentalExample;

export const page: Page = {
  meta: {
    title: "Quantitative prosperity intelligence | MAVI",
    description:
      "What is measured in the environmental, social, ethical and economic dimension of a decision, how the four become one result, and how to check it.",
  },
  tone: "teal",
  hero: {
    title: "Quantitative prosperity intelligence",
    subtitle: [
      "See the effects of a price before you set it, in four dimensions (",
      { term: "esee" },
      ") and four metrics. The menus call this page Prosperity Intelligence or Systemic Integrity & Trust.",
    ],
  },
};

export const stage = {
  id: "esee-animation",
  title: "Four kinds of data, one result",
  lead: "Each dot stands for data from one dimension. Point at a quadrant, tap its label, or reach the label with Tab, to see one dimension alone.",
  content: {
    animation: "esee",
    labels: {
      environmental: "Environmental",
      social: "Social",
      ethical: "Ethical",
      economic: "Economic",
    },
    unified: "Quantitative Prosperity Intelligence",
    hints: {
      start: "Click to see how ESEE data streams merge into unified insights",
      reset: "Click to reset visualization",
    },
    pictures: {
      scattered: "Dots in four colors, one for each dimension, are spread over the picture without order.",
      converging:
        "The dots form four clusters by color, one in each quadrant, and lines join neighbors of the same color.",
      unified:
        "All dots have come together in a single cluster at the center: quantitative prosperity intelligence.",
    },
  },
} as const satisfies HeroStage;

export const dimensions: RuledListSection = {
  id: "dimensions",
  title: "What each dimension measures",
  lead: "The example is the rent of a two-bedroom apartment. All its figures are invented, and the landlord sets the thresholds.",
  items: [
    {
      title: "Environmental",
      text: "Energy, materials and land. Here: insulation for $4,320 is to be paid back in at most 12 years from the part of the rent above $1,345.",
    },
    {
      title: "Social",
      text: "Who can afford the price, who moves away and who stays. Here: rent and heating take at most 30% of a monthly income of $4,900, or $1,470.",
    },
    {
      title: "Ethical",
      text: `Whether people are treated alike, and data is used with consent. Here: the rent is within ${percent(fairShare)} of comparable apartments in the building, leased at ${dollars(buildingComps)}.`,
    },
    {
      title: "Economic",
      text: "What a decision earns, for how long and at what risk. Here: at least $15,600 of rent over 365 days.",
    },
  ],
};

export const oneReading: NotesSection = {
  id: "one-reading",
  title: "Why the four are read together",
  lead: "Each dimension alone would accept another range of rents. Read together, they leave one.",
  notes: [
    {
      title: "The conflict",
      text: "Insulation is paid back in 12 years from a rent of $1,375. Households that pay $105 for heating can afford $1,365.",
    },
    {
      title: "What resolves it",
      text: "Insulation lowers heating to $65, and the same households can afford $1,405. The knowledge graph holds this link; neither report shows it alone.",
    },
    {
      title: "The result",
      text: `From $1,375 to $1,405 all four thresholds hold. At ${dollars(recommendedRent)} rent and heating take ${percent((recommendedRent + 65) / 4900, 1)} of income.`,
    },
  ],
  actions: [{ label: "See the Whole Pricing Example", href: "/solutions/dynamic-pricing#rental-housing" }],
};

export const fourMetrics: CellsSection = {
  id: "metrics",
  title: "Four metrics for the result",
  lead: [
    "Each is reported as a ",
    { term: "qpi", as: "Quantified Prosperity Insight (QPI)" },
    ". For the apartment of the example:",
  ],
  items: [
    {
      title: metrics.market.title,
      text: `${metrics.market.definition} ${dollars(incomes.atRecommended)} expected in a year at ${dollars(recommendedRent)}, against ${dollars(incomes.atAsking)} at the ${dollars(askingRent)} asked before.`,
    },
    {
      title: metrics.community.title,
      text: `${metrics.community.definition} Rent and heating of ${dollars(recommendedRent + 65)}, ${dollars(1470 - recommendedRent - 65)} below the most that the households can afford.`,
    },
    {
      title: metrics.experience.title,
      text: `${metrics.experience.definition} Satisfaction and open repairs, asked before the change and again afterward.`,
    },
    {
      title: metrics.resilience.title,
      text: `${metrics.resilience.definition} Consent for the data, ${percent(1 - recommendedRent / buildingComps, 1)} from comparable apartments, limits kept.`,
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
        "A QPI names the sources it rests on. The knowledge graph holds the path from the result back to them.",
      ],
    },
    {
      question: "Can the four metrics be traded against each other?",
      paragraphs: [
        "Yes, in view of all four. They stand side by side, and the business sets its thresholds before the calculation.",
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
    "A first conversation needs a decision that recurs, the figures that you already measure, and what the decision has to achieve in each dimension.",
  ],
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "See a Parking Garage Example", href: "/platform/solutions#scenario-modeling" },
  ],
};
