/** The city garage: one parking price on three paths over twelve months. */
export const garage = {
  /** Dollars an hour today. */
  today: 2,
  /** Dollars an hour in the end; hours paid a day; percent of cars that find a space at once, and of low-income visits. */
  paths: {
    hold: { price: 2, hours: 3200, found: 72, lowIncome: 25 },
    inSteps: { price: 2.5, hours: 2880, found: 94, lowIncome: 24 },
    atOnce: { price: 3, hours: 2240, found: 99, lowIncome: 17 },
  },
} as const;

export type Path = (typeof garage.paths)[keyof typeof garage.paths];

/** How far the price is above today's, in percent. */
export const priceRise = ({ price }: Path) => Math.round((price / garage.today - 1) * 100);

/** Dollars a day. */
export const income = ({ hours, price }: Path) => Math.round(hours * price);
