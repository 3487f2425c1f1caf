/**
 * The dynamic pricing page, for the person responsible for prices: the gain, how one price is found, and who decides.
 */
import { apartment, comparedRents, daysSooner, gain, rents } from "../examples/apartment";
import { buildings } from "../examples/building";
import { difference, fairness as groups } from "../examples/fairness";
import { hotel, leasing, parking, service, store } from "../examples/trades";
import { clock, dollars, percent, sum } from "../shared/numbers";
import type * as Content from "../types";

const { askingRent, ceiling, daysEmpty, floor, lastRent, recommendedRent } = apartment;
const { atAsking, atRecommended } = comparedRents;

export const page: Content.Page = {
  meta: {
    title: "Dynamic Pricing: Earn More, Keep Customers | MAVI",
    description:
      "Dynamic pricing inside limits that you set: example figures, one apartment worked through, a fairness check and your approval. Request a demo.",
  },
  tone: "teal",
  hero: {
    title: "Earn more and keep\u00a0your customers",
    subtitle:
      "For each price you charge, MAVI weighs demand, costs and the market. You set the limits and have final approval.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "See the Example", href: "/solutions/dynamic-pricing#rental-housing" },
    ],
  },
};

const { windows } = buildings.wide;
const leasedWindows = windows.filter(({ state }) => state === "leased");

export const building = {
  rent: dollars(recommendedRent),
  reason: [
    `instead of ${dollars(askingRent)}:`,
    `${daysEmpty.atRecommended} vacant days, not ${daysEmpty.atAsking}`,
  ],
  count: `${windows.length} apartments`,
  leased: `${leasedWindows.length} leased`,
  empty: `${windows.length - leasedWindows.length} vacant`,
} as const;

export const exampleFigures = {
  id: "example-figures",
  title: "Example figures for rental housing",
  lead: "For every price, the platform weighs market, customer and impact data. The figures show what dynamic pricing can change in rental housing. The apartment below is a separate example.",
  figures: [
    { value: "−40%", label: "Vacancy rate" },
    { value: "+60%", label: "Tenant retention" },
    { value: "+25%", label: "Overall revenue" },
    { value: "+80%", label: "Community satisfaction" },
  ],
} as const;

export const benefits: Content.ItemsSection = {
  id: "benefits",
  title: "What your pricing team gains",
  items: [
    {
      title: "Income, not just price",
      text: "See what each price is expected to earn, with every vacant day counted.",
    },
    {
      title: "An answer for the board",
      text: "One sheet shows the data, the limits, the alternatives and the approval.",
    },
    {
      title: "Side effects in view",
      text: "Metrics show what else a price changes, from affordability to trust.",
    },
  ],
};

const { nightsPassed, rooms, sold } = hotel.week;
const unsold = (nights: readonly number[]) => sum(nights.map((roomsSold) => rooms - roomsSold));
const vacantWeeks = daysEmpty.atRecommended / 7;

/** Home's trades, and services. `text` says why prices change; `label` describes the picture. */
export const kinds = {
  id: "kinds-of-prices",
  title: "One method for many kinds of prices",
  example: true,
  items: [
    {
      picture: "apartments",
      title: "Apartments",
      label: `${leasing.weeks} weeks, one per dot`,
      text: "Each vacant day is lost income.",
    },
    {
      picture: "hotel",
      title: "Hotel nights",
      label: `${rooms * sold.length} room nights, one per dot`,
      text: "A room night left unsold cannot be sold tomorrow.",
    },
    {
      picture: "parking",
      title: "Parking hours",
      label: `${parking.day.cars.length} hours, ${parking.day.carsInDot} cars per dot`,
      text: "Demand changes by the hour, and so can the price.",
    },
    {
      picture: "store",
      title: "Store products",
      label: `${store.season.length} weeks, ${store.unitsInDot} units per dot`,
      text: "Stock and season set the pace of markdowns.",
    },
    {
      picture: "service",
      title: "Services",
      label: `${service.hours} hours, one per dot`,
      text: "An idle hour earns nothing.",
    },
  ],
  labels: {
    vacant: `${vacantWeeks} weeks vacant`,
    lost: `${unsold(sold.slice(0, nightsPassed))} nights lost`,
    unsold: `${unsold(sold.slice(nightsPassed))} unsold`,
    parking: `${dollars(parking.recommended.price)} at ${clock(parking.from)}`,
    store: `${dollars(store.fullPrice)}, then ${dollars(store.recommended.price)}`,
    paid: `${service.hours - service.idle.length} hours paid`,
  },
} as const;

