import type { DrawingTexts } from "../drawings";

const tenant = "not shown";

export const texts = {
  labels: {
    example: "Example",
    boundary: "boundary",
    raw: {
      caption: "4 of 140 raw records: kept by us",
      heads: ["tenant", "apt.", "rent", "repairs", "lease"],
      records: [
        { who: tenant, where: "214", rent: "$1,240", repairs: "3", lease: "left" },
        { who: tenant, where: "108", rent: "$1,310", repairs: "0", lease: "stayed" },
        { who: tenant, where: "231", rent: "$1,180", repairs: "4", lease: "left" },
        { who: tenant, where: "117", rent: "$1,270", repairs: "1", lease: "stayed" },
      ],
      average: { of: "average of 140", rent: "$1,250", repairs: "3.2 left, 0.6 stayed" },
    },
    synthetic: {
      caption: "3 of 90 synthetic records: passed on",
      heads: ["SPID", "part", "rent", "repairs", "lease"],
      records: [
        { who: "c4f1", where: "South", rent: "$1,215", repairs: "0", lease: "stayed" },
        { who: "9ad0", where: "North", rent: "$1,150", repairs: "5", lease: "left" },
        { who: "37be", where: "North", rent: "$1,325", repairs: "2", lease: "left" },
      ],
      average: { of: "average of 90", rent: "$1,248", repairs: "3.1 left, 0.6 stayed" },
    },
  },
} as const satisfies DrawingTexts;
