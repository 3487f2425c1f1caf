import { difference, fairness } from "../fairness-example";
import { metrics } from "../metrics";
import { dollars, percent } from "../numbers";
import { incomes, readings, rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { askingRent, ceiling, comps, daysEmpty, floor, recommendedRent, reviewDays } = rentalExample;

const rows = (["market", "community", "experience", "resilience"] as const).map((name) => ({
  name: metrics[name].title,
  atRecommended: `${readings[name].atRecommended}`,
  atAsking: `${readings[name].atAsking}`,
}));

export const texts = {
  title: "Example of a recommendation sheet",
  description: `A form in seven parts for one apartment that is offered at ${dollars(askingRent)} and is expected to stand empty for ${daysEmpty.atAsking} days at that rent. Recommended rent: ${dollars(recommendedRent)} a month. Range: comps from ${dollars(comps.low)} to ${dollars(comps.high)}, your limits from ${dollars(floor)} to ${dollars(ceiling)}, the recommended rent inside both. Alternatives by expected income over 365 days from the move-out: ${dollars(incomes.atAsking)} at ${dollars(askingRent)}, ${dollars(incomes.atRecommended)} at ${dollars(recommendedRent)}, ${dollars(incomes.atFloor)} at ${dollars(floor)}. Four metrics, with the apartment insulated, 100 being your threshold and more being better: ${rows.map(({ name, atRecommended, atAsking }) => `${name} ${atRecommended} at ${dollars(recommendedRent)}, ${atAsking} at ${dollars(askingRent)}`).join("; ")}. Sources, each with its date: rents and days empty of the building, comps, heating costs, and synthetic records of tenants’ renewals and incomes. Checks: origin and agreement are passed, groups are ${percent(difference(fairness.averages.apartment), 1)} apart within a limit of ${percent(fairness.limit)}, earlier results were as expected. Decision: accept, change or reject, to be signed; after ${reviewDays} days the days empty are compared with the control group.`,
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
      head: "Expected income over 365 days",
      days: (days: number) => `${days} days empty`,
    },
    metrics: {
      head: "Four metrics",
      rows,
      /** Which is good, and against what. */
      scale: "Insulated. 100: threshold. More is better.",
    },
    sources: {
      head: "Sources",
      rows: [
        { name: "Rents and days empty", note: "Nov 14" },
        { name: "Comps", note: "Nov 17" },
        { name: "Heating costs", note: "Nov 16" },
        { name: "Tenants, synthetic", note: "Oct 31" },
      ],
    },
    checks: {
      head: "Checks",
      rows: [
        { name: "Origin", note: "passed" },
        { name: "Agreement", note: "passed" },
        {
          name: "Groups",
          note: `${percent(difference(fairness.averages.apartment), 1)} apart, limit ${percent(fairness.limit)}`,
        },
        { name: "Earlier results", note: "as expected" },
      ],
    },
    decision: {
      head: "Your decision",
      accept: "Accept",
      change: "Change",
      reject: "Reject",
      signature: "name, date",
      review: [`After ${reviewDays} days: days empty`, "against the control group"],
    },
  },
} as const satisfies DrawingTexts;