export const rentalHousing = {
  id: "rental-housing",
  title: "Ask less, earn more: one apartment",
  example: true,
  lead: `The last rent was ${dollars(lastRent)}, the asking rent ${dollars(askingRent)}. Within limits of ${dollars(floor)} to ${dollars(ceiling)}, MAVI recommends ${dollars(recommendedRent)}: ${dollars(gain)} more expected in the first year.`,
  curve: {
    description: `Expected income: ${dollars(atRecommended.income)} at ${dollars(recommendedRent)}, ${dollars(atAsking.income)} at ${dollars(askingRent)}.`,
    amount: dollars,
    recommended: dollars(recommendedRent),
    gain: `+${dollars(gain)}`,
    expected: `${dollars(atRecommended.income)} expected`,
    asked: `${dollars(atAsking.income)} at ${dollars(askingRent)}`,
    count: [`${rents.length} whole-dollar rents`, "within your limits"],
    floor: ["your floor", dollars(floor)],
    ceiling: ["your ceiling", dollars(ceiling)],
  },
  days: {
    legend: [
      { sign: "ring", text: "vacant day" },
      { sign: "dot", text: "rented day" },
    ],
    asked: { title: dollars(askingRent), text: `${atAsking.days} vacant days` },
    recommended: { title: dollars(recommendedRent), text: `${atRecommended.days} vacant days` },
    difference: { title: "The difference:", text: `rented ${daysSooner} days sooner` },
  },
  check: "In a pilot, a control group shows whether the new rent works.",
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "See the Full Evidence Sheet", href: "/platform/mavi-difference#validation" },
  ],
} as const;

export const limits = {
  id: "limits",
  title: "You set the limits",
  ceiling: "your ceiling",
  floor: "your floor",
  items: [
    { title: "Floor and ceiling", text: "The lowest and the highest price that you allow." },
    { title: "Pace of change", text: "How often a price may move, and how far." },
    {
      title: "Law and contract",
      text: "Rent control, notice periods and agreed prices are limits, too.",
    },
  ],
} as const;

export const fairness = {
  id: "fairness",
  title: "Fairness, checked before release",
  lead: "A ZIP code can stand in for a protected characteristic. So one of the four checks compares what two groups would pay for similar apartments. If the gap exceeds the limit and neither cost nor service explains it, the price is returned.",
  example: true,
  legend: `one rent, ${groups.offsets.length} per group`,
  actions: [{ label: "The Four Checks", href: "/how-it-works#validation" }],
  methods: [
    { averages: groups.averages.apartment, title: "Method 1: priced by apartment" },
    { averages: groups.averages.zipCode, title: "Method 2: priced by ZIP code" },
  ].map((method) => {
    const apart = difference(method.averages);
    const passes = apart <= groups.limit;
    return {
      ...method,
      passes,
      apart: percent(apart),
      outcome: passes ? "gap: released" : "gap: returned",
    };
  }),
  labels: { groups: ["group A", "group B"], limit: `limit ${percent(groups.limit)}`, amount: dollars },
} as const;

export const demo: Content.HeadedSection = {
  title: "Which price do you want to check?",
  lead: "Start with a pilot on some of your prices, or see the platform first.",
  actions: [
    { label: "Request a Demo", href: "/contact#demo-request" },
    { label: "How a Pilot Works", href: "/how-it-works#pilot" },
  ],
};

/** The caption above the last picture. */
export const waiting = (apartments: number) => `${apartments} leased, one awaiting a price`;
