import { hotelNight } from "../../examples/hotel-night";
import type { DrawingTexts } from "../drawings";

const { channel, housekeeping, lateCancellations, paid, paidNoShows } = hotelNight;

const rooms = (count: number) => `${count} rooms`;

export const texts = {
  description: `Example: three lines for one night in a hotel with ${hotelNight.rooms} rooms. The booking channel begins at ${channel} rooms and steps down by ${lateCancellations} late cancellations. Housekeeping begins at ${housekeeping} rooms and steps up by ${paidNoShows} paid no-shows. The reservation system stays at ${paid}. All three meet at ${paid} rooms paid, where one teal line goes on.`,
  labels: {
    reported: "as reported",
    explained: "explained",
    agreed: "agreed",
    sources: { channel: "Booking channel", reservations: "Reservations", housekeeping: "Housekeeping" },
    rooms,
    cancelled: [`−${lateCancellations} late`, "cancellations"],
    unused: [`+${paidNoShows} paid`, "no-shows"],
    result: (count: number) => `${count} paid`,
  },
} as const satisfies DrawingTexts;
