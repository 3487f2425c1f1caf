/** The platform overview, for a team that has to judge whether the platform fits its systems, its rules and its people. */
import { metrics } from "../shared/metrics";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Pricing Intelligence Platform | MAVI",
    description:
      "What goes into the platform and what comes out? AI agents, knowledge graph and validation, four metrics, six capabilities, and security.",
  },
  tone: "teal",
  hero: {
    title: "A pricing platform that shows its evidence",
    subtitle: richText`AI agents analyze market, customer and ${term("impact")} in a knowledge graph, and a validation engine checks what they find.`,
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
};

export const theProblem: Content.CellsSection = {
  id: "the-problem",
  title: "Why companies with good data still set poor prices",
  items: [
    {
      id: "fragmented-knowledge",
      title: "Fragmented knowledge",
      text: "Sales knows the discounts, finance the margins, support the complaints.",
    },
    {
      id: "trust-deficit",
      title: "Trust deficit",
      text: "People withhold data when they cannot control its use.",
    },
    {
      id: "missing-context",
      title: "Missing context",
      text: "Transaction data says what was paid, and not why a tenant left.",
    },
  ],
};

export const agenticAi: Content.StatementSection = {
  id: "agentic-ai-section",
  title: "AI proposes. You approve.",
  paragraphs: [
    richText`An AI agent looks up data, forms a hypothesis and tests it, inside ${link("/solutions/dynamic-pricing#limits", "your limits")}. You approve each price, or set a rule that releases small changes.`,
  ],
  actions: [{ label: "What Makes MAVI Different", href: "/platform/mavi-difference" }],
};

export const pipeline: Content.DrawingWithNotesSection = {
  id: "pipeline",
  title: "Inside the platform: from inputs to intelligence in four steps",
  notes: [
    {
      title: "Collect",
      text: "Your prices, sales and costs, market and impact data, and synthetic records of people.",
    },
    {
      title: "Connect",
      text: "The knowledge graph ties each price to its product, place and time, and to what followed.",
    },
    {
      title: "Analyze",
      text: "AI agents look for what drives demand, and what a price would change.",
    },
    {
      title: "Validate",
      text: richText`A finding that passes the ${link("/how-it-works#validation", "four checks")} goes on. One that fails goes back with the reason.`,
    },
  ],
};

export const fourMetrics: Content.RuledListSection = {
  id: "qpis-section",
  title: "Four metrics for one price",
  lead: richText`Each metric, with its evidence, is a ${term("qpi", "Quantified Prosperity Insight (QPI)")}.`,
  items: [
    { title: metrics.market.title, text: metrics.market.definition },
    { title: metrics.community.title, text: metrics.community.definition },
    { title: metrics.experience.title, text: metrics.experience.definition },
    { title: metrics.resilience.title, text: metrics.resilience.definition },
  ],
  actions: [{ label: "See Them in an Example", href: "/platform/mavi-difference#validation" }],
};

export const incentiveUnitPhases: Content.ProcessSection = {
  id: "incentive-unit-phases",
  title: "The incentive unit in two phases",
  lead: richText`${term("miu", "MAVI Incentive Units (MIU)")} are to reward a customer’s choice. Access has two phases; use has three, of which the first two are private.`,
  steps: [
    {
      label: "Phase 1",
      title: "Private",
      text: "A cryptocurrency within the system, during commercialization.",
    },
    { label: "Phase 2", title: "Public", text: "After commercialization." },
  ],
  actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
};

export const enterpriseCapabilities: Content.CellsSection = {
  id: "enterprise-capabilities",
  title: "Six capabilities, and the question each answers",
  lead: "The last two are the consortium’s task.",
  items: [
    {
      title: "Dynamic pricing",
      text: "What should this cost today?",
    },
    {
      title: "Scenario modeling",
      text: "What happens if we wait?",
    },
    {
      title: "Unified knowledge graph",
      text: "What belongs together?",
    },
    {
      title: "Validation engine",
      text: "Why should we believe it?",
    },
    {
      title: "Synthetic customer data",
      text: "How do we learn without holding people’s records?",
    },
    { title: "Audit trail", text: "Was an entry changed later? Planned." },
  ],
};

export const security: Content.QuestionsSection = {
  id: "security",
  title: "Security and responsible AI",
  items: [
    {
      question: "Who may see and release what?",
      paragraphs: [
        "The platform is designed with role-based access control and multi-factor authentication.",
      ],
    },
    {
      question: "Where is data about people?",
      paragraphs: [
        richText`Raw records do not go to the platform: ${link("/consortium/data-stewardship", "the consortium")} holds them.`,
      ],
    },
    {
      question: "Where is your business data?",
      paragraphs: ["On the platform, which the corporation runs."],
    },
  ],
};

export const investors: Content.StatementSection = {
  id: "investors",
  title: "For investors",
  paragraphs: [
    richText`Read what the corporation ${link("/platform/about-us", "builds and plans to sell")}.`,
  ],
  actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
};

export const demo: Content.BandSection = {
  title: "Bring a pricing question of your own",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
