import { apartment, comparedRents, metThreshold, sharedRange } from "../examples/apartment";
import { difference, fairness } from "../examples/fairness";
import { dollars, percent } from "./numbers";

const { askingRent, ceiling, comps, floor, lastRent, recommendedRent, reviewDays } = apartment;
const { atAsking, atFloor, atRecommended } = comparedRents;

const groups = percent(difference(fairness.averages.apartment));

/** The texts of the apartment's evidence sheet, which several pages arrange differently. */
export const sheet = {
  subject: "Two-bedroom apartment",
  price: {
    head: "Recommended rent",
    amount: dollars(recommendedRent),
    others: `Last rent ${dollars(lastRent)}, asking rent ${dollars(askingRent)}`,
  },
  incomes: {
    head: "Expected income over 365 days",
    rows: [atAsking, atRecommended, atFloor].map(({ rent, days, income }) => ({
      rent: dollars(rent),
      days: `, ${days} vacant days`,
      income: dollars(income),
    })),
  },
  range: {
    head: "Range",
    floor: `your floor ${dollars(floor)}`,
    ceiling: `your ceiling ${dollars(ceiling)}`,
    comps: `nearby ${dollars(comps.low)} to ${dollars(comps.high)}`,
    asked: "asking rent",
    dimensions: `all four dimensions: ${dollars(sharedRange.low)} to ${dollars(sharedRange.high)}`,
    axis: dollars,
  },
  metrics: {
    head: "Four metrics",
    asked: `at ${dollars(askingRent)}`,
    recommended: `at ${dollars(recommendedRent)}`,
    /** States the threshold, and which direction is better. */
    scale: `${metThreshold}: your threshold. Higher is better.`,
  },
  /** Real records have a dot, synthetic ones a square. */
  sources: {
    head: "Sources",
    rows: [
      { name: "Rents and vacant days", note: "Nov\u00a014", sign: "dot" },
      { name: "Rents nearby", note: "Nov\u00a017", sign: "dot" },
      { name: "Heating costs", note: "Nov\u00a016", sign: "dot" },
      { name: "Synthetic tenant records", note: "Oct\u00a031", sign: "square" },
    ],
  },
  checks: {
    head: "Checks",
    rows: [
      { name: "Sources verified", note: "yes" },
      { name: "Sources agree", note: "yes" },
      { name: "Groups treated alike", note: `${groups}, limit ${percent(fairness.limit)}` },
      { name: "Earlier predictions held", note: "yes" },
    ],
  },
  decision: { head: "Your decision", choices: ["Accept", "Change", "Reject"], signature: "name, date" },
  review: {
    head: "Review",
    after: `After ${reviewDays} days: vacancy versus the control group`,
    count: "one ring per day",
  },
} as const;
