/** The solutions page, for a buyer who asks which of the four solutions answers the question at hand. */
import { apartment } from "../examples/apartment";
import { boundary } from "../examples/boundary";
import { garage as paths } from "../examples/garage";
import { hotelNight } from "../examples/hotel-night";
import { parking } from "../examples/trades";
import { clock, dollars } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Solutions: Four Answers Before You Price | MAVI",
    description:
      "Validated intelligence, incentive-unit dynamic pricing, ESEE scenario modeling and ethical data stewardship: which one answers your question?",
  },
  tone: "teal",
  hero: {
    title: "Four hard questions, four clear answers",
    subtitle: "Which number is right, what to charge, what happens next, and how privacy is protected.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "Find Your Question", href: "/platform/solutions#core-solutions" },
    ],
  },
};

export const coreSolutions: Content.HeadedSection = { id: "core-solutions", title: "Core solutions" };

/** One of the four solutions: the question, and the answer. */
export interface Solution extends Content.Item {
  readonly id: string;
  readonly question: string;
  readonly actions: readonly Content.Action[];
}

const { channel, housekeeping, lateCancellations, notBooked, paid, paidNoShows, rooms } = hotelNight;

/** The texts below the hotel's rooms. */
export const night = {
  count: `${rooms} rooms`,
  notBooked: `${notBooked} not booked`,
  sum: {
    channel: { value: `${channel}`, label: "booking channel" },
    canceled: { value: `−${lateCancellations}`, label: "late cancellations" },
    paid: { value: `${paid}`, label: "paid rooms" },
    noShows: { value: `+${paidNoShows}`, label: "paid no-shows" },
    housekeeping: { value: `${housekeeping}`, label: "housekeeping" },
  },
  text: `One Tuesday night in a hotel: the booking channel says ${channel} rooms, housekeeping ${housekeeping}. Once the differences are explained, both come to ${paid}. A price based on ${channel} would rest on rooms that nobody paid for.`,
} as const;

/** The texts in the picture of the price between its limits. */
export const today = {
  description: `The rent rises from ${dollars(apartment.lastRent)} to ${dollars(apartment.recommendedRent)}, within limits of ${dollars(apartment.floor)} and ${dollars(apartment.ceiling)}.`,
  ceiling: `your ceiling ${dollars(apartment.ceiling)}`,
  floor: `your floor ${dollars(apartment.floor)}`,
  last: `last rent ${dollars(apartment.lastRent)}`,
  price: dollars(apartment.recommendedRent),
  today: "today",
} as const;

const path = (title: string, { cars, found, price }: (typeof paths)[keyof typeof paths]) => ({
  title,
  effects: `${found}% find a space: ${dollars(cars * price)} that hour`,
});

export const garage = {
  description: "One ring per month.",
  text: `A city garage compares three paths for its price at ${clock(parking.from)}: keep it at ${dollars(paths.hold.price)} per hour, raise it to ${dollars(paths.inSteps.price)} in steps, or raise it to ${dollars(paths.atOnce.price)} at once. Shown here: two of the effects, the share of drivers who find a space over the hour, and revenue.`,
  price: "hourly price",
  today: "today",
  month: (count: number) => (count === 12 ? "12 months" : `${count}`),
  paths: {
    atOnce: path("At once", paths.atOnce),
    inSteps: path("In steps", paths.inSteps),
    hold: path("Hold", paths.hold),
  },
} as const;

export const records = {
  raw: {
    count: `${boundary.row.records} records`,
    what: "individually controlled by the people they describe",
  },
  synthetic: {
    count: `${boundary.row.synthetic} synthetic records`,
    what: "each with a unique identifier (SPID)",
    name: (letter: string) => `SPID ${letter}`,
  },
} as const;

export const solutions = {
  validatedIntelligence: {
    id: "validated-intelligence",
    title: "Validated harmonized intelligence",
    question: "Which number is right?",
    text: "Your sources are brought together, and every difference between them is explained before a price depends on it.",
    actions: [{ label: "What Makes MAVI Different", href: "/platform/mavi-difference" }],
  },
  dynamicPricing: {
    id: "incentive-unit-pricing",
    title: "Incentive-unit dynamic pricing",
    question: "What should it cost today?",
    text: "You get a recommended price within your limits, and MAVI Incentive Units to reward the customer choices that help you most.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "Read About the MIU", href: "/platform/miu" },
    ],
  },
  scenarioModeling: {
    id: "scenario-modeling",
    title: "ESEE scenario modeling",
    question: "What happens if we raise the price?",
    text: "Compare your alternatives by their environmental, social, ethical and economic effects, before your customers feel any of them.",
    actions: [{ label: "Prosperity Intelligence", href: "/platform/esee-intelligence" }],
  },
  dataStewardship: {
    id: "data-stewardship",
    title: "Ethical data stewardship",
    question: "How do you learn from customers and respect their privacy?",
    text: "The consortium turns individually controlled data into synthetic data and gives each record a unique identifier. Only synthetic data is passed on to the platform.",
    actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
  },
} satisfies Readonly<Record<string, Solution>>;

export const demo: Content.HeadedSection = {
  title: "Start with the decision you make most often",
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "How a Pilot Works", href: "/how-it-works#pilot" },
  ],
};
