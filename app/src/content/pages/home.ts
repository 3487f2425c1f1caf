/** The home page, for a reader who is responsible for prices and has one minute: what MAVI is, and what to do next. */
import { apartment, comparedRents, daysSooner, gain } from "../examples/apartment";
import { dots, hotel, parking, store } from "../examples/trades";
import { link, richText, strong } from "../rich-text";
import { clock, dollars, percent, thousands } from "../shared/numbers";
import type * as Content from "../types";

const { askingRent, recommendedRent } = apartment;
const { atAsking, atRecommended } = comparedRents;
const example = "Example";

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
      "MAVI recommends prices for hotel nights, apartments, parking hours and store products, inside limits you set, with the reasons shown.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
  },
};

/** A trade in home's picture. */
export type TradeName = "apartments" | "hotel" | "parking" | "store";

/** The trade that the page shows first. */
export const opening: TradeName = "hotel";

interface TradeWords {
  /** The text of the trade's button. */
  readonly name: string;
  /** The number of prices, and what one dot stands for. */
  readonly count: string;
  readonly dots: string;
  /** The opened dot's price, its gain over the guessed price, and its limits. */
  readonly price: string;
  readonly worth: Content.Text;
  readonly limits: string;
  /** Names of the axes, an entry per line. `amount` and `place` format the labels of the ticks. */
  readonly axes: { readonly prices: readonly string[]; readonly places: readonly string[] };
  readonly amount: (value: number) => string;
  readonly place: (value: number, isFirst: boolean) => string;
}

const range = (from: string, to: string) => `${from} to ${to}`;

/** The texts of each trade, in the order of the buttons. */
export const trades: Readonly<Record<TradeName, TradeWords>> = {
  apartments: {
    name: "Apartments",
    count: `${thousands(dots.count)} rents`,
    dots: "one dot each, by size",
    price: dollars(recommendedRent),
    worth: richText`instead of ${dollars(askingRent)}. ${atRecommended.days} vacant days instead of ${atAsking.days}: ${strong(`+${dollars(gain)}`)} in the first year.`,
    limits: `Your limits: ${range(dollars(apartment.floor), dollars(apartment.ceiling))}`,
    axes: { prices: ["rent"], places: ["size"] },
    amount: dollars,
    place: (sqFt, isFirst) => `${thousands(sqFt)}${isFirst ? " sq ft" : ""}`,
  },
  hotel: {
    name: "Hotel nights",
    count: `${thousands(dots.count)} nightly rates`,
    dots: `one dot each: your ${hotel.dots.hotels} hotels, ${hotel.dots.nights} nights`,
    price: dollars(hotel.recommended.price),
    worth: richText`instead of ${dollars(hotel.guessed.price)}. ${hotel.recommended.sold} rooms sold instead of ${hotel.guessed.sold}: ${strong(`+${dollars(hotel.gain)}`)} revenue that night.`,
    limits: `Your limits: ${range(dollars(hotel.floor), dollars(hotel.ceiling))}`,
    axes: { prices: ["room", "rate"], places: [`${hotel.dots.nights} nights`] },
    amount: dollars,
    place: () => "Sat",
  },
  parking: {
    name: "Parking hours",
    count: `${thousands(dots.count)} hourly rates`,
    dots: `one dot each: your ${parking.dots.garages} garages, ${parking.dots.hours} hours`,
    price: dollars(parking.recommended.price),
    worth: richText`instead of ${dollars(parking.guessed.price)} at ${clock(parking.from)} ${parking.recommended.sold} cars instead of ${parking.guessed.sold}: ${strong(`+${dollars(parking.gain)}`)} that hour.`,
    limits: `Your limits: ${range(dollars(parking.floor), dollars(parking.ceiling))}`,
    axes: { prices: ["hourly", "rate"], places: ["time"] },
    amount: dollars,
    place: clock,
  },
  store: {
    name: "Store products",
    count: `${thousands(dots.count)} product prices`,
    dots: `one dot each: your ${store.dots.products} items, ${store.dots.weeks} weeks`,
    price: dollars(store.recommended.price),
    worth: richText`instead of ${dollars(store.guessed.price)}. ${store.recommended.sold} sold instead of ${store.guessed.sold}: ${strong(`+${dollars(store.gain)}`)} weekly margin, at ${dollars(store.cost)} cost.`,
    limits: `Your limits: ${range(percent(store.floor), percent(store.ceiling))} of the ${dollars(store.fullPrice)} full price`,
    axes: { prices: ["of full", "price"], places: ["weeks left"] },
    amount: (value) => `${value}%`,
    place: (weeks) => `${weeks}`,
  },
};

