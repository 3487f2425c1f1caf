/** The platform overview, for a team that has to judge whether the platform fits its systems, its rules and its people. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Pricing intelligence platform | MAVI",
    description:
      "What goes into the MAVI platform, what comes out, which limits you set and who approves a price: knowledge graph, AI agents, validation, security, pilot.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "A pricing platform that shows its evidence",
    subtitle:
      "For companies that set many prices. Market, customer and impact data meet in one knowledge graph, AI agents analyze it, and a validation engine checks what they find. You receive prices with the reasons for them.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
    figure: "knowledge-graph",
  },
  sections: [
    {
      kind: "columns",
      id: "the-problem",
      title: "Why companies with good data still set poor prices",
      columns: [
        {
          id: "fragmented-knowledge",
          title: "Fragmented knowledge",
          paragraphs: [
            "Sales knows the discounts, finance the margins, support the complaints. A price needs all three. Joined by hand once a quarter, they are soon out of date.",
          ],
        },
        {
          id: "trust-deficit",
          title: "Trust deficit",
          paragraphs: [
            "People withhold data when they cannot control its use. Managers overrule models that they cannot check.",
          ],
        },
        {
          id: "missing-context",
          title: "Missing context",
          paragraphs: [
            "Transaction data says what was paid. It does not say that a tenant left because of the heating, or that a street lost its last grocery store.",
          ],
        },
      ],
    },
    {
      kind: "pair",
      id: "agentic-ai-section",
      title: "AI agents propose prices inside your guardrails",
      paragraphs: [
        "An AI agent is software that works toward a goal in several steps: it looks up data, forms a hypothesis and tests it. Guardrails are limits on what it may propose. Four are usual in pricing:",
        [{ strong: "Floor: " }, "the lowest price, for example cost plus a minimum margin."],
        [
          { strong: "Ceiling: " },
          "the highest, for example a set distance above comparable offers, or a legal cap.",
        ],
        [{ strong: "Pace of change: " }, "how fast a price may rise, for example $20 a week."],
        [
          { strong: "Approval: " },
          "who releases a change. Small ones can pass by rule; others wait for a person whom you name.",
        ],
      ],
      figure: "guardrails",
      actions: [{ label: "What Makes MAVI Different", href: "/platform/mavi-difference" }],
    },
    {
      kind: "figure",
      id: "pipeline",
      title: "From inputs to intelligence in four steps",
      lead: "The same observations at each step, with what goes in and what comes out.",
      figure: "pipeline",
      headed: true,
      inverted: true,
      notes: [
        {
          title: "Collect",
          text: "In: your prices, sales and costs; market offers; impact data, such as energy use or tenants moving out; records about people through the consortium. Out: dated observations.",
        },
        {
          title: "Connect",
          text: "In: the observations. Out: a knowledge graph, in which each price is tied to its product, its place, its time and what followed.",
        },
        {
          title: "Analyze",
          text: "In: the graph. Out: candidate prices, each with its expected effect and how certain that is.",
        },
        {
          title: "Validate",
          text: "In: the candidates. Out: those that agree with independent sources and earlier periods. The others go back with the reason.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "qpis-section",
      title: "Four metrics for one decision",
      lead: [
        "Results come as ",
        { term: "qpi", as: "Quantified Prosperity Insights (QPIs)" },
        ". Each states one of four metrics. In our illustrative example, a building of 200 apartments, they would draw on figures such as these.",
      ],
      items: [
        {
          title: "Market prosperity quotient",
          text: "How well the rent works in its market.",
          points: [
            "160 of 200 apartments leased, at an average rent of $1,250",
            "Two-bedroom apartments nearby offered at $1,310 to $1,480",
          ],
        },
        {
          title: "Community prosperity index",
          text: "What the rent means for the neighborhood.",
          points: [
            "Rent as a share of local household income",
            "Households that move away, stores and services that stay",
          ],
        },
        {
          title: "Human experience metric",
          text: "How tenants live with the rent and what they get for it.",
          points: [
            "50 of 100 leases renewed when they end",
            "40 of 100 tenants satisfied, days until a repair is done",
          ],
        },
        {
          title: "Ethical resilience index",
          text: "Whether the decision can be defended.",
          points: ["Consent for each source", "Differences between groups of tenants, and complaints"],
        },
      ],
      actions: [{ label: "See the Four Dimensions", href: "/platform/esee-intelligence" }],
    },
    {
      kind: "process",
      id: "incentive-unit-phases",
      title: "The incentive unit in two phases",
      lead: [
        "A business can grant customers ",
        { term: "miu", as: "MAVI Incentive Units (MIU)" },
        " in place of a discount. Their own page divides the development into three phases.",
      ],
      steps: [
        {
          label: "Phase 1",
          title: "Private",
          text: "While it is commercialized, the unit is a private cryptocurrency within the system.",
        },
        {
          label: "Phase 2",
          title: "Public",
          text: "Later it is to become public.",
        },
      ],
      actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
    },
    {
      kind: "cells",
      id: "enterprise-capabilities",
      title: "Six capabilities for an enterprise",
      items: [
        {
          title: "Dynamic pricing",
          text: "A recommended price inside your limits. For pricing: what should this cost today?",
        },
        {
          title: "Scenario modeling",
          text: "The expected effects of several prices, side by side. For management: what happens if we wait?",
        },
        {
          title: "Unified knowledge graph",
          text: "Products, places, prices and results in one model. For analysts: what is connected with what?",
        },
        {
          title: "Validation engine",
          text: "Checks of every insight, with the outcome of each. For finance: why should we believe it?",
        },
        {
          title: "Synthetic customer data",
          text: "Generated records with the patterns of customers’ behavior. For privacy officers: whose data do we hold?",
        },
        {
          title: "Audit trail",
          text: "Who used which data for what, in a blockchain ledger. For auditors: what was known at the time?",
        },
      ],
    },
    {
      kind: "columns",
      id: "security",
      title: "Security and responsible AI",
      columns: [
        {
          title: "Access",
          paragraphs: [
            "Sign-in and permissions are designed for role-based access control and multi-factor authentication: an analyst may read a recommendation, a manager may release it.",
          ],
        },
        {
          title: "Data about people",
          paragraphs: [
            "Raw records stay with the consortium, which is responsible for privacy compliance in handling them. Models learn from synthetic ones, which lower the risk of identifying a person but do not remove it.",
          ],
        },
        {
          title: "Bias",
          paragraphs: [
            "A pricing model has to be checked for bias before it is used, and again in its results: do comparable customers get comparable prices?",
          ],
          action: { label: "Our Data Governance", href: "/consortium/data-stewardship" },
        },
      ],
    },
    {
      kind: "questions",
      id: "pilot",
      title: "What to settle before a pilot",
      lead: "A pilot tests recommended prices on part of your products.",
      items: [
        {
          question: "Which data?",
          paragraphs: [
            "Prices, sales, costs and availability for a year or more, so that every season is covered.",
          ],
        },
        {
          question: "Which prices?",
          paragraphs: [
            "A group large enough to divide. One half follows the recommendation. The other, the hold-out group, keeps its prices.",
          ],
        },
        {
          question: "Who is needed?",
          paragraphs: [
            "Somebody who is responsible for the prices, somebody who knows the data, and finance or legal to sign off the guardrails.",
          ],
        },
        {
          question: "How long?",
          paragraphs: [
            "Long enough to tell an effect from chance; the date is set beforehand. In the example of dynamic pricing it is after 90 days.",
          ],
        },
      ],
    },
    {
      kind: "band",
      title: "Bring a pricing question of your own",
      lead: "To start, tell us the product, its price today and what you would like to know.",
      figure: "graph-ahead",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies SectionsPage;
