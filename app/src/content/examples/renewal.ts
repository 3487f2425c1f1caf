/** The renewal offer: incentive units for tenants who renew early. */
import { rentFor } from "./apartment";

export const offer = {
  /** What a tenant earns, in units of $1 of rent. */
  units: 150,
  /** Days before the end of the lease. */
  daysAhead: 60,
  /** Dollars a month. */
  rent: 1250,
  /** What a departure costs: days empty, and make-ready in dollars. */
  daysEmpty: 21,
  makeReady: 400,
  /** Of `tenants`, those who renew without the offer. */
  tenants: 100,
  anyway: 50,
} as const;

/** What one additional renewal saves, in dollars. */
export const saved = Math.round(rentFor(offer.daysEmpty, offer.rent)) + offer.makeReady;

/** Dollars saved, and given as rewards, when so many tenants renew because of the offer. */
export const savings = (additional: number) => additional * saved;
export const rewards = (additional: number) => (offer.anyway + additional) * offer.units;

/** The fewest additional renewals whose savings exceed the rewards. */
export const breakEven = Math.floor((offer.anyway * offer.units) / (saved - offer.units)) + 1;
