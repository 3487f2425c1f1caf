/** The platform overview, for a team that has to judge whether the platform fits. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "The MAVI platform: intelligence for pricing",
    description:
      "A knowledge graph, a layer of AI agents and a validation engine turn market, customer and impact data into prices with reasons. Tour the MAVI platform.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Intelligence you can set a price by",
    subtitle:
      "One knowledge graph, a layer of AI agents and a validation engine turn market, customer and impact data into prices with reasons.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
    figure: "knowledge-graph",
  },
  sections: [
    {
      kind: "cells",
      id: "the-problem",
      title: "Why good data still makes poor prices",
      items: [
        {
          id: "fragmented-knowledge",
          title: "Fragmented knowledge",
          text: "Sales knows the discounts, finance the margins, support the complaints. A price needs all three, and no system holds them together.",
        },
        {
          id: "trust-deficit",
          title: "Trust deficit",
          text: "People hold back data they cannot control. Teams hold back from models they cannot check. Accuracy suffers twice.",
          figure: "trust-gap",
        },
        {
          id: "missing-context",
          title: "Missing context",
          text: "Market data says what was paid. It is silent on what the price did to the customer, the community and the environment.",
          figure: "context-gap",
        },
      ],
    },
    {
      kind: "statement",
      id: "agentic-ai-section",
      title: "Agents do the reading. You keep the decision.",
      text: [
        "Agents follow prices, demand, costs and impact signals as they arrive. They form a view, test it against the knowledge graph and bring you a recommendation with its sources.",
        "They work inside limits that you set: floors, ceilings and the pace of change. Nothing reaches a customer unless a rule of yours or one of your people allows it.",
      ],
      actions: [{ label: "What Makes MAVI Different", href: "/platform/mavi-difference" }],
    },
    {
      kind: "figure",
      id: "pipeline",
      title: "From inputs to intelligence in four steps",
      figure: "pipeline",
      headed: true,
      notes: [
        {
          title: "Collect",
          text: "Market, customer and impact data arrive. Records about people pass through the consortium.",
        },
        {
          title: "Connect",
          text: "The knowledge graph joins them, so that a price, a place and an outcome can be read together.",
        },
        {
          title: "Analyse",
          text: "Agents search for causes, build scenarios and compare prices that nobody has charged yet.",
        },
        {
          title: "Validate",
          text: "The validation engine tests each result against its sources before you see it.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "qpis-section",
      title: "Four measures of prosperity",
      lead: [
        "Results come as ",
        { term: "qpi", as: "Quantified Prosperity Insights (QPIs)" },
        ". Each metric draws on all four ",
        { term: "esee", as: "ESEE" },
        " dimensions.",
      ],
      items: [
        {
          title: "Market prosperity quotient",
          text: "How well a price serves the market it is set in: demand, margin and room to move.",
        },
        {
          title: "Community prosperity index",
          text: "What a price leaves behind in the places where it is paid.",
        },
        {
          title: "Human experience metric",
          text: "How people live with a price: whether it seems fair, what effort it costs them, whether they stay.",
        },
        {
          title: "Ethical resilience index",
          text: "How well a decision stands up to questions, from consent to bias.",
        },
      ],
      actions: [{ label: "See the Four Dimensions", href: "/platform/esee-intelligence" }],
    },
    {
      kind: "process",
      id: "incentive-unit-phases",
      title: "The incentive unit in two phases",
      lead: [
        "The ",
        { term: "miu", as: "MAVI Incentive Unit (MIU)" },
        " rewards behaviour that makes a better price possible. Its own page divides the same path into three phases.",
      ],
      steps: [
        {
          label: "Phase 1",
          title: "Private",
          text: "During commercialization it is an in-system cryptocurrency, used by the platform’s businesses and their customers only.",
        },
        {
          label: "Phase 2",
          title: "Public",
          text: "After commercialization the unit opens to use beyond the platform.",
        },
      ],
      actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
    },
    {
      kind: "cells",
      id: "enterprise-capabilities",
      title: "What an enterprise gets",
      items: [
        {
          title: "Dynamic pricing",
          text: "A recommended price inside your limits, renewed when the evidence changes.",
        },
        {
          title: "Scenario modelling",
          text: "The likely effects of a price, in four dimensions, before it is charged.",
        },
        {
          title: "Unified knowledge graph",
          text: "One model of products, places, prices and outcomes, for people and agents alike.",
        },
        {
          title: "Validation engine",
          text: "A test of every insight, with the result of the test on record.",
        },
        {
          title: "Synthetic customer data",
          text: "Patterns of real behaviour without the records of real people.",
        },
        {
          title: "Audit trail",
          text: "Who used which data for what, written to a ledger that cannot be edited afterwards.",
        },
      ],
    },
    {
      kind: "pair",
      id: "security",
      title: "Security and responsible AI",
      text: [
        "Access follows roles, and signing in takes more than one factor.",
        "The consortium keeps the raw records. The platform’s models learn from synthetic ones, so no model needs to know a person’s name to do its work.",
        "Bias is looked for before a model is used and again in its results. The consortium, which does not sell the results, does the looking.",
      ],
      figure: "privacy-flow",
      actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "band",
      title: "See the platform work on a question of yours",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
