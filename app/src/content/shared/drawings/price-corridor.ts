import { dollars } from "../numbers";
import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Example of a recommended price inside the owner’s limits",
  description:
    "The price of a hotel room a night over eight months. A band marks the limits that the hotel has set, a floor and a ceiling. The recommended price moves in steps between them; today it goes up, because few rooms are left. It does not follow the range of market prices, which lies behind the band: in spring the market falls and the recommended price rises.",
  labels: {
    price: dollars,
    /** The flag at today. */
    example: "Example: a hotel room",
    decision: (price: number) => `Raise to ${dollars(price)}`,
    reason: "a night: few rooms are left",
    limits: (floor: number, ceiling: number) => `your limits: ${dollars(floor)} to ${dollars(ceiling)}`,
    range: "market range",
    recommended: ["recommended", "price"],
    months: {
      march: "Mar",
      april: "Apr",
      may: "May",
      june: "Jun",
      july: "Jul",
      august: "Aug",
      september: "Sep",
      october: "Oct",
      november: "Nov",
    },
  },
} as const satisfies DrawingTexts;
