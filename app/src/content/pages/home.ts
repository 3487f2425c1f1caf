/** The home page, for whoever is responsible for prices and has one minute: what MAVI is, for whom, and what to do next. */
import { openQuestions as questions } from "../owner/answers";
import { dollars } from "../shared/numbers";
import { incomes, rentalExample } from "../shared/rental-example";
import type {
  Action,
  BandSection,
  CellsSection,
  DrawingWithNotesSection,
  Page,
  RuledListSection,
  TextColumnsSection,
} from "../types";

const { askingRent, daysEmpty, recommendedRent } = rentalExample;

const linkTo = ({ href, question }: (typeof questions)[keyof typeof questions]) =>
  ({ link: href, label: question }) as const;

export const page: Page = {
  meta: {
    title: "MAVI: Dynamic Pricing With Evidence",
    description:
      "How do we set prices on evidence? MAVI recommends them from market, customer and impact data, inside limits that you set, and shows why.",
  },
  tone: "teal",
  hero: {
    title: "Stop Guessing on Price. Start Driving Growth.",
    subtitle:
      "For businesses that set prices. MAVI reads market, customer and impact data, recommends a price inside your limits and shows what it rests on.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
  },
};

export const marketImperative: TextColumnsSection = {
  id: "market-imperative",
  title: "Three common problems in setting prices",
  columns: [
    {
      title: "Prices are reviewed too rarely",
      paragraphs: [
        "A price list that is revised once a year misses what happens in between: an employer moves away, a supplier raises its rates, a season ends.",
      ],
    },
    {
      title: "The data is in separate systems",
      paragraphs: [
        "Costs are in accounting, demand is in the booking system, complaints are in the help desk. A price is usually set from one of the three.",
      ],
    },
    {
      title: "The reasons are not on record",
      paragraphs: [
        "When a customer or the board asks why a price went up, the reasons have to be collected from spreadsheets, emails and memory.",
      ],
    },
  ],
};

export const strategicAlignment: RuledListSection = {
  id: "strategic-alignment",
  title: "What MAVI adds, and what you decide",
  items: [
    {
      title: "ROI-driven decision making",
      text: "Each recommendation states the change in income that it expects. A comparison with a control group, which keeps its usual prices, shows what it was worth.",
    },
    {
      title: "Agentic AI leadership",
      text: [
        "On ",
        { link: "/platform", label: "the MAVI platform" },
        ", AI agents follow prices, demand and costs and propose a change when the evidence supports one. You set the limits and name who approves. For a landlord’s counsel: ",
        linkTo(questions.pooledRecords),
      ],
    },
    {
      title: "Ethical AI framework",
      text: [
        "Data about people is held by an independent nonprofit, ",
        { link: "/consortium", label: "the MAVI consortium" },
        ". The platform works with synthetic records. ",
        { link: "/consortium/impact", label: "See how single reports become a finding" },
        ". For tenants: ",
        linkTo(questions.myRent),
        " For investors and donors: ",
        linkTo(questions.moneyAndDecisions),
      ],
    },
  ],
};

export const valueProposition: CellsSection = {
  id: "value-proposition",
  title: "What you get",
  items: [
    {
      title: "A price with its expected income",
      text: `An example: asked at ${dollars(askingRent)}, an apartment brings in ${dollars(incomes.atAsking)} within 365 days of the move-out, because it stands empty for ${daysEmpty.atAsking} of them. At ${dollars(recommendedRent)} it brings in ${dollars(incomes.atRecommended)}.`,
      action: { label: "Follow the Example", href: "/solutions/dynamic-pricing" },
    },
    {
      title: "The effects, before a price is released",
      text: [
        "Compare several prices while they are drafts, in four dimensions: environmental, social, ethical and economic (",
        { term: "esee" },
        ").",
      ],
      action: { label: "See the Solutions", href: "/platform/solutions" },
    },
    {
      title: "The reasons for every price",
      text: "Its sources, its checks and its limits, on one sheet that you can take to a meeting.",
      action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
    },
  ],
};

export const howItWorks: DrawingWithNotesSection = {
  id: "how-it-works",
  title: "Your data + agentic AI intelligence = validated insights",
  notes: [
    {
      title: "Your data",
      text: "Prices, costs, demand and results. Records about people go to the consortium, which passes on synthetic ones.",
    },
    {
      title: "Agentic AI intelligence",
      text: "In one knowledge graph, agents connect your data with market data and with impact data: what prices do to people and places.",
    },
    {
      title: "Validated insights",
      text: [
        "Results come as ",
        { term: "qpi", as: "Quantified Prosperity Insights" },
        ": values with their sources and checks.",
      ],
    },
  ],
  actions: [{ label: "See How It Works", href: "/how-it-works" }],
};

export const animationLink: Action = {
  label: "Watch Data Become One Result",
  href: "/platform/esee-intelligence",
};

export const demo: BandSection = {
  title: "Ready to Price with Confidence?",
  lead: "Tell us what you sell and how its price is set today. The demo starts from there.",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
