/**
 * Example prices in the trades of home's picture, and a service. The pricing page shows more about them. The apartment
 * has a file of its own.
 */

/** Home's dots, one per price, in every trade. Prices at a limit wait for approval. */
export const dots = { count: 1000, waiting: 29 } as const;

interface Sales {
  readonly price: number;
  /** Expected sales at this price. */
  readonly sold: number;
}

/**
 * Returns by how many dollars the recommended price earns more than the guessed one. Each sale costs `cost` dollars.
 */
const gainOf = (guessed: Sales, recommended: Sales, cost = 0) =>
  recommended.sold * (recommended.price - cost) - guessed.sold * (guessed.price - cost);

/** A hotel on a Saturday night. */
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
  /** Home's picture has one dot per hotel and night. */
  dots: { hotels: 25, nights: 40 },
  /** Some of the hotel's rooms in one week: rooms sold per night. The first `nightsPassed` nights are past. */
  week: { rooms: 8, sold: [6, 7, 5, 8, 5, 3, 2], nightsPassed: 4 },
} as const;

/** A garage from 5 p.m. to 6 p.m. */
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
  /** The garage's day, by hour: parked cars in dots of `carsInDot` cars, and the price in dollars. */
  day: {
    carsInDot: 8,
    cars: [1, 0, 0, 0, 1, 2, 4, 7, 9, 10, 10, 9, 8, 9, 10, 11, 12, 11, 9, 7, 5, 4, 3, 2],
    price: [3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 4, 4, 3, 3].toSpliced(
      hour.from,
      0,
      hour.recommended.price,
      hour.recommended.price,
    ),
  },
} as const;

/** A store's product, some weeks before its season ends: units sold per week. A unit costs the store `cost` dollars. */
const product = {
  fullPrice: 69,
  cost: 35,
  weeksLeft: 7,
  guessed: { price: 69, sold: 31 },
  recommended: { price: 62, sold: 42 },
  /** The limits, as fractions of the full price. */
  floor: 0.86,
  ceiling: 0.96,
} as const;

const weeks = 20;
const weekly = (week: number) => (week < weeks - product.weeksLeft ? product.guessed : product.recommended);

export const store = {
  ...product,
  gain: gainOf(product.guessed, product.recommended, product.cost),
  dots: { products: 50, weeks },
  /**
   * The product's season, by week: units in stock when the week begins, and the price. The season ends without stock.
   */
  season: Array.from({ length: weeks }, (_, week) => {
    let stock = 0;
    for (let later = week; later < weeks; later += 1) stock += weekly(later).sold;
    return { stock, price: weekly(week).price };
  }),
  unitsInDot: 50,
} as const;

/** An apartment's first weeks. Its example says how many of them it is vacant. */
export const leasing = { weeks: 12 } as const;

/** A service's hours, and the indices of its idle ones. */
export const service = { hours: 20, idle: [4, 5, 9, 15, 16, 17] } as const;
