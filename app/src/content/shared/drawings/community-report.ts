import type { DrawingTexts } from "../drawings";

/** Late repairs by building: the first has 3 in 5. */
export const reports = [12, 3, 2, 2, 1] as const;

export const texts = {
  labels: {
    subject: "Report to a community: where are repairs late?",
    example: "Planned form, invented example",
    finding: { head: "What was found", result: "3 in 5", text: "late repairs are in one building" },
    evidence: {
      head: "Its evidence",
      buildings: ["Building A", "Building B", "Building C", "Building D", "Building E"],
      basis: `${reports.reduce((sum, count) => sum + count, 0)} reports, compared as synthetic records`,
    },
    limits: {
      head: "What the data could not answer",
      rows: ["Why the repairs are late", "Who did not report one"],
    },
    reply: { head: "Where it is wrong", signature: "the community’s answer" },
  },
} as const satisfies DrawingTexts;
