/** The home page, for whoever is responsible for prices and has one minute: what MAVI is, for whom, and what to do next. */
import { comparedRents, daysSooner } from "../examples/apartment";
import { dollars } from "../shared/numbers";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

const { atAsking, atRecommended } = comparedRents;

export const page: Content.Page = {
  meta: {
    title: "MAVI: Dynamic Pricing With Evidence",
    description:
      "How do we set prices on evidence? MAVI recommends them from market, customer and impact data, inside limits that you set, and shows why.",
  },
  tone: "teal",
  hero: {
    title: "Stop Guessing on Price. Start Driving Growth.",
    subtitle:
      "A pricing platform for businesses, such as landlords, that set many prices. It recommends each price inside your limits, and shows the evidence.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
  },
};

export const marketImperative: Content.CellsSection = {
  id: "market-imperative",
  title: "Three common problems in setting prices",
  items: [
    {
      title: "Prices are reviewed too rarely",
      text: "A price set once misses what has changed since: an employer moves away, a season ends.",
    },
    {
      title: "The data is in separate systems",
      text: "Costs are in accounting, demand in the booking system, complaints at the help desk.",
    },
    {
      title: "The reasons are not on record",
      text: "When a customer or the board asks why a price went up, the answer is pieced together from spreadsheets, emails and memory.",
    },
  ],
};

export const strategicAlignment: Content.RuledListSection = {
  id: "strategic-alignment",
  title: "What MAVI adds, and what you decide",
  items: [
    {
      title: "ROI-driven decision making",
      text: "Each recommendation states the change in income that it expects. A pilot compares results with a control group’s.",
    },
    {
      title: "Agentic AI leadership",
      text: richText`Agents on ${link("/platform", "the MAVI platform")} follow prices, demand and costs. You approve each price, or set a rule that releases small changes.`,
    },
    {
      title: "Ethical AI framework",
      text: richText`A separate nonprofit, ${link("/consortium", "the MAVI consortium")}, holds the records about people. The platform works with synthetic ones.`,
    },
  ],
};

export const valueProposition: Content.CellsSection = {
  id: "value-proposition",
  title: "What you get",
  items: [
    {
      title: "A price with its expected income",
      text: `At ${dollars(atRecommended.rent)} the apartment above is expected to rent ${daysSooner} days sooner than at ${dollars(atAsking.rent)}, and to bring in ${dollars(atRecommended.income)} over 365 days instead of ${dollars(atAsking.income)}.`,
      action: { label: "Follow the Example", href: "/solutions/dynamic-pricing" },
    },
    {
      title: "The effects, before a price is released",
      text: richText`Compare alternatives in four dimensions: environmental, social, ethical and economic (${term("esee")}).`,
      action: { label: "See the Solutions", href: "/platform/solutions" },
    },
    {
      title: "The reasons for every price",
      text: "Its sources, checks and limits, on one sheet that you can take to a meeting.",
      action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
    },
  ],
};

export const howItWorks: Content.DrawingWithNotesSection = {
  id: "how-it-works",
  title: "Your data + agentic AI intelligence = validated insights",
  notes: [
    {
      title: "Your data",
      text: "Your prices, costs and sales.",
    },
    {
      title: "Agentic AI intelligence",
      text: richText`Agents connect it with market and ${term("impact")} in a knowledge graph.`,
    },
    {
      title: "Validated insights",
      text: richText`${term("qpi", "Quantified Prosperity Insights")}: four metrics, with their sources and checks.`,
    },
  ],
  actions: [
    { label: "See How It Works", href: "/how-it-works" },
    { label: "See the Whole Sheet", href: "/platform/mavi-difference#validation" },
  ],
};

export const animationLink: Content.Action = {
  label: "Watch Data Become One Result",
  href: "/platform/esee-intelligence",
};

export const demo: Content.BandSection = {
  title: "Ready to Price with Confidence?",
  lead: "Tell us what you sell and how you price it today.",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
