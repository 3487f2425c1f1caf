/** Three reports of one night in a hotel, of the solutions page. All values are invented. */
export const night = {
  rooms: 120,
  /** Rooms as reported. */
  channel: 101,
  housekeeping: 90,
  /** What explains the differences. */
  lateCancellations: 7,
  paidNoShows: 4,
} as const;

/** Rooms paid, on which the explained reports agree. */
export const paid = night.channel - night.lateCancellations;
