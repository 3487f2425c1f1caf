/**
 * The prices of the illustration: a market range over some months and the price recommended in it. All
 * values follow from formulas, so that every rendering is the same.
 */
import { noise } from "./noise";

/** What the market charges on a day, in dollars; `coreLow` to `coreHigh` holds most offers. */
export interface MarketRange {
  readonly low: number;
  readonly coreLow: number;
  readonly coreHigh: number;
  readonly high: number;
}

/** The day that the drawing shows as today; later days are expectations. */
export const today = 168;

/** Last day of the series. */
export const lastDay = 290;

/** A price that was set before the first day and never changed. */
export const fixedPrice = 140;

/** Noise that changes smoothly from one knot, of `period` days, to the next. */
function smoothNoise(day: number, period: number, seed: number): number {
  const knot = Math.floor(day / period);
  const progress = day / period - knot;
  const ease = progress * progress * (3 - 2 * progress);
  return noise(seed + knot) * (1 - ease) + noise(seed + knot + 1) * ease;
}

/** The market range on a day of 0 to `lastDay`; it widens after `today`, because it is uncertain. */
export function marketRange(day: number): MarketRange {
  const ahead = Math.max(0, day - today);
  // Expectations are smooth: the noise of the observations fades out.
  const observed = ahead > 0 ? 0 : 1;
  const sway = Math.max(0, 1 - ahead / 16);
  const middle =
    143 + 7 * Math.sin(day / 37 + 2.2) + 0.05 * day + 0.05 * ahead + 2 * smoothNoise(day, 11, 100) * sway;
  const half = 11 + 2 * Math.sin(day / 23) + 0.7 * Math.sqrt(ahead);
  return {
    low: middle - half + 1.3 * noise(1000 + day) * observed,
    coreLow: middle - half * 0.45 + 0.5 * noise(2000 + day) * observed,
    coreHigh: middle + half * 0.45 + 0.5 * noise(3000 + day) * observed,
    high: middle + half + 1.3 * noise(4000 + day) * observed,
  };
}

/** The days on which the recommendation changes. */
const decisionDays = [0, 21, 47, 68, 89, 117, 138, today, 196, 231, 259] as const;

/** The recommended price from each day on: a whole dollar in the upper half of the core. */
export const recommendations: readonly { readonly day: number; readonly price: number }[] = decisionDays.map(
  (day) => {
    // Depends on the expectations until the next change, not only on the day itself.
    const { coreLow, coreHigh } = marketRange(day + 12);
    return { day, price: Math.round(coreLow + (coreHigh - coreLow) * 0.62) };
  },
);
