/** The city garage: one parking price on three paths over twelve months. */
export const garage = {
  /** Dollars an hour in the end, today's on the first path; hours paid a day; percent of cars that find a space. */
  paths: {
    hold: { price: 2, hours: 3200, found: 72 },
    inSteps: { price: 2.5, hours: 2880, found: 94 },
    atOnce: { price: 3, hours: 2240, found: 99 },
  },
} as const;

export type Path = (typeof garage.paths)[keyof typeof garage.paths];

/** Dollars a day. */
export const income = ({ hours, price }: Path) => Math.round(hours * price);
