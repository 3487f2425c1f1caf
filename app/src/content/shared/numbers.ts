/** Formats numbers. Not with `Intl`, whose first use costs a slow phone tens of milliseconds of hydration. */

/** "1,390". */
export const thousands = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** "$1,390". */
export const dollars = (amount: number) => `$${thousands(amount)}`;

/** "5 p.m." or "noon", for an hour of the day from 1 to 23. */
export const clock = (hour: number) =>
  hour === 12 ? "noon" : `${hour % 12}\u00a0${hour < 12 ? "a.m." : "p.m."}`;

/** "3.7%" for 0.037; "2%" for 0.02; without digits "3%" for 0.0296. */
export const percent = (share: number, digits: 0 | 1 = 1) => `${Number((share * 100).toFixed(digits))}%`;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
