/** Formats numbers without `Intl`, whose first use delays hydration on a slow phone by tens of milliseconds. */

/** Formats 1390 as "1,390". */
export const thousands = (count: number | string) => String(count).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ",");

/** Formats 1390 as "$1,390", and 5.5 as "$5.50". */
export const dollars = (amount: number) =>
  `$${thousands(Number.isInteger(amount) ? amount : amount.toFixed(2))}`;

/** Formats an hour of the day, from 1 to 23, as "5 p.m." or "noon". */
export const clock = (hour: number) =>
  hour === 12 ? "noon" : `${hour % 12}\u00a0${hour < 12 ? "a.m." : "p.m."}`;

/** Formats 0.037 as "3.7%" and 0.02 as "2%". With 0 digits, 0.0296 is "3%". */
export const percent = (share: number, digits: 0 | 1 = 1) => `${Number((share * 100).toFixed(digits))}%`;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
