/** The solutions page: four offers on one foundation, and how a pilot begins. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Solutions: pricing, scenarios and data | MAVI",
    description:
      "Four MAVI solutions: validated intelligence, dynamic pricing with an incentive unit, ESEE scenario modelling and ethical data stewardship. Start with one.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Four solutions, one foundation",
    subtitle:
      "Start with the question that costs you most. Each solution uses the same graph, the same checks and the same governed data, so the next builds on the last.",
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  },
  sections: [
    {
      kind: "cells",
      id: "core-solutions",
      title: "Core solutions",
      items: [
        {
          id: "validated-intelligence",
          title: "Validated harmonized intelligence",
          text: "Internal, market and impact data brought to one form, joined in one graph and tested before use.",
          points: [
            "Conflicting sources are shown, not averaged away.",
            "Each insight carries its sources and its test results.",
          ],
          figure: "knowledge-graph",
          action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
        },
        {
          id: "incentive-unit-pricing",
          title: "Incentive-unit dynamic pricing",
          text: [
            "A recommended price, and with it a reward in ",
            { term: "miu", as: "MAVI Incentive Units" },
            " for customers who help to make it possible.",
          ],
          points: [
            "Your floors and ceilings always hold.",
            "Rewards go to behaviour you choose, such as booking early or staying on.",
          ],
          action: { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
        },
        {
          id: "scenario-modelling",
          title: "ESEE scenario modelling",
          text: [
            "What a decision does in four dimensions (",
            { term: "esee" },
            "), worked out before you make it.",
          ],
          points: ["Compare several prices on the same assumptions.", "See which assumption matters most."],
          action: {
            label: "Prosperity Intelligence",
            href: "/platform/esee-intelligence",
          },
        },
        {
          id: "data-stewardship",
          title: "Ethical data stewardship",
          text: "Personal data stays with an independent non-profit. You work with synthetic records made from it.",
          points: [
            [{ term: "spid" }, " traces each record to its origin without naming anyone."],
            "An audit trail shows each use.",
          ],
          figure: "privacy-flow",
          action: { label: "Our Data Governance", href: "/consortium/data-stewardship" },
        },
      ],
    },
    {
      kind: "figure",
      id: "scenarios",
      title: "One decision, several futures",
      lead: "A scenario model does not predict. It shows what would have to be true for a price to work.",
      figure: "scenario-fan",
      notes: [
        {
          title: "Start from today",
          text: "Every path begins at your current price and at the evidence you have now.",
        },
        {
          title: "Follow the spread",
          text: "The further ahead, the wider the range. The model shows how wide.",
        },
        {
          title: "Choose with open eyes",
          text: "Pick a path. The platform keeps your reasons and later compares them with what happened.",
        },
      ],
    },
    {
      kind: "process",
      id: "pilot",
      title: "How a pilot runs",
      steps: [
        {
          title: "Pick one question",
          text: "One product line, one region, one decision that comes round often.",
        },
        {
          title: "Connect the data",
          text: "Price and cost data connect directly. Customer records go through the consortium.",
        },
        {
          title: "Run beside your prices",
          text: "You see recommendations next to the prices you charge. Nothing changes for your customers.",
        },
        {
          title: "Decide on the record",
          text: "Compare the two. Then go live, adjust or stop.",
        },
      ],
    },
    {
      kind: "band",
      title: "Bring one pricing question and start there",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
