/** The platform overview: inputs, outputs, and who decides. */
import { metThreshold } from "../examples/apartment";
import { checkNames } from "../examples/checks";
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
    subtitle: richText`One market-intelligence engine joins market, customer and ${term("impact")}, analyzes the data with agentic AI and validates what it finds.`,
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
      title: "Fragmented knowledge.",
      text: "Each team knows only its own numbers.",
    },
    {
      id: "trust-deficit",
      title: "Trust deficit.",
      text: "People hold back data they cannot control.",
    },
    {
      id: "missing-context",
      title: "Missing context.",
      text: "A sale says what was paid, not why.",
    },
  ],
};

/**
 * The inputs in groups: market data, your own data, impact data. `synthetic` has those from customers' synthetic
 * records.
 */
const observations = [
  ["Season", "New buildings", "Rents nearby"],
  ["Rents", "Vacant days", "Costs", "Renewal rate", "Repair costs"],
  ["Energy use", "Local incomes"],
] as const;
const synthetic = ["Budgets", "Reasons to leave"] as const;

export const agenticAi = {
  id: "agentic-ai-section",
  /** The title's two sentences. */
  proposes: "AI proposes.",
  approves: "You approve.",
  example: true,
  picture: {
    description: `Checks: ${checkNames.join(", ")}.`,
    observations: [...observations, synthetic],
    legend: [
      { sign: "dot", text: `${observations.flat().length} from observed data` },
      { sign: "square", text: `${synthetic.length} from synthetic records` },
    ],
    checks: checkNames,
    /** `passes` is the number of checks that the candidate passes. */
    candidates: [
      { path: "season", title: "Raise it in season", outcome: "Returned: two sources differ", passes: 1 },
      { path: "sooner", title: "Ask less, rent sooner", outcome: "Passes all four checks", passes: 4 },
      {
        path: "newcomers",
        title: "Charge new tenants more",
        outcome: "Returned: gap between groups",
        passes: 2,
      },
    ],
    waits: "waits for your\u00a0approval",
  },
} as const;

/** Explains the picture's parts, from left to right. */
export const pipeline: Content.ItemsSection = {
  id: "pipeline",
  title: "From inputs to intelligence in four steps",
  items: [
    { title: "Collect", text: "Your data meets market, impact and synthetic customer data." },
    { title: "Connect", text: "One unified knowledge graph shows how these data depend on one another." },
    { title: "Analyze", text: "AI agents test prices inside your limits and propose the best ones." },
    { title: "Validate", text: "A finding that fails a check is returned with the reason." },
  ],
};

/** Each text is the question that the metric answers. */
export const fourMetrics = {
  id: "qpis-section",
  title: "Prosperity insights: four metrics",
  lead: richText`Validated insights come to you as ${term("qpi", "Quantified Prosperity Insights (QPIs)")}. Each metric scores a price. At ${metThreshold}, the price meets the threshold you set.`,
  items: [
    { title: metrics.market.title, text: "Does it earn enough?" },
    { title: metrics.community.title, text: "Can people afford it?" },
    { title: metrics.experience.title, text: "Do customers stay?" },
    { title: metrics.resilience.title, text: "Does the price keep trust?" },
  ],
  actions: [{ label: "See the Sheet", href: "/platform/mavi-difference#validation" }],
} as const;

export const incentiveUnitPhases = {
  id: "incentive-unit-phases",
  title: "The incentive unit in two phases",
  items: [
    {
      phase: "now",
      title: "Private first.",
      text: "During commercialization, the MAVI Incentive Unit is a cryptocurrency inside the system.",
    },
    {
      phase: "later",
      title: "Public later.",
      text: "After that, it becomes public. The page about the unit divides this path into three phases.",
    },
  ],
  actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
} as const;

/** Each capability answers a question. The consortium provides those in `ofConsortium`. */
export const enterpriseCapabilities = {
  id: "enterprise-capabilities",
  title: "Six enterprise capabilities",
  items: [
    {
      picture: "pricing",
      title: "Dynamic pricing",
      question: "What should this cost today?",
      text: "AI agents recommend a price within your limits. You approve it, or set a rule for routine changes.",
    },
    {
      picture: "scenarios",
      title: "Scenario modeling",
      question: "What happens if we wait?",
      text: "AI agents compare your alternatives on the same graph, by the same checks.",
    },
    {
      picture: "graph",
      title: "Unified knowledge graph",
      question: "What belongs together?",
      text: "Market, customer and impact data are linked, so that every insight leads back to its sources.",
    },
    {
      picture: "validation",
      title: "Validation engine",
      question: "Why should we believe it?",
      text: "Only findings that pass four checks reach you.",
    },
  ],
  ofConsortium: [
    {
      picture: "synthetic",
      title: "Synthetic customer data",
      question: "How do you learn what customers want without knowing who they are?",
      text: "Privacy-preserving records show patterns, not people, and each has a unique identifier.",
    },
    {
      picture: "auditTrail",
      title: "Blockchain audit trail",
      question: "What happened, and when?",
      text: "A blockchain records how data was handled, so that every step can be audited.",
    },
  ],
  provider: "The consortium provides the synthetic data and the audit trail.",
} as const;

export const security = {
  id: "security",
  title: "Security and responsible AI",
  text: richText`Multi-factor authentication and role-based access control protect the platform. Where data is about people, the platform’s AI works on synthetic data from the ${link("/consortium/data-stewardship", "consortium")}. Bias mitigation and independent audits add oversight.`,
} as const;

export const investors = {
  id: "investors",
  title: "For investors",
  text: richText`Meet ${link("/platform/about-us", "the company")} behind the platform.`,
  actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
} as const;

export const demo: Content.HeadedSection = {
  title: "Bring your own pricing question",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
