/** The hotel: what became of its rooms in one night, and how many of them each system reports. */
const slept = 90;
const paidNoShows = 4;
const lateCancellations = 7;
const paid = slept + paidNoShows;
const channel = paid + lateCancellations;
const rooms = 120;

export const hotelNight = {
  rooms,
  /** What the booking channel and housekeeping report. */
  channel,
  housekeeping: slept,
  /** What explains the differences, and the rooms paid, on which both agree. */
  lateCancellations,
  paidNoShows,
  paid,
  notBooked: rooms - channel,
} as const;
