/** The platform overview: what goes in, what comes out, and who decides. */
import { metrics } from "../shared/metrics";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "The MAVI Platform for Market Intelligence and Pricing",
    description:
      "A unified knowledge graph, agentic AI and a validation engine turn market, customer and impact data into prices that you approve.",
  },
  tone: "teal",
  hero: {
    title: "Price with everything you know",
    subtitle: richText`One market-intelligence engine joins market, customer and ${term("impact")}, analyzes it with agentic AI and validates what it finds.`,
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
};

export const theProblem: Content.ItemsSection = {
  id: "the-problem",
  title: "Good data, poor prices. Why?",
  items: [
    {
      id: "fragmented-knowledge",
      title: "Fragmented knowledge",
      text: "Sales knows discounts, finance knows margins.",
    },
    {
      id: "trust-deficit",
      title: "Trust deficit",
      text: "People hold back data they cannot control.",
    },
    {
      id: "missing-context",
      title: "Missing context",
      text: "A sale says what was paid, not why.",
    },
  ],
};

export const agenticAi = {
  id: "agentic-ai-section",
  /** The title's two sentences. */
  proposes: "AI proposes.",
  approves: "You approve.",
  lead: "Agents test hypotheses inside your limits. Routine changes can follow a rule that you set.",
} as const;

/** What comes in, by its kind: yours, the market's, impact, and synthetic records of customers. */
const observations = [
  ["Season", "New buildings", "Rents nearby"],
  ["Rents", "Days empty", "Costs", "Renewals", "Repairs"],
  ["Energy use", "Local incomes"],
] as const;
const synthetic = ["Budgets", "Reasons to leave"] as const;

const checks = ["Origin", "Agreement", "Groups", "Earlier results"] as const;

export const pipeline = {
  id: "pipeline",
  title: "From inputs to intelligence in four steps",
  example: true,
  items: [
    { title: "Collect", text: "Your numbers, market, impact and synthetic customer data." },
    { title: "Connect", text: "One unified knowledge graph." },
    { title: "Analyze", text: "Agents look for what moves demand." },
    { title: "Validate", text: "Four checks, or it goes back." },
  ],
  picture: {
    description: `Checks: ${checks.join(", ")}.`,
    observations: [...observations, synthetic],
    count: `${observations.flat().length} observations, one dot each; ${synthetic.length} synthetic, one square each`,
    checks,
    /** With the number of checks that each passes. */
    candidates: [
      { title: "Raise it in season", outcome: "Back: two sources differ", passes: 1 },
      { title: "Ask less, rent sooner", outcome: "Passes all four checks", passes: 4 },
      { title: "Charge newcomers more", outcome: "Back: gap between groups", passes: 2 },
    ],
    waits: "waits for your\u00a0approval",
  },
} as const;

/** The text is the question that the metric answers. */
export const fourMetrics = {
  id: "qpis-section",
  title: "Prosperity insights: four metrics",
  lead: richText`Each is a ${term("qpi", "Quantified Prosperity Insight (QPI)")}.`,
  items: [
    { title: metrics.market.title, text: "Does it earn enough?" },
    { title: metrics.community.title, text: "Can people afford it?" },
    { title: metrics.experience.title, text: "Do customers stay?" },
    { title: metrics.resilience.title, text: "Are similar customers treated alike?" },
  ],
  actions: [{ label: "See the Sheet", href: "/platform/mavi-difference#validation" }],
} as const;

export const incentiveUnitPhases = {
  id: "incentive-unit-phases",
  title: "The incentive unit in two phases",
  items: [
    { title: "Private first.", text: "In-system cryptocurrency during commercialization." },
    { title: "Public later.", text: "Open beyond the system." },
  ],
  actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
} as const;

/** The consortium provides two of them, which stand last. */
export const enterpriseCapabilities = {
  id: "enterprise-capabilities",
  title: "Six enterprise capabilities",
  items: [
    { picture: "pricing", title: "Dynamic pricing", text: "What should this cost today?" },
    { picture: "scenarios", title: "Scenario modeling", text: "What happens if we wait?" },
    { picture: "graph", title: "Unified knowledge graph", text: "What belongs together?" },
    { picture: "validation", title: "Validation engine", text: "Why should we believe it?" },
    {
      picture: "synthetic",
      ofConsortium: true,
      title: "Synthetic customer data",
      text: "What do customers want, without knowing who they are?",
    },
    {
      picture: "auditTrail",
      ofConsortium: true,
      title: "Blockchain audit trail",
      text: "What happened, and when?",
    },
  ],
  provider: "The consortium provides the last two.",
} as const;

export const security = {
  id: "security",
  title: "Security and responsible AI",
  text: richText`Role-based access control and multi-factor authentication protect the platform. The ${link("/consortium/data-stewardship", "consortium")} stewards data about people.`,
} as const;

export const investors = {
  id: "investors",
  title: "For investors",
  text: richText`Meet ${link("/platform/about-us", "the company")} behind it.`,
  actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
} as const;

export const demo: Content.HeadedSection = {
  title: "Bring your own pricing question",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
