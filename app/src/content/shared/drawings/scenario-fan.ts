import type { DrawingTexts } from "../drawings";
import { dollars, grouped } from "../numbers";

export const texts = {
  title: "Illustration: one parking price, three scenarios",
  description:
    "From today’s two dollars an hour three paths lead into a widening range over twelve months: at once to $3.00, in four steps to $2.50, hold. Below, each scenario in the four dimensions. Environmental, cars that find a space at once: 72%, 94% and 99% for hold, steps and at once. Social, visits a day: 1,600, 1,694 and 1,400. Ethical, share of low-income visits: 25%, 24% and 17%. Economic, income a day: $6,400, $7,200 and $6,720.",
  labels: {
    today: "today",
    months: "12 months",
    futures: { hold: "Hold", inSteps: "In steps", atOnce: "At once" },
    price: (dollars: number) => `$${dollars.toFixed(2)}`,
    dimensions: {
      environmental: { name: "Environmental", measure: "space found at once" },
      social: { name: "Social", measure: "visits a day" },
      ethical: { name: "Ethical", measure: "low-income visits" },
      economic: { name: "Economic", measure: "income a day" },
    },
    percent: (value: number) => `${value}%`,
    count: grouped,
    dollars,
  },
} as const satisfies DrawingTexts;
