/** The home page, for whoever is responsible for prices and has one minute: what MAVI is, for whom, and what to do next. */
import { apartment, daysSooner, gain } from "../examples/apartment";
import { portfolio } from "../examples/portfolio";
import { link, richText, strong } from "../rich-text";
import { dollars, thousands } from "../shared/numbers";
import type * as Content from "../types";

const { askingRent, recommendedRent } = apartment;
const example = "Example";
const rents = `${thousands(portfolio.rents)} rents`;

export const page: Content.Page = {
  meta: {
    title: "MAVI: Dynamic Pricing With Evidence",
    description:
      "An intelligence platform that helps you set prices for apartments, rooms, parking, retail and services, each with its evidence.",
  },
  tone: "teal",
  hero: {
    title: "Stop Guessing on Price. Start Driving Growth.",
    subtitle:
      "MAVI is an intelligence platform for pricing apartments, rooms, parking, retail and services. It keeps to your limits and shows its evidence.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
  },
};

/** The words of the hero's film. */
export const film = {
  description:
    "Each dot is a rent, by the size of its apartment. All move between your floor and your ceiling.",
  ceiling: "your ceiling",
  floor: "your floor",
  rent: "rent",
  dollars,
  size: (sqFt: number, isFirst: boolean) => `${thousands(sqFt)}${isFirst ? " sq ft" : ""}`,
  /** At the large dot. */
  answer: {
    guessed: dollars(askingRent),
    rent: dollars(recommendedRent),
    reason: `not ${dollars(askingRent)}: ${daysSooner} fewer empty days`,
    gain: richText`${strong(`+${dollars(gain)}`)} expected a year`,
  },
  /** The first line, its second line before and after the film, and the third. */
  caption: {
    count: rents,
    dots: "one dot each",
    inside: ", all inside your limits.",
    waiting: richText`${strong(`${portfolio.waiting}`)} wait for your approval.`,
    example,
  },
} as const;

export const marketImperative: Content.ItemsSection = {
  id: "market-imperative",
  title: "The market imperative: good prices go stale",
  example,
  items: [
    {
      title: "Prices age",
      text: "Costs and seasons move. The price stays.",
      description: "In 12 months, one dot each, costs pass it.",
    },
    { title: "Data is scattered", text: "Costs are in accounting, demand in bookings." },
    { title: "Reasons get lost", text: "The board asks why. The answer is in someone’s memory." },
  ],
};

/** What is written in the picture of the three problems. */
export const priceLine = {
  price: "the price",
  costs: ["costs, 12 months,", "one dot each"],
  accounting: "costs, in accounting",
  bookings: "demand, in bookings",
  question: "why?",
} as const;

export const strategicAlignment = {
  id: "strategic-alignment",
  title: "Strategic alignment: growth you can stand behind",
  items: [
    {
      title: "ROI-driven decision making",
      text: "Each recommendation states its expected income.",
      safeguard: "In a pilot, a control group tests it.",
    },
    {
      title: "Agentic AI leadership",
      text: richText`${link("/platform", "Agents")} search for better prices.`,
      safeguard: "You approve each one, or set a rule.",
    },
    {
      title: "Ethical AI framework",
      text: richText`An ${link("/consortium", "independent nonprofit")} stewards data about people.`,
      safeguard: "AI works on synthetic data instead of personal records.",
      aboutPeople: true,
    },
  ],
} as const;

export const valueProposition: Content.ItemsSection = {
  id: "value-proposition",
  title: "The value: prices with reasons",
  example,
  items: [
    {
      title: "Income first",
      href: "/solutions/dynamic-pricing",
      text: `${dollars(recommendedRent)} instead of ${dollars(askingRent)}: leased ${daysSooner} days sooner, +${dollars(gain)} expected over 365 days.`,
    },
    {
      title: "Effects in view",
      href: "/platform/solutions",
      text: "Environmental, social, ethical and economic (ESEE), before you decide.",
    },
    {
      title: "Reasons on record",
      href: "/platform/mavi-difference",
      text: "Sources, checks and limits, on one sheet.",
    },
  ],
};

interface Term {
  readonly sign?: "+" | "=";
  readonly words: string;
  readonly sentence: string;
}

/** A sum, whose terms are one title. */
const terms: readonly Term[] = [
  { words: "Your data", sentence: "Prices, costs and sales, with market, customer and impact data." },
  {
    sign: "+",
    words: "agentic AI intelligence",
    sentence: "One knowledge graph, and agents that work on it.",
  },
  {
    sign: "=",
    words: "validated insights",
    sentence: "A validation engine checks each Quantified Prosperity Insight (QPI).",
  },
];

export const howItWorks = {
  id: "how-it-works",
  terms,
  actions: [
    { label: "See How It Works", href: "/how-it-works" },
    { label: "Watch Data Become One Result", href: "/platform/esee-intelligence", starts: true },
  ],
} as const;

export const demo: Content.HeadedSection = {
  title: "Ready to Price with Confidence?",
  lead: "Bring one pricing decision, and see how MAVI would support it.",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
