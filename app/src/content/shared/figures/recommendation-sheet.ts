import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example of a recommendation sheet",
  description:
    "A form in six parts for one apartment that is offered at $1,480; going by similar apartments, it is expected to stand empty for 54 days at that rent. Recommended rent: $1,390 a month. Range: offers nearby from $1,310 to $1,480, your limits from $1,330 to $1,430, the recommended rent inside both. Alternatives by expected income in the next 12 months: $15,132 at $1,480, $15,720 at $1,390, $15,348 at $1,330. Sources: four, each with its date. Checks: origin, agreement and groups are passed, eleven of fourteen earlier results were as expected. Decision: accept, change or reject, to be signed, with a review after 90 days. All figures are an example.",
  labels: {
    example: "Example",
    subject: ["Two-bedroom apartment,", "at $1,480: 54 days empty expected"],
    price: {
      head: "Recommended rent",
      value: (dollars: number) => `$${dollars.toLocaleString("en-US")}`,
      unit: "a month",
    },
    range: {
      head: "Range",
      market: "offers nearby",
      limits: "your limits",
      now: "now",
    },
    alternatives: {
      head: "Expected income, next 12 months",
      days: (days: number) => `${days} days empty`,
    },
    sources: {
      head: "Sources",
      rows: [
        { name: "Rents in the building", note: "Nov 14" },
        { name: "Offers nearby", note: "Nov 17" },
        { name: "Repair log", note: "Nov 16" },
        { name: "Renewals, synthetic", note: "Oct 31" },
      ],
    },
    checks: {
      head: "Checks",
      rows: [
        { name: "Origin", note: "passed" },
        { name: "Agreement", note: "passed" },
        { name: "Groups", note: "no difference" },
        { name: "Earlier results", note: "11 of 14 held" },
      ],
    },
    decision: {
      head: "Your decision",
      accept: "Accept",
      change: "Change",
      reject: "Reject",
      signature: "name, date",
      review: ["Review after 90 days", "against the hold-out group"],
    },
  },
} as const satisfies FigureTexts;
