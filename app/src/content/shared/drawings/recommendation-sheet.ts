import { dollars } from "../numbers";
import { incomes, rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { askingRent, ceiling, comps, daysEmpty, floor, recommendedRent, reviewDays } = rentalExample;

export const texts = {
  title: "Example of a recommendation sheet",
  description: `A form in six parts for one apartment that is offered at ${dollars(askingRent)} and is expected to stand empty for ${daysEmpty.atAsking} days at that rent. Recommended rent: ${dollars(recommendedRent)} a month. Range: comps from ${dollars(comps.low)} to ${dollars(comps.high)}, your limits from ${dollars(floor)} to ${dollars(ceiling)}, the recommended rent inside both. Alternatives by expected income in the next 12 months: ${dollars(incomes.atAsking)} at ${dollars(askingRent)}, ${dollars(incomes.atRecommended)} at ${dollars(recommendedRent)}, ${dollars(incomes.atFloor)} at ${dollars(floor)}. Sources: four, each with its date. Checks: origin and agreement are passed, groups are 0.2% apart within a limit of 1%, earlier results were as expected. Decision: accept, change or reject, to be signed, with a review after ${reviewDays} days.`,
  labels: {
    example: "Example",
    subject: [
      "Two-bedroom apartment,",
      `at ${dollars(askingRent)}: ${daysEmpty.atAsking} days empty expected`,
    ],
    price: {
      head: "Recommended rent",
      value: dollars,
      unit: "a month",
    },
    range: {
      head: "Range",
      market: "comps",
      limits: "your limits",
      now: "asked",
    },
    alternatives: {
      head: "Expected income, next 12 months",
      days: (days: number) => `${days} days empty`,
    },
    sources: {
      head: "Sources",
      rows: [
        { name: "Rents in the building", note: "Nov 14" },
        { name: "Comps", note: "Nov 17" },
        { name: "Repair log", note: "Nov 16" },
        { name: "Renewals, synthetic", note: "Oct 31" },
      ],
    },
    checks: {
      head: "Checks",
      rows: [
        { name: "Origin", note: "passed" },
        { name: "Agreement", note: "passed" },
        { name: "Groups", note: "0.2% apart, limit 1%" },
        { name: "Earlier results", note: "as expected" },
      ],
    },
    decision: {
      head: "Your decision",
      accept: "Accept",
      change: "Change",
      reject: "Reject",
      signature: "name, date",
      review: [`Review after ${reviewDays} days`, "against the control group"],
    },
  },
} as const satisfies DrawingTexts;
