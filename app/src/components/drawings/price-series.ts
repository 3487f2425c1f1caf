/**
 * The prices of the illustration, of a hotel room a night: the owner's limits, the price recommended between them, and
 * the market's range. They are the same in every rendering.
 */
import { noise } from "./noise";

/** What the market charges on a day, in dollars. */
export interface MarketRange {
  readonly low: number;
  readonly high: number;
}

/** The day that the drawing shows as today; later days are expectations. */
export const today = 168;

/** Last day of the series. */
export const lastDay = 290;

/** The limits that the hotel has set, in dollars. */
export const limits = { floor: 132, ceiling: 168 } as const;

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
    high: middle + half + 1.3 * noise(4000 + day) * observed,
  };
}

/** The recommended price from each day on: it follows the rooms that are left, not the market. */
export const recommendations = [
  { day: 0, price: 146 },
  { day: 21, price: 150 },
  { day: 47, price: 154 },
  { day: 68, price: 157 },
  { day: 89, price: 152 },
  { day: 117, price: 145 },
  { day: 138, price: 149 },
  { day: today, price: 159 },
  { day: 196, price: 164 },
  { day: 231, price: 158 },
  { day: 259, price: 150 },
] as const;
