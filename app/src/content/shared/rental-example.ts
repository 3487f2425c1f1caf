/**
 * The rental example: one invented apartment, told in full on the dynamic pricing page and continued on the prosperity
 * intelligence and difference pages. Every page and drawing that uses it takes its values from here;
 * worked-numbers.test.ts checks that they agree.
 */
const lastRent = 1350;

export const rentalExample = {
  /** Apartments of the building, and how many of them are empty. */
  apartments: 200,
  empty: 12,
  /** Monthly rents in dollars. */
  lastRent,
  askingRent: 1480,
  recommendedRent: 1390,
  /** The owner's limits; the ceiling is 10% above the last rent. */
  floor: 1330,
  ceiling: Math.round(lastRent * 1.1),
  /** What comparable apartments nearby are offered at. */
  comps: { low: 1310, high: 1480 },
  /** By how much a rent may be above the last one, whoever moves in. */
  mostRise: 0.05,
  /** Days between two tenants: make-ready at any rent, and the days empty expected at each rent. */
  makeReadyDays: 14,
  daysEmpty: { atFloor: 14, atRecommended: 21, atAsking: 54 },
  /** Days of a first lease, after which the rent is set anew; also the days over which rents are compared. */
  leaseDays: 365,
  /** Days until the check. */
  reviewDays: 90,
  /** Dollars, and the most years of the rise in rent that they may come to. */
  insulation: 4320,
  paybackYears: 12,
  /** Dollars a month before and after insulation. */
  heating: { before: 105, after: 65 },
  /** A household's dollars a month, and the share of them that rent and heating may take. */
  householdIncome: 4900,
  affordableShare: 0.3,
  /** The owner's threshold in dollars a year. */
  leastIncome: 15_600,
  /** Shares of tenants expected to renew, and the owner's threshold. */
  renewals: { least: 0.6, atRecommended: 0.63, atAsking: 0.55 },
} as const;

const {
  affordableShare,
  askingRent,
  daysEmpty,
  floor,
  heating,
  householdIncome,
  insulation,
  leastIncome,
  mostRise,
  paybackYears,
  recommendedRent,
  renewals,
} = rentalExample;

/** Dollars within so many days from the move-out, at a monthly rent with so many of them empty. */
export function incomeWithin(days: number, rent: number, empty: number): number {
  return (12 * rent * (days - empty)) / 365;
}

/** What the example comes to, in dollars over 365 days from the move-out. */
export const incomes = {
  atFloor: Math.round(incomeWithin(365, floor, daysEmpty.atFloor)),
  atRecommended: Math.round(incomeWithin(365, recommendedRent, daysEmpty.atRecommended)),
  atAsking: Math.round(incomeWithin(365, askingRent, daysEmpty.atAsking)),
} as const;

/** The rents that are compared, with what is expected of each. The second is recommended. */
export const comparedRents = [
  { rent: floor, days: daysEmpty.atFloor, income: incomes.atFloor },
  { rent: recommendedRent, days: daysEmpty.atRecommended, income: incomes.atRecommended },
  { rent: askingRent, days: daysEmpty.atAsking, income: incomes.atAsking },
] as const;

/** The axis of drawings that compare them, in dollars a month. */
export const rentAxis = { from: 1300, to: 1500 } as const;

/** By how many dollars the recommended rent is ahead over 365 days. */
export const gain = incomes.atRecommended - incomes.atAsking;

/**
 * Dollars expected over so many years from the move-out at an unchanged rent: each year, whoever does not renew leaves
 * the apartment empty for as many days again.
 */
function expectedOver(years: number, rent: number, empty: number, renewing: number): number {
  return incomeWithin(years * 365, rent, empty + (years - 1) * (1 - renewing) * empty);
}

/** By how many dollars the recommended rent is ahead after so many years at the renewals that are expected. */
export function aheadAtRenewals(years: number): number {
  return Math.round(
    expectedOver(years, recommendedRent, daysEmpty.atRecommended, renewals.atRecommended) -
      expectedOver(years, askingRent, daysEmpty.atAsking, renewals.atAsking),
  );
}

/** The years after which the asking rent is ahead; undefined if it takes more than 30. */
export const overtakenAfter = Array.from({ length: 30 }, (_, index) => index + 1).find(
  (years) => aheadAtRenewals(years) < 0,
);

/** The most days empty at which the asking rent would bring more over 365 days. */
export const daysThatUndo =
  Math.ceil(365 - (recommendedRent * (365 - daysEmpty.atRecommended)) / askingRent) - 1;

/** What a household can pay for rent and heating, in dollars a month. */
const affordable = Math.round(affordableShare * householdIncome);

/** The rents, in dollars a month, at which the thresholds of the dimensions are just kept. */
export const thresholds = {
  affordable,
  /** From this rent on, the rise costs as much as insulation in time. */
  payback: lastRent + insulation / (12 * paybackYears),
  /** Rent and heating are affordable up to this rent, before and after insulation. */
  affordableBefore: affordable - heating.before,
  affordableAfter: affordable - heating.after,
  /** The highest whole rent that is not too far above the last one. */
  fairTo: Math.floor(lastRent * (1 + mostRise)),
} as const;

/** Whole years of the rise in rent, days empty not counted, that come to the cost of insulation. */
export const yearsToPayBack = (rent: number) => Math.round(insulation / (12 * (rent - lastRent)));

/** How far a rent is above the last one, as a share; negative below it. */
export const rise = (rent: number) => rent / lastRent - 1;

/** The share of a household's income that rent and heating take. */
export const burden = (rent: number) => (rent + heating.after) / householdIncome;

interface AtRents {
  readonly atRecommended: number;
  readonly atAsking: number;
}

/** A value by its threshold: 100 where it is just kept, and more is better. */
function reading(values: AtRents, threshold: number): AtRents {
  const index = (value: number) => Math.round((100 * value) / threshold);
  return { atRecommended: index(values.atRecommended), atAsking: index(values.atAsking) };
}

/** The four metrics of the example. */
export const readings = {
  market: reading(incomes, leastIncome),
  community: reading(
    { atRecommended: 1 / burden(recommendedRent), atAsking: 1 / burden(askingRent) },
    1 / affordableShare,
  ),
  /** The community metric at the recommended rent if the apartment is not insulated. */
  communityUninsulated: Math.round((100 * affordable) / (recommendedRent + heating.before)),
  experience: reading(renewals, renewals.least),
  resilience: reading(
    { atRecommended: 1 / (1 + rise(recommendedRent)), atAsking: 1 / (1 + rise(askingRent)) },
    1 / (1 + mostRise),
  ),
} as const;
