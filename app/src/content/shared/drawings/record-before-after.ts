import { heatingCase } from "../../examples/heating-case";
import { dollars } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { raw, synthetic } = heatingCase;
const repairs = ({ ended, renewed }: { readonly ended: number; readonly renewed: number }) =>
  `${ended} left, ${renewed} stayed`;
const tenant = "not shown";

export const texts = {
  labels: {
    example: "Example",
    boundary: "boundary",
    raw: {
      caption: `4 of ${raw.records} raw records: kept by us`,
      heads: ["tenant", "apt.", "rent", "repairs", "lease"],
      records: [
        { who: tenant, where: "214", rent: "$1,240", repairs: "3", lease: "left" },
        { who: tenant, where: "108", rent: "$1,310", repairs: "0", lease: "stayed" },
        { who: tenant, where: "231", rent: "$1,180", repairs: "4", lease: "left" },
        { who: tenant, where: "117", rent: "$1,270", repairs: "1", lease: "stayed" },
      ],
      average: {
        of: `average of ${raw.records}`,
        rent: dollars(raw.averageRent),
        repairs: repairs(raw.faults),
      },
    },
    synthetic: {
      caption: `3 of ${synthetic.records} synthetic records: passed on`,
      heads: ["SPID", "part", "rent", "repairs", "lease"],
      records: [
        { who: "c4f1", where: "South", rent: "$1,215", repairs: "0", lease: "stayed" },
        { who: "9ad0", where: "North", rent: "$1,150", repairs: "5", lease: "left" },
        { who: "37be", where: "North", rent: "$1,325", repairs: "2", lease: "left" },
      ],
      average: {
        of: `average of ${synthetic.records}`,
        rent: dollars(synthetic.averageRent),
        repairs: repairs(synthetic.faults),
      },
    },
  },
} as const satisfies DrawingTexts;
