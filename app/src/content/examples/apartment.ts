/** The example apartment: its price with limits, thresholds and alternatives. */
export const apartment = {
  /** Monthly rents in dollars: the previous one, and the two that are compared. */
  lastRent: 1350,
  askingRent: 1480,
  recommendedRent: 1390,
  /** The landlord's limits, in dollars a month. */
  floor: 1330,
  ceiling: 1485,
  /** The range of rents asked for similar apartments nearby. */
  comps: { low: 1310, high: 1480 },
  /** Expected vacant days, by rent. */
  daysEmpty: { atFloor: 14, atRecommended: 21, atAsking: 54 },
  /** Cost of heating, in dollars a month. */
  heating: 65,
  /** Expected fraction of tenants who renew. */
  renewals: { atRecommended: 0.63, atAsking: 0.55 },
  /** The landlord's thresholds: minimums for income and renewals, otherwise maximums. */
  thresholds: {
    /** Environmental: days on which the apartment is heated while it is vacant. */
    daysEmpty: 30,
    /** Social: monthly dollars that a household can pay for rent and heating. */
    affordable: 1470,
    /** Ethical: increase over the last rent, as a fraction. */
    rise: 0.05,
    /** Economic: income over 365 days, in dollars. */
    income: 15_600,
    renewals: 0.6,
  },
  /** Tenant records on which the rent is based, and synthetic records made from them. */
  tenants: { records: 14, synthetic: 9 },
  reviewDays: 90,
  /** A pilot: each apartment's vacant weeks, in the half that follows the recommendations and in the control group. */
  pilot: {
    recommended: [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5],
    control: [5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 10],
  },
} as const;

const { askingRent, ceiling, floor, heating, lastRent, recommendedRent, renewals, thresholds } = apartment;

/** Returns the rent for a number of days at a monthly rent, in dollars. */
export const rentFor = (days: number, rent: number) => (12 * rent * days) / 365;

/**
 * At or below this monthly rent, in dollars, a tenant is found while the apartment is made ready. The value is chosen
 * so that no other rent has a higher expected income than the recommended one.
 */
const noSearchTo = 1345.3;

/** Returns how far a rent is above `noSearchTo`, relative to the recommended rent: 1 at the recommended rent. */
const above = (rent: number) => Math.max(0, rent - noSearchTo) / (recommendedRent - noSearchTo);

/** Expected vacant days at the recommended and at the asking rent, beyond those at the floor. */
const searchedAtRecommended = apartment.daysEmpty.atRecommended - apartment.daysEmpty.atFloor;
const searchedAtAsking = apartment.daysEmpty.atAsking - apartment.daysEmpty.atFloor;

/** The exponent for which the curve also has the expected vacant days at the asking rent. */
const exponent = Math.log(searchedAtAsking / searchedAtRecommended) / Math.log(above(askingRent));

/** Returns the expected vacant days at a monthly rent in dollars. */
const daysEmpty = (rent: number) =>
  apartment.daysEmpty.atFloor + searchedAtRecommended * above(rent) ** exponent;

/** Returns the expected income over 365 days at a monthly rent, in dollars. */
export const expectedIncome = (rent: number) => rentFor(365 - daysEmpty(rent), rent);

const compared = (rent: number, days: number) => ({
  rent,
  days,
  income: Math.round(rentFor(365 - days, rent)),
});

/** The compared rents with their expected outcomes. */
export const comparedRents = {
  atFloor: compared(floor, apartment.daysEmpty.atFloor),
  atRecommended: compared(recommendedRent, apartment.daysEmpty.atRecommended),
  atAsking: compared(askingRent, apartment.daysEmpty.atAsking),
} as const;

const { atAsking, atRecommended } = comparedRents;

/** Advantage of the recommended rent over the asking rent: dollars over 365 days, and days. */
export const gain = atRecommended.income - atAsking.income;
export const daysSooner = atAsking.days - atRecommended.days;

/** The axis of drawings that compare rents, in dollars a month. */
export const rentAxis = { from: 1300, to: 1500 } as const;

/** All whole-dollar rents within the landlord's limits. */
export const rents = Array.from({ length: ceiling - floor + 1 }, (_, index) => floor + index);

/** Highest monthly rent, in dollars, that meets the landlord's ethical threshold. */
const fairTo = lastRent * (1 + thresholds.rise);

const meeting = (isMet: (rent: number) => boolean) => {
  const met = rents.filter(isMet);
  return { low: Math.min(...met), high: Math.max(...met) };
};

/** For each threshold, the lowest and the highest whole-dollar rent within the landlord's limits that meets it. */
export const ranges = {
  environmental: meeting((rent) => daysEmpty(rent) <= thresholds.daysEmpty),
  social: meeting((rent) => rent + heating <= thresholds.affordable),
  ethical: meeting((rent) => rent <= fairTo),
  economic: meeting((rent) => expectedIncome(rent) >= thresholds.income),
} as const;

/** The whole-dollar rents that meet all four thresholds. */
export const sharedRange = {
  low: Math.max(...Object.values(ranges).map(({ low }) => low)),
  high: Math.min(...Object.values(ranges).map(({ high }) => high)),
} as const;

/** The value of a metric that just meets its threshold. */
export const metThreshold = 100;

/** Returns the four metrics of a rent, from its expected income and renewals. Higher is better. */
function metricsAt({ rent, income }: { readonly rent: number; readonly income: number }, renewing: number) {
  const index = (share: number) => Math.round(metThreshold * share);
  return {
    market: index(income / thresholds.income),
    community: index(thresholds.affordable / (rent + heating)),
    experience: index(renewing / thresholds.renewals),
    resilience: index(fairTo / rent),
  } as const;
}

/** The four metrics on the sheet. */
export const readings = {
  atRecommended: metricsAt(atRecommended, renewals.atRecommended),
  atAsking: metricsAt(atAsking, renewals.atAsking),
} as const;
