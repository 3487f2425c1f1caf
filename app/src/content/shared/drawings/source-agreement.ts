import type { DrawingTexts } from "../drawings";

const rooms = (count: number) => `${count} rooms`;

export const texts = {
  title: "Example: three reports, one agreed figure",
  description:
    "Three lines for one night in a hotel with 120 rooms. The booking channel begins at 101 rooms and steps down by 7 late cancellations. Housekeeping begins at 90 rooms and steps up by 4 paid no-shows. The reservation system stays at 94. All three meet at 94 rooms paid, where one teal line goes on.",
  labels: {
    reported: "as reported",
    explained: "explained",
    agreed: "agreed",
    sources: { channel: "Booking channel", reservations: "Reservations", housekeeping: "Housekeeping" },
    rooms,
    cancelled: ["−7 late", "cancellations"],
    unused: ["+4 paid", "no-shows"],
    result: (count: number) => `${count} paid`,
  },
} as const satisfies DrawingTexts;
