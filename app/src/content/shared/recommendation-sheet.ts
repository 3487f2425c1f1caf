import { apartment, comparedRents, metThreshold, readings } from "../examples/apartment";
import { difference, fairness } from "../examples/fairness";
import { metricNames, metrics } from "./metrics";
import { dollars, percent } from "./numbers";

const { askingRent, ceiling, comps, floor, recommendedRent, reviewDays } = apartment;
const { atAsking, atFloor, atRecommended } = comparedRents;

/** The words of the apartment's sheet, in every arrangement of it. */
export const sheet = {
  subject: "Two-bedroom apartment",
  price: { head: "Recommended rent", amount: dollars(recommendedRent) },
  incomes: {
    head: "Expected income over 365 days",
    rows: [atAsking, atRecommended, atFloor].map(({ rent, days, income }) => ({
      rent: dollars(rent),
      days: `, ${days} days empty`,
      income: dollars(income),
    })),
  },
  range: {
    head: "Range",
    floor: `your floor ${dollars(floor)}`,
    ceiling: `your ceiling ${dollars(ceiling)}`,
    comps: `nearby ${dollars(comps.low)} to ${dollars(comps.high)}`,
    asked: "asked",
    axis: dollars,
  },
  metrics: {
    head: "Four metrics",
    rents: [dollars(askingRent), dollars(recommendedRent)],
    rows: metricNames.map((name) => ({
      name: metrics[name].title,
      atAsking: `${readings.atAsking[name]}`,
      atRecommended: `${readings.atRecommended[name]}`,
    })),
    /** Which is good, and against what. */
    scale: `${metThreshold}: your threshold. More is better.`,
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
  decision: { head: "Your decision", choices: ["Accept", "Change", "Reject"], signature: "name, date" },
  review: {
    head: "Review",
    after: `After ${reviewDays} days: days empty against the control group`,
    count: `${reviewDays} days, one dot each`,
  },
} as const;
