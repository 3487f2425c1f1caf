/** The apartment: one price with its limits, thresholds and alternatives. */
export const apartment = {
  /** Monthly rents in dollars: the last one, and those that are compared. */
  lastRent: 1350,
  askingRent: 1480,
  recommendedRent: 1390,
  /** The owner's limits. */
  floor: 1330,
  ceiling: 1485,
  /** What similar apartments nearby are offered at. */
  comps: { low: 1310, high: 1480 },
  /** Days empty expected at each of the compared rents. */
  daysEmpty: { atFloor: 14, atRecommended: 21, atAsking: 54 },
  /** Heating, in dollars a month. */
  heating: 65,
  /** Shares of tenants expected to renew. */
  renewals: { atRecommended: 0.63, atAsking: 0.55 },
  /** The owner's thresholds: the most, or for income and renewals the least, that is accepted. */
  thresholds: {
    /** Environmental: days on which the apartment is heated while it is empty. */
    daysEmpty: 30,
    /** Social: what a household can pay for rent and heating, in dollars a month. */
    affordable: 1470,
    /** Ethical: the rise from the last rent, as a share. */
    rise: 0.05,
    /** Economic: dollars over 365 days. */
    income: 15_600,
    renewals: 0.6,
  },
  /** Records of tenants that the rent rests on, and the synthetic ones that are made from them. */
  tenants: { records: 14, synthetic: 9 },
  /** Days until the review. */
  reviewDays: 90,
  /** A pilot: weeks empty of apartments that follow the recommendations, and of the control group. */
  pilot: {
    recommended: [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5],
    control: [5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 10],
  },
} as const;

const { askingRent, ceiling, floor, heating, lastRent, recommendedRent, renewals, thresholds } = apartment;

/** Rent for so many days, in dollars, at a monthly rent. */
export const rentFor = (days: number, rent: number) => (12 * rent * days) / 365;

/**
 * Up to this monthly rent, in dollars, a tenant is found while the apartment is made ready. It is such that no other
 * rent brings more than the recommended one.
 */
const noSearchTo = 1345.3;

/** How far a rent is above that: 1 at the recommended rent. */
const above = (rent: number) => Math.max(0, rent - noSearchTo) / (recommendedRent - noSearchTo);

/** Days empty beyond those at the floor, at the recommended and at the asking rent. */
const searchedAtRecommended = apartment.daysEmpty.atRecommended - apartment.daysEmpty.atFloor;
const searchedAtAsking = apartment.daysEmpty.atAsking - apartment.daysEmpty.atFloor;

/** So that the curve passes through the days at the asking rent, too. */
const exponent = Math.log(searchedAtAsking / searchedAtRecommended) / Math.log(above(askingRent));

/** Days that the apartment is expected to stand empty at a monthly rent in dollars. */
const daysEmpty = (rent: number) =>
  apartment.daysEmpty.atFloor + searchedAtRecommended * above(rent) ** exponent;

/** Rent expected over 365 days, in dollars, at a monthly rent. */
export const expectedIncome = (rent: number) => rentFor(365 - daysEmpty(rent), rent);

const compared = (rent: number, days: number) => ({
  rent,
  days,
  income: Math.round(rentFor(365 - days, rent)),
});

/** The rents that are compared, with what is expected of each. */
export const comparedRents = {
  atFloor: compared(floor, apartment.daysEmpty.atFloor),
  atRecommended: compared(recommendedRent, apartment.daysEmpty.atRecommended),
  atAsking: compared(askingRent, apartment.daysEmpty.atAsking),
} as const;

const { atAsking, atRecommended } = comparedRents;

/** By how many dollars over 365 days, and by how many days, the recommended rent is ahead of the asking rent. */
export const gain = atRecommended.income - atAsking.income;
export const daysSooner = atAsking.days - atRecommended.days;

/** The axis of drawings that compare rents, in dollars a month. */
export const rentAxis = { from: 1300, to: 1500 } as const;

/** Every whole rent inside the owner's limits. */
export const rents = Array.from({ length: ceiling - floor + 1 }, (_, index) => floor + index);

/** The highest rent, in dollars a month, that is no more above the last one than the owner calls fair. */
const fairTo = lastRent * (1 + thresholds.rise);

const meeting = (isMet: (rent: number) => boolean) => {
  const met = rents.filter(isMet);
  return { low: Math.min(...met), high: Math.max(...met) };
};

/** The whole rents that meet each threshold: the lowest and the highest inside the owner's limits. */
export const ranges = {
  environmental: meeting((rent) => daysEmpty(rent) <= thresholds.daysEmpty),
  social: meeting((rent) => rent + heating <= thresholds.affordable),
  ethical: meeting((rent) => rent <= fairTo),
  economic: meeting((rent) => expectedIncome(rent) >= thresholds.income),
} as const;

/** The whole rents that meet all four. */
export const sharedRange = {
  low: Math.max(...Object.values(ranges).map(({ low }) => low)),
  high: Math.min(...Object.values(ranges).map(({ high }) => high)),
} as const;

/** The value of a metric whose threshold is just met. */
export const metThreshold = 100;

/** Four metrics at a rent with its expected income and renewals: more is better. */
function metricsAt({ rent, income }: { readonly rent: number; readonly income: number }, renewing: number) {
  const index = (share: number) => Math.round(metThreshold * share);
  return {
    market: index(income / thresholds.income),
    community: index(thresholds.affordable / (rent + heating)),
    experience: index(renewing / thresholds.renewals),
    resilience: index(fairTo / rent),
  } as const;
}

/** The four metrics of the sheet. */
export const readings = {
  atRecommended: metricsAt(atRecommended, renewals.atRecommended),
  atAsking: metricsAt(atAsking, renewals.atAsking),
} as const;
