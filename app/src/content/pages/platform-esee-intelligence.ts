/**
 * Quantitative prosperity intelligence, for a reader who wants to know what the four dimensions measure, how
 * they become one result, and why to trust it.
 */
import type { StagePage } from "../types";

export const page = {
  meta: {
    title: "Quantitative prosperity intelligence | MAVI",
    description:
      "What is measured in the environmental, social, ethical and economic dimension of a decision, how the four become one result, and how to check it.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Quantitative prosperity intelligence",
    subtitle: [
      "For businesses that look at more than the income from a price. MAVI reads its effects in four dimensions (",
      { term: "esee" },
      ") and states the result in four metrics, with the evidence for each.",
    ],
    align: "center",
  },
  stage: {
    id: "esee-animation",
    title: "Four kinds of data, one result",
    lead: "Each dot stands for data from one dimension. Point at a quadrant, or move to its label with the Tab key, to see one dimension alone.",
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
  },
  sections: [
    {
      kind: "ruled-list",
      id: "dimensions",
      title: "What each dimension measures",
      lead: "The example is one decision: the rent of a two-bedroom apartment in a building of 200. All figures in it are invented.",
      items: [
        {
          title: "Environmental",
          text: "Energy, materials and land that a decision uses or saves. Here: does the rent pay for insulating the apartment?",
          points: [
            [
              { strong: "Unit:" },
              " kilowatt-hours saved a year; years until the part of the rent above $1,345, the rent without insulation, has paid its $4,320; at most 12",
            ],
            [{ strong: "Source:" }, " utility bills, the contractor’s offer"],
          ],
        },
        {
          title: "Social",
          text: "Who can afford the price, who moves away and who stays. Here: rent and heating beside the income of the households that look for such an apartment.",
          points: [
            [{ strong: "Unit:" }, " share of a monthly income of $4,900; at most 30%, or $1,470"],
            [{ strong: "Source:" }, " a survey, as synthetic records"],
          ],
        },
        {
          title: "Ethical",
          text: "Whether the decision treats people alike, uses data with consent and keeps to the rules that were set. Here: like apartments at like rents.",
          points: [
            [
              { strong: "Unit:" },
              " rent above that of like apartments in the building, leased at $1,340; at most 5%",
            ],
            [{ strong: "Source:" }, " leases, records of consent"],
          ],
        },
        {
          title: "Economic",
          text: "What a decision earns, for how long and at what risk. Here: rent collected over a year, with the days empty subtracted.",
          points: [
            [{ strong: "Unit:" }, " dollars over 365 days; at least $15,600"],
            [{ strong: "Source:" }, " the property system, comparable offers"],
          ],
        },
      ],
    },
    {
      kind: "figure",
      id: "one-reading",
      inverted: true,
      title: "Why the four are read together",
      lead: "Each dimension alone would accept a different range of rents. Read together, they leave one range that satisfies all four. The figures are those of the illustrative example above.",
      figure: "esee-dimensions",
      notes: [
        {
          title: "The conflict",
          text: "Insulation is paid back in 12 years from a rent of $1,375. Households that pay $105 for heating can afford $1,365. Read one by one, the two dimensions exclude each other.",
        },
        {
          title: "What resolves it",
          text: "Insulation lowers heating from $105 to $65. The same households can then afford $1,405. The knowledge graph, which ties records to each other, holds this link; neither report shows it alone.",
        },
        {
          title: "The result",
          text: "From $1,375 to $1,405 all four limits hold. At $1,390 insulation is paid back in 8 years, and rent and heating take 29.7% of income.",
        },
      ],
      actions: [
        { label: "See the Whole Pricing Example", href: "/solutions/dynamic-pricing#rental-housing" },
      ],
    },
    {
      kind: "cells",
      id: "metrics",
      title: "Four metrics for the result",
      lead: [
        "Each metric is reported as a ",
        { term: "qpi", as: "Quantified Prosperity Insight (QPI)" },
        ". For the apartment of the example, they would draw on the following.",
      ],
      items: [
        {
          title: "Market prosperity quotient",
          text: "Expected income, days empty and the state of the local market: $15,720 a year at a rent of $1,390, compared with $15,132 at the $1,480 asked before.",
        },
        {
          title: "Community prosperity index",
          text: "Effects on the people around: rent and heating of $1,455, which is $15 below the most that the households can afford, and leases renewed in the building.",
        },
        {
          title: "Human experience metric",
          text: "What tenants and staff report: satisfaction, open repairs, effort of moving. It is asked before the change and again afterward.",
        },
        {
          title: "Ethical resilience index",
          text: "How well the decision stands up to later questions: consent for the data used, 3.7% above like apartments, limits kept, a complete record.",
        },
      ],
    },
    {
      kind: "questions",
      id: "systemic-trust",
      title: "Systemic integrity and trust: how a result can be checked",
      items: [
        {
          question: "Where does a figure come from?",
          paragraphs: [
            "A QPI states the sources it rests on. The knowledge graph holds the path from the result back to them, so that a doubtful figure can be followed to the record that caused it.",
          ],
        },
        {
          question: "Who holds the personal data?",
          paragraphs: [
            "The consortium, an independent non-profit. The corporation works with synthetic records, which are generated to have the same patterns.",
          ],
        },
        {
          question: "How is bias looked for?",
          paragraphs: [
            [
              "By comparing outcomes for like cases between groups of people, in the data and in the results. The consortium describes ",
              { link: "/consortium/data-stewardship", label: "its strategies against bias" },
              ".",
            ],
          ],
        },
        {
          question: "Is the use of data recorded?",
          paragraphs: [
            [
              "A blockchain audit trail is part of the consortium’s stewardship. ",
              { term: "spid", as: "SPID linking" },
              " ties a use to the synthetic record without a person’s name.",
            ],
          ],
        },
        {
          question: "Can the four metrics be traded against each other?",
          paragraphs: [
            "Yes, but in view of all four. They are stated side by side, so that a high income does not hide a poor result for the community. Which limits apply is decided by the business before the calculation.",
          ],
        },
        {
          question: "What happens when a result is wrong?",
          paragraphs: [
            "The outcome is compared with what was expected. If they differ, the record shows which sources and assumptions to examine.",
          ],
        },
      ],
    },
    {
      kind: "statement",
      id: "next-step",
      title: "Choose one decision and name its limits",
      paragraphs: [
        "A first conversation needs a decision that recurs, the figures that you already measure, and the limits that the decision has to keep in each dimension. On the solutions page there is such a comparison for a city parking garage.",
      ],
      actions: [
        { label: "Request a Demo", href: "/contact#demo-request" },
        { label: "See the Parking Garage Example", href: "/platform/solutions#scenario-modeling" },
      ],
    },
  ],
} as const satisfies StagePage;
