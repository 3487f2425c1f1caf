/** A Tuesday night in the hotel: the outcome of its rooms, and the number of rooms that each system reports. */
import { hotel } from "./trades";

const slept = 90;
const paidNoShows = 4;
const lateCancellations = 7;
const paid = slept + paidNoShows;
const channel = paid + lateCancellations;
const { rooms } = hotel;

export const hotelNight = {
  rooms,
  /** Rooms that the booking channel and housekeeping report. */
  channel,
  housekeeping: slept,
  /** Rooms that explain the difference, and paid rooms, on which both systems then agree. */
  lateCancellations,
  paidNoShows,
  paid,
  notBooked: rooms - channel,
} as const;
