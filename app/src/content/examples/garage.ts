/** The garage's price at 5 p.m. on three paths over twelve months. */
import { parking } from "./trades";

const { guessed, recommended } = parking;

/**
 * Price in dollars per hour at the path's end (`hold` keeps today's), cars parked in that hour, and percentage of cars
 * that find a space.
 */
export const garage = {
  hold: { price: guessed.price, cars: guessed.sold, found: 72 },
  inSteps: { price: recommended.price, cars: recommended.sold, found: 94 },
  atOnce: { price: 7, cars: 66, found: 99 },
} as const;
