import { apartment, readings } from "../../examples/apartment";
import { difference, fairness } from "../../examples/fairness";
import { metrics } from "../metrics";
import { dollars, percent } from "../numbers";
import type { DrawingTexts } from "../drawings";

const rows = (["market", "community", "experience", "resilience"] as const).map((name) => ({
  name: metrics[name].title,
  atRecommended: `${readings.atRecommended[name]}`,
  atAsking: `${readings.atAsking[name]}`,
}));

const { askingRent, recommendedRent, reviewDays } = apartment;

export const texts = {
  labels: {
    subject: `Two-bedroom apartment: asked at ${dollars(askingRent)}, recommended at ${dollars(recommendedRent)}`,
    example: "Example",
    dollars,
    price: { head: "Recommended rent", unit: "a month" },
    range: {
      head: "Range",
      limits: (floor: number, ceiling: number) => `your limits ${dollars(floor)} to ${dollars(ceiling)}`,
      comps: (low: number, high: number) => `nearby ${dollars(low)} to ${dollars(high)}`,
      asked: "asked",
    },
    alternatives: {
      head: "Expected income over 365 days",
      days: (days: number) => `${days} days empty`,
    },
    metrics: {
      head: "Four metrics",
      rows,
      /** Which is good, and against what. */
      scale: "100: threshold. More is better.",
    },
    sources: {
      head: "Sources",
      rows: [
        { name: "Rents and days empty", note: "Nov 14" },
        { name: "Rents nearby", note: "Nov 17" },
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
          note: `${percent(difference(fairness.averages.apartment))} apart, limit ${percent(fairness.limit)}`,
        },
        { name: "Earlier results", note: "as expected" },
      ],
    },
    decision: {
      head: "Your decision",
      choices: ["Accept", "Change", "Reject"],
      signature: "name, date",
      review: `After ${reviewDays} days: days empty against the control group`,
    },
  },
} as const satisfies DrawingTexts;
