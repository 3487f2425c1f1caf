/** The platform overview, for a team that has to judge whether the platform fits its systems, its rules and its people. */
import { openQuestions } from "../owner/answers";
import { metrics } from "../shared/metrics";
import type {
  BandSection,
  CellsSection,
  DrawingWithNotesSection,
  Page,
  ProcessSection,
  QuestionsSection,
  RuledListSection,
  StatementSection,
  TextColumnsSection,
} from "../types";

export const page: Page = {
  meta: {
    title: "Pricing Intelligence Platform | MAVI",
    description:
      "What goes into the platform and what comes out? AI agents, knowledge graph and validation, four metrics, six capabilities, and security.",
  },
  tone: "teal",
  hero: {
    title: "A pricing platform that shows its evidence",
    subtitle:
      "For companies that set many prices. Market, customer and impact data meet in one knowledge graph, AI agents analyze it, and a validation engine checks what they find.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
};

export const theProblem: TextColumnsSection = {
  id: "the-problem",
  title: "Why companies with good data still set poor prices",
  columns: [
    {
      id: "fragmented-knowledge",
      title: "Fragmented knowledge",
      paragraphs: ["Sales knows the discounts, finance the margins, support the complaints."],
    },
    {
      id: "trust-deficit",
      title: "Trust deficit",
      paragraphs: ["People withhold data when they cannot control its use."],
    },
    {
      id: "missing-context",
      title: "Missing context",
      paragraphs: ["Transaction data says what was paid, and not why a tenant left."],
    },
  ],
};

export const agenticAi: StatementSection = {
  id: "agentic-ai-section",
  title: "AI agents propose. You set the limits and decide.",
  paragraphs: [
    "An AI agent is software that works toward a goal in several steps: it looks up data, forms a hypothesis and tests it.",
    [
      "Floor, ceiling and pace of change are ",
      { link: "/solutions/dynamic-pricing#limits", label: "limits that you set" },
      ". A change is released by a person whom you name, or by a rule that you set.",
    ],
  ],
  actions: [{ label: "What Makes MAVI Different", href: "/platform/mavi-difference" }],
};

export const pipeline: DrawingWithNotesSection = {
  id: "pipeline",
  title: "From inputs to intelligence in four steps",
  notes: [
    {
      title: "Collect",
      text: "Your prices, sales and costs, market offers, impact data, and synthetic records of people.",
    },
    {
      title: "Connect",
      text: "The knowledge graph ties each price to its product, its place, its time and what followed.",
    },
    {
      title: "Analyze",
      text: "AI agents look for what drives demand, and for what a price would change.",
    },
    {
      title: "Validate",
      text: "A finding that agrees with independent sources and earlier periods goes on. One that does not goes back with the reason.",
    },
  ],
};

export const fourMetrics: RuledListSection = {
  id: "qpis-section",
  title: "Four metrics for one price",
  lead: ["Results come as ", { term: "qpi", as: "Quantified Prosperity Insights (QPIs)" }, "."],
  items: [
    { title: metrics.market.title, text: metrics.market.definition },
    { title: metrics.community.title, text: metrics.community.definition },
    { title: metrics.experience.title, text: metrics.experience.definition },
    { title: metrics.resilience.title, text: metrics.resilience.definition },
  ],
  actions: [{ label: "See Them in an Example", href: "/platform/mavi-difference#validation" }],
};

export const incentiveUnitPhases: ProcessSection = {
  id: "incentive-unit-phases",
  title: "The incentive unit in two phases",
  lead: [
    "A business can grant customers ",
    { term: "miu", as: "MAVI Incentive Units (MIU)" },
    " to reward a choice. The page on the unit counts three, because it divides the private phase.",
  ],
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

export const enterpriseCapabilities: CellsSection = {
  id: "enterprise-capabilities",
  title: "Six capabilities, and the question each answers",
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
      text: "Whose data do we hold?",
    },
    { title: "Audit trail", text: "Who used which data for what?" },
  ],
};

export const security: QuestionsSection = {
  id: "security",
  title: "Security and responsible AI",
  items: [
    {
      question: "Who may see and release what?",
      paragraphs: [
        [
          "The platform has role-based access control and multi-factor authentication. What is in use today: see ",
          { link: "/platform/about-us#status", label: "where the corporation stands" },
          ".",
        ],
      ],
    },
    {
      question: "Where is data about people?",
      paragraphs: [
        [
          "Raw records stay with the consortium, which answers for privacy compliance. The platform works with synthetic ones. The risk that a person is identified is lower, not gone: see ",
          { link: "/consortium/data-stewardship", label: "how records are handled" },
          ".",
        ],
      ],
    },
    {
      question: "Where is your business data?",
      paragraphs: [
        [
          "The corporation keeps it. Where, and under which certificates, is set out for each partner before a pilot. Whether records of several companies are pooled is ",
          { link: openQuestions.pooledRecords.href, label: "a separate question" },
          ".",
        ],
      ],
    },
    {
      question: "What can be checked afterward?",
      paragraphs: ["Each use of data about people has an entry in a blockchain ledger."],
    },
    {
      question: "How is bias found?",
      paragraphs: [
        [
          "By checks of the sources, of the synthesis, of the results and of their use: see ",
          { link: "/consortium/data-stewardship#bias-mitigation", label: "four checks for bias" },
          ".",
        ],
      ],
    },
  ],
};

export const investors: StatementSection = {
  id: "investors",
  title: "For investors",
  paragraphs: [
    [
      "Read where the corporation ",
      { link: "/platform/about-us#status", label: "stands" },
      ", and ",
      { link: "/platform/miu", label: "the plan for the incentive unit" },
      ".",
    ],
  ],
  actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
};

export const demo: BandSection = {
  title: "Bring a pricing question of your own",
  lead: "Tell us the product and its price today.",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
