/**
 * One set of prices: those that home's picture opens, one for each trade, and what the pricing page shows of the same
 * trades and of services. The apartment has a file of its own.
 */

/** Home's dots: one price each, in every trade. Those that rest on a limit wait for approval. */
export const dots = { count: 1000, waiting: 29 } as const;

interface Sales {
  readonly price: number;
  /** How many are expected to be sold at this price. */
  readonly sold: number;
}

/** The dollars by which the recommended price is ahead of the guessed one, if each one sold costs `cost`. */
const gainOf = (guessed: Sales, recommended: Sales, cost = 0) =>
  recommended.sold * (recommended.price - cost) - guessed.sold * (guessed.price - cost);

/** A Saturday night of a hotel. */
const night = {
  rooms: 120,
  guessed: { price: 189, sold: 114 },
  recommended: { price: 219, sold: 108 },
  floor: 180,
  ceiling: 280,
} as const;

export const hotel = {
  ...night,
  gain: gainOf(night.guessed, night.recommended),
  /** Home's prices are those of so many hotels in so many nights. */
  dots: { hotels: 25, nights: 40 },
  /** Some of the hotel's rooms in one week: those sold each night; so many nights are over. */
  week: { rooms: 8, sold: [6, 7, 5, 8, 5, 3, 2], over: 4 },
} as const;

/** The hour from 5 p.m. in a garage. */
const hour = {
  from: 17,
  guessed: { price: 5, sold: 96 },
  recommended: { price: 6, sold: 88 },
  floor: 4.75,
  ceiling: 8,
} as const;

export const parking = {
  ...hour,
  gain: gainOf(hour.guessed, hour.recommended),
  dots: { garages: 50, hours: 20 },
  /** The garage's day: cars parked in each hour, in dots of so many cars, and the price, in dollars. */
  day: {
    carsInDot: 8,
    cars: [1, 0, 0, 0, 1, 2, 4, 7, 9, 10, 10, 9, 8, 9, 10, 11, 12, 11, 9, 7, 5, 4, 3, 2],
    price: [3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 6, 6, 5, 4, 4, 3, 3],
  },
} as const;

/** A store's product, some weeks before its season ends: units sold in a week, and the dollars that each costs. */
const product = {
  fullPrice: 69,
  cost: 35,
  weeksLeft: 7,
  guessed: { price: 69, sold: 31 },
  recommended: { price: 62, sold: 42 },
  /** Of the full price. */
  floor: 0.86,
  ceiling: 0.96,
} as const;

const weeks = 20;
const weekly = (week: number) => (week < weeks - product.weeksLeft ? product.guessed : product.recommended);

export const store = {
  ...product,
  gain: gainOf(product.guessed, product.recommended, product.cost),
  dots: { products: 50, weeks },
  /** The product's season: the units in stock when each week begins, all of which are sold, and the price. */
  season: Array.from({ length: weeks }, (_, week) => {
    let stock = 0;
    for (let later = week; later < weeks; later += 1) stock += weekly(later).sold;
    return { stock, price: weekly(week).price };
  }),
  unitsInDot: 50,
} as const;

/** An apartment's first weeks, in which it is vacant as long as its example says. */
export const leasing = { weeks: 12 } as const;

/** Hours of a service, and those of them that are idle, from 0. */
export const service = { hours: 20, idle: [4, 5, 9, 15, 16, 17] } as const;
