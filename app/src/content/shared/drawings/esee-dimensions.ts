import { apartment, comparedRents } from "../../examples/apartment";
import { dollars, percent } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { heating, lastRent, recommendedRent, thresholds } = apartment;
const { days, income } = comparedRents.atRecommended;

export const texts = {
  description: `In each row the hatched rents meet a threshold. At ${dollars(recommendedRent)}: ${days} days empty, ${dollars(recommendedRent + heating)} for rent and heating, ${percent(recommendedRent / lastRent - 1)} above the last rent and ${dollars(income)}.`,
  labels: {
    dimensions: {
      environmental: {
        name: "Environmental",
        limit: `heated while empty on at most ${thresholds.daysEmpty} days`,
        value: (count: number) => `${count} days`,
      },
      social: {
        name: "Social",
        limit: `rent and heating at most ${dollars(thresholds.affordable)}`,
        value: dollars,
      },
      ethical: {
        name: "Ethical",
        limit: `at most ${percent(thresholds.rise)} above the last rent`,
        value: (rise: number) => `${rise}%`,
      },
      economic: {
        name: "Economic",
        limit: `at least ${dollars(thresholds.income)} in a year`,
        value: dollars,
      },
    },
    rent: dollars,
    shared: (from: number, to: number) => ["all four hold:", `${dollars(from)} to ${dollars(to)}`],
    axis: "rent a month",
  },
} as const satisfies DrawingTexts;
