/** The heating case: leases of one building, as raw records and as synthetic records made from them. */
import { sum } from "../shared/numbers";

/** Lowest monthly rent in dollars, and number of raw records per rent, from there in steps of five dollars. */
const lowestRent = 1145;
const recordsByRent = [
  1, 1, 1, 1, 0, 2, 1, 4, 3, 2, 3, 5, 5, 3, 3, 6, 6, 3, 5, 4, 4, 8, 7, 5, 6, 6, 4, 6, 4, 4, 5, 3, 4, 3, 2, 2,
  2, 2, 1, 1, 1, 0, 0, 1,
];
const rawRents = recordsByRent.flatMap((count, index) =>
  Array.from({ length: count }, () => lowestRent + 5 * index),
);

/** Monthly rents of synthetic records, in dollars, by number of heating faults and outcome of the lease. */
const rows: readonly {
  readonly faults: number;
  readonly renewed: readonly number[];
  readonly ended: readonly number[];
}[] = [
  { faults: 5, renewed: [], ended: [1150, 1220, 1280, 1310] },
  { faults: 4, renewed: [], ended: [1140, 1210, 1230, 1235, 1265, 1270, 1280, 1290] },
  { faults: 3, renewed: [1160, 1295], ended: [1200, 1215, 1225, 1240, 1250, 1255, 1260, 1275, 1320] },
  { faults: 2, renewed: [1170, 1210, 1255, 1255, 1275, 1290], ended: [1180, 1195, 1295, 1300, 1325] },
  {
    faults: 1,
    renewed: [
      1190, 1195, 1205, 1205, 1215, 1220, 1225, 1225, 1235, 1240, 1255, 1275, 1280, 1280, 1285, 1305, 1315,
      1335,
    ],
    ended: [1165, 1265, 1275, 1320],
  },
  {
    faults: 0,
    renewed: [
      1180, 1190, 1195, 1200, 1205, 1215, 1215, 1220, 1220, 1225, 1230, 1230, 1235, 1240, 1245, 1245, 1245,
      1250, 1250, 1250, 1255, 1260, 1270, 1270, 1270, 1275, 1285, 1285, 1290, 1290, 1295, 1305, 1310, 1340,
    ],
    ended: [],
  },
];

/** The record that pages follow: as the consortium keeps it, and a synthetic one made from it and others. */
const followed = {
  raw: { rent: 1180, faults: ["Jan 8", "Jan 29", "Feb 17"] },
  synthetic: { spid: "7c2e", wing: "north", season: "winter", rent: 1140, faults: 4 },
} as const;

const rents = rows.flatMap(({ renewed, ended }) => [...renewed, ...ended]);

/** Returns the average number of heating faults per lease with this outcome, to a tenth. */
function faults(lease: "ended" | "renewed"): number {
  return Math.round(10 * average(rows.flatMap((row) => row[lease].map(() => row.faults)))) / 10;
}

const average = (values: readonly number[]) => sum(values) / values.length;

/** The finding from the leases. */
export const leasesEnd = "Leases end where the heating fails";

export const heatingCase = {
  followed,
  raw: {
    rents: rawRents,
    records: rawRents.length,
    averageRent: Math.round(average(rawRents)),
    /** Average number of heating faults per lease. */
    faults: { ended: 3.2, renewed: 0.6 },
    /** A sample of the records. */
    some: [
      { rent: 1240, faults: 3, ended: true },
      { rent: 1310, faults: 0, ended: false },
      { rent: 1180, faults: 4, ended: true },
      { rent: 1270, faults: 1, ended: false },
    ],
  },
  synthetic: {
    rows,
    rents,
    /** A sample of the records, each with its identifier and the wing of the building. */
    some: [
      { spid: "c4f1", wing: "South", rent: 1215, faults: 0, ended: false },
      { spid: "9ad0", wing: "North", rent: 1150, faults: 5, ended: true },
      { spid: "37be", wing: "North", rent: 1325, faults: 2, ended: true },
    ],
    records: rents.length,
    averageRent: Math.round(average(rents)),
    faults: { ended: faults("ended"), renewed: faults("renewed") },
  },
} as const;
