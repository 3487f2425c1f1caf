import { garage, income, type Scenario, visits } from "../garage-example";
import { dollars, grouped } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { atOnce, hold, inSteps } = garage.scenarios;
const price = (value: number) => `$${value.toFixed(2)}`;
const each = (value: (scenario: Scenario) => string) =>
  `${value(hold)}, ${value(inSteps)} and ${value(atOnce)}`;

export const texts = {
  title: "Illustration: one parking price, three scenarios",
  description: `From today’s ${price(garage.today)} an hour three paths lead into a widening range over twelve months: at once to ${price(atOnce.price)}, in four steps to ${price(inSteps.price)}, hold. Below, each scenario in the four dimensions, for hold, in steps and at once. Environmental, cars that find a space at once: ${each(({ found }) => `${found}%`)}. Social, visits a day: ${each((scenario) => grouped(visits(scenario)))}. Ethical, share of low-income visits: ${each(({ lowIncome }) => `${lowIncome}%`)}. Economic, income a day: ${each((scenario) => dollars(income(scenario)))}.`,
  labels: {
    today: "today",
    months: "12 months",
    futures: { hold: "Hold", inSteps: "In steps", atOnce: "At once" },
    price,
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
