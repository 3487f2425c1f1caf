/** Kinds of prices, each with what makes it move. */
export const kindsOfPrices = {
  /** Days of an apartment, the first of which it is empty. */
  apartment: { days: 20, empty: 7 },
  /** Rooms sold a night, of those that the hotel has; so many nights are over. */
  hotel: { rooms: 8, sold: [6, 7, 5, 8, 5, 3, 2], over: 4 },
  /** Cars in each hour of a day, and the price, in steps above the lowest. */
  parking: {
    cars: [1, 0, 0, 0, 1, 2, 4, 7, 9, 10, 10, 9, 8, 9, 9, 8, 7, 8, 9, 7, 5, 4, 3, 2],
    price: [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0],
  },
  /** Items in stock in each week of a season, and the price, in steps below the first. */
  retail: {
    stock: [12, 12, 11, 10, 8, 7, 5, 4, 3, 2, 1, 1],
    price: [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2],
  },
  /** Hours of a service, and those of them that are idle, from 0. */
  service: { hours: 20, idle: [4, 5, 9, 15, 16, 17] },
} as const;
