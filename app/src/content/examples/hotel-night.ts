/** A Tuesday night of the hotel: what became of its rooms, and how many of them each system reports. */
import { hotel } from "./trades";

const slept = 90;
const paidNoShows = 4;
const lateCancellations = 7;
const paid = slept + paidNoShows;
const channel = paid + lateCancellations;
const { rooms } = hotel;

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
