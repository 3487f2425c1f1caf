/** The renewal offer: incentive units for tenants who renew early. */
import { rentFor } from "./apartment";

export const offer = {
  /** Reward per tenant, in units worth $1 of rent. */
  units: 150,
  /** Days between the renewal and the end of the lease. */
  daysAhead: 60,
  /** Monthly rent in dollars. */
  rent: 1250,
  /** Cost of a departure: vacant days, and dollars to make the apartment ready. */
  daysEmpty: 21,
  makeReady: 400,
  /** Without the offer, `anyway` of `tenants` tenants renew. */
  tenants: 100,
  anyway: 50,
} as const;

/** Dollars saved per additional renewal. */
export const saved = Math.round(rentFor(offer.daysEmpty, offer.rent)) + offer.makeReady;

/** Returns the dollars saved, and the dollars given as rewards, for a number of additional renewals. */
export const savings = (additional: number) => additional * saved;
export const rewards = (additional: number) => (offer.anyway + additional) * offer.units;

/** Smallest number of additional renewals whose savings exceed the rewards. */
export const breakEven = Math.floor((offer.anyway * offer.units) / (saved - offer.units)) + 1;
