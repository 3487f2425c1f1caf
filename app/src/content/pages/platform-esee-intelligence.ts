/** Quantitative prosperity intelligence: the four dimensions, how they unite, why to trust the result. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Quantitative prosperity intelligence | MAVI",
    description:
      "A price has environmental, social, ethical and economic effects. See how MAVI measures all four, unites them and reports them with evidence.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Quantitative prosperity intelligence",
    subtitle: [
      "A price does more than earn a margin. MAVI measures four kinds of effect (",
      { term: "esee", as: "ESEE" },
      ") and reports them as one.",
    ],
  },
  sections: [
    {
      kind: "stage",
      id: "esee-animation",
      title: "Watch four streams become one",
      lead: "Each dot stands for data from one dimension. Point at a quadrant, or tab to its label, to single it out.",
      stage: {
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
          scattered:
            "Dots in four colours, one for each dimension, drift over the whole picture without order.",
          converging:
            "The dots gather by colour into four clusters, one in each quadrant, and lines join neighbours of the same colour.",
          unified:
            "All dots have come together in a single cluster at the centre: quantitative prosperity intelligence.",
        },
      },
    },
    {
      kind: "ruled-list",
      id: "dimensions",
      title: "What each dimension asks",
      lead: "Take the rent of an apartment. The four dimensions put four different questions to it.",
      items: [
        {
          title: "Environmental",
          text: "What does the price do to energy, materials and land? Does the rent leave room to insulate the building?",
        },
        {
          title: "Social",
          text: "Who can pay it and who has to move? Does it keep neighbours together or turn them over each year?",
        },
        {
          title: "Ethical",
          text: "Would you defend it in public? Was the data given freely, and do like tenants pay like rents?",
        },
        {
          title: "Economic",
          text: "What does it earn, for how long, and at what risk? What does an empty apartment cost?",
        },
      ],
    },
    {
      kind: "pair",
      id: "one-reading",
      title: "Why the four are read together",
      text: [
        "Read one by one, the dimensions contradict each other. The rent that earns most this year may empty the building in the next.",
        "Read together, they show where a contradiction is real and where it disappears over time. That is where a better price is found.",
      ],
      figure: "esee-dimensions",
    },
    {
      kind: "cells",
      id: "metrics",
      title: "Four metrics for the result",
      lead: [
        "Each is a ",
        { term: "qpi", as: "Quantified Prosperity Insight (QPI)" },
        ": a figure with its evidence, comparable over time.",
      ],
      items: [
        {
          title: "Market prosperity quotient",
          text: "Demand, margin and resilience of the market that a price is set in. The first figure for a pricing lead.",
        },
        {
          title: "Community prosperity index",
          text: "What a place gains or loses by the prices paid there. The figure to discuss with the people who live in it.",
        },
        {
          title: "Human experience metric",
          text: "How customers and staff fare with a price: fairness, effort and the wish to stay.",
        },
        {
          title: "Ethical resilience index",
          text: "How well a decision would stand up to an audit, a journalist or a court.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "systemic-trust",
      title: "Systemic integrity and trust",
      lead: "A measure of prosperity is worth as much as the reasons to believe it.",
      sides: ["A QPI", "An ordinary score"],
      rows: [
        {
          label: "Sources",
          cells: ["Named for each figure.", "Known to the vendor."],
        },
        {
          label: "Personal data",
          cells: [
            "Held by a non-profit consortium, used as synthetic records.",
            "Held by whoever computes the score.",
          ],
        },
        {
          label: "Bias",
          cells: [
            "Tested by an organization that does not sell the figure.",
            "Tested by the seller, if at all.",
          ],
        },
        {
          label: "Record",
          cells: ["Each use of data is written to an audit trail.", "Internal logs, if any."],
        },
        {
          label: "When it is wrong",
          cells: ["The path back to the cause is recorded.", "The next version replaces it."],
        },
      ],
    },
    {
      kind: "band",
      title: "Measure what your prices do beyond the margin",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
