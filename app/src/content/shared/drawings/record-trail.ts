import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    /** The record as the property system has it. */
    source: {
      head: "Source",
      hidden: ["name", "apartment"],
      fault: "heating fault",
      days: ["Jan 8", "Jan 29", "Feb 17"],
      lease: "lease not renewed",
    },
    /** One of the records that the consortium makes. */
    consortium: {
      head: "Consortium",
      tag: "SPID 7c2e",
      fields: ["north wing", "winter", "heating, 4 faults", "not renewed"],
    },
    graph: { head: "Knowledge graph", fault: "heating fault", lease: "not renewed", empty: "days empty" },
    finding: {
      head: "Finding and checks",
      what: "leases not renewed",
      by: ["by heating faults", "by rent"],
      checks: ["sources may be used", "two sources agree", "groups alike", "winter before agrees"],
    },
    decision: {
      head: "Decision",
      rejected: "Rejected:",
      lower: "lower the rent",
      keep: "Keep the rent",
      repair: "Repair the heating",
    },
    feedback: "next winter’s renewals become data",
    example: "Example",
  },
} as const satisfies DrawingTexts;
