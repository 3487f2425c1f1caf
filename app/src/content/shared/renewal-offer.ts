import { incomeWithin } from "./rental-example";

/** The offer of incentive units for an early renewal, worked through on the incentive unit page. All values are invented. */
export const offer = {
  /** What a tenant earns, in units of $1 of rent. */
  units: 150,
  /** Days before the end of the lease by which a tenant has to renew. */
  daysAhead: 60,
  /** Dollars a month. */
  rent: 1250,
  /** What a departure costs: days empty, and make-ready in dollars. */
  daysEmpty: 21,
  makeReady: 400,
  /** Of `tenants`, those who renew without the offer and those who do so because of it. */
  tenants: 100,
  anyway: 50,
  additional: 8,
} as const;

/** Dollars of rent that a departure costs. */
export const rentLost = Math.round(incomeWithin(offer.daysEmpty, offer.rent, 0));

/** What a departure costs in all. */
export const departure = rentLost + offer.makeReady;

/** Dollars that the offer brings when so many tenants renew because of it. */
export const resultOf = (additional: number) =>
  additional * departure - (offer.anyway + additional) * offer.units;

/** The fewest additional renewals with which the offer pays. */
export const breakEven = Math.ceil((offer.anyway * offer.units) / (departure - offer.units));
