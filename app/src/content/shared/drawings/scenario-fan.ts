import { garage } from "../../examples/garage";
import { dollars } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { atOnce, inSteps } = garage.paths;
const price = (value: number) => `$${value.toFixed(2)}`;
const names = { hold: "Hold", inSteps: "In steps", atOnce: "At once" } as const;

export const texts = {
  description: `Illustration: from today’s ${price(garage.today)} an hour three paths lead into a widening range over twelve months: at once to ${price(atOnce.price)}, in four steps to ${price(inSteps.price)}, hold.`,
  labels: {
    today: "today",
    months: "12 months",
    futures: names,
    /** The heads of the effects below. */
    columns: names,
    price,
    dimensions: {
      environmental: { name: "Environmental", measure: "space found at once" },
      social: { name: "Social", measure: "low-income visits" },
      ethical: { name: "Ethical", measure: "rise in price" },
      economic: { name: "Economic", measure: "income a day" },
    },
    percent: (value: number) => `${value}%`,
    dollars,
  },
} as const satisfies DrawingTexts;
