import { lateRepairs } from "../../examples/late-repairs";
import { sum } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { byBuilding, share } = lateRepairs;
const total = sum(byBuilding);

export const texts = {
  labels: {
    subject: "Report to a community: where are repairs late?",
    example: "Planned form, invented example",
    finding: {
      head: "What was found",
      result: share,
      text: `${byBuilding[0]} of ${total} records of late repairs are of one building`,
    },
    evidence: {
      head: "Its evidence",
      buildings: ["Building A", "Building B", "Building C", "Building D", "Building E"],
      basis: `${total} synthetic records of reports`,
    },
    limits: {
      head: "What the data could not answer",
      rows: ["Why the repairs are late", "How many tenants each building has", "Who did not report one"],
    },
    reply: { head: "Where it is wrong", signature: "the community’s answer" },
  },
} as const satisfies DrawingTexts;
