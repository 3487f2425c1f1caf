import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: a community’s question, its leases counted, and the meeting that hears the answer",
  description:
    "A sheet with the question why tenants leave the north wing. Below it a dot for each of fifty leases; filled dots are tenants who left. Of twenty apartments with three or more heating repairs, fourteen were left; of thirty with fewer repairs, eleven. The answer goes to a round table with ten seats, and a dashed line leads from there to the next question.",
  labels: {
    example: "Example",
    question: ["Why do tenants leave", "the north wing?"],
    groups: {
      many: { name: "3 or more heating repairs", count: "14 of 20 left" },
      few: { name: "fewer repairs", count: "11 of 30 left" },
    },
    meeting: "Meeting",
    next: "next question",
  },
} as const satisfies FigureTexts;