/** The texts of the hero's picture that do not depend on the trade. */
export const corridor = {
  choose: "Show",
  description: "Each dot is one price. All lie between your floor and your ceiling.",
  ceiling: "your ceiling",
  floor: "your floor",
  example: "Illustrative figures",
  rule: `${thousands(dots.count - dots.waiting)} follow a rule that you set.`,
  waiting: richText`${strong(`${dots.waiting}`)} rest on a limit and wait for your approval.`,
} as const;

/** One price line runs through the three pictures and ends in `reason`'s. */
export const marketImperative = {
  id: "market-imperative",
  title: ["The market imperative:", "good prices go stale"],
  example,
  items: [
    {
      picture: "costs",
      title: "Prices age",
      text: "Costs and seasons change; your price does not.",
      description: "Month by month, rising costs pass an unchanged price.",
    },
    {
      picture: "data",
      title: "Data is scattered",
      text: "Costs are in accounting, demand is in bookings, and nobody sees both.",
    },
    {
      picture: "reason",
      title: "Reasons get lost",
      text: "The board asks why, and the answer is in someone’s memory.",
    },
  ],
} as const;

/** Labels in the pictures of the three problems. */
export const priceLine = {
  price: "the price",
  costs: ["costs,", "one dot per month"],
  accounting: "Accounting: costs",
  bookings: "Bookings: demand",
  question: "why?",
} as const;

export const strategicAlignment = {
  id: "strategic-alignment",
  title: ["Strategic alignment:", "growth you can stand behind"],
  items: [
    {
      title: "ROI-driven decision making",
      text: "Each recommendation shows the income you can expect.",
      safeguard: "A pilot tests the forecast against a control group.",
      about: "prices",
    },
    {
      title: "Agentic AI leadership",
      text: richText`${link("/platform", "AI agents")} analyze market, customer and impact data to find better prices.`,
      safeguard: "You approve each price, or set a rule.",
      about: "prices",
    },
    {
      title: "Ethical AI framework",
      text: richText`An ${link("/consortium", "independent nonprofit")} stewards data about people.`,
      safeguard: "AI works on synthetic data instead of personal records.",
      about: "people",
    },
  ],
} as const;

/** `part` is the part of the sheet that an item is about. */
export const valueProposition = {
  id: "value-proposition",
  title: "The value: prices with reasons",
  example,
  items: [
    {
      part: "income",
      title: "Income first",
      href: "/solutions/dynamic-pricing",
      text: `An apartment at ${dollars(recommendedRent)} instead of ${dollars(askingRent)} is leased ${daysSooner} days sooner and is expected to earn ${dollars(gain)} more in the first year.`,
    },
    {
      part: "effects",
      title: "Effects in view",
      href: "/platform/solutions",
      text: "You see environmental, social, ethical and economic (ESEE) effects before you decide.",
    },
    {
      part: "reasons",
      title: "Reasons on record",
      href: "/platform/mavi-difference",
      text: "One sheet shows the sources, the checks and your limits.",
    },
  ],
} as const;

interface Term {
  readonly sign?: "+" | "=";
  readonly words: string;
  readonly sentence: string;
}

/** Terms of a sum, which together are the section's title. */
const terms: readonly Term[] = [
  { words: "Your data", sentence: "Your prices, costs and sales join market, customer and impact data." },
  {
    sign: "+",
    words: "agentic AI intelligence",
    sentence: "AI agents work from one unified knowledge graph.",
  },
  {
    sign: "=",
    words: "validated insights",
    sentence:
      "A validation engine checks each insight. What passes reaches you as a Quantified Prosperity Insight (QPI).",
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
  lead: "Choose one pricing decision and see how MAVI supports it.",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
