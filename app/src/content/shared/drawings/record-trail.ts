import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Example: from a repair request to a decision",
  description:
    "Five panels on one line. Source: one of many records that tenants contribute, with a name and an apartment number, which are struck out here, three heating faults in one winter, and a lease that was not renewed. Consortium: the records pass a hatched gate, and synthetic records leave it, each with a SPID, a wing and a season. Knowledge graph: among many synthetic records a chain leads from the heating fault to the lease that ended and to days empty. Finding and checks: leases not renewed rise with the number of heating faults and stay level whatever the rent; the sources may be used, two of them agree, groups are alike, and the winter before agrees. Decision: keep the rent, repair the heating; a lower rent is rejected. The renewals of the next winter become data.",
  labels: {
    example: "Example",
    heads: {
      source: "Source",
      consortium: "Consortium",
      graph: "Knowledge graph",
      finding: "Finding and checks",
      decision: "Decision",
    },
    /** The record as the property system has it. */
    raw: {
      name: "name",
      home: "apartment",
      fault: "heating fault",
      days: ["Jan 8", "Jan 29", "Feb 17"],
      lease: "lease not renewed",
    },
    /** One of the records that the consortium makes. */
    synthetic: {
      tag: "SPID 7c2e",
      home: "north wing",
      fault: "heating, 4 faults",
      season: "winter",
      lease: "not renewed",
    },
    chain: { fault: "heating fault", lease: "not renewed", empty: "days empty" },
    finding: {
      head: "leases not renewed",
      faults: "by heating faults",
      rent: "by rent",
    },
    checks: ["sources may be used", "two sources agree", "groups alike", "winter before agrees"],
    decision: {
      lower: "lower the rent",
      keep: "Keep the rent",
      repair: "Repair the heating",
    },
    feedback: "next winter’s renewals become data",
  },
} as const satisfies DrawingTexts;
