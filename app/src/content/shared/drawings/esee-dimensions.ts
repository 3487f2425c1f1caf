import { dollars, percent } from "../numbers";
import { burden, incomes, rentalExample, rise, yearsToPayBack } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { affordableShare, leastIncome, mostRise, paybackYears, recommendedRent } = rentalExample;
const inPercent = (value: number) => `${value}%`;

export const texts = {
  description: `In each row the hatched rents meet a threshold. At ${dollars(recommendedRent)}: ${yearsToPayBack(recommendedRent)} years of the rise, ${percent(burden(recommendedRent))}, ${percent(rise(recommendedRent))} and ${dollars(incomes.atRecommended)}.`,
  labels: {
    dimensions: {
      environmental: {
        name: "Environmental",
        limit: `insulation: at most ${paybackYears} years of the rise`,
        value: (years: number) => `${years} years`,
      },
      social: {
        name: "Social",
        limit: `rent and heating within ${percent(affordableShare)} of income`,
        value: inPercent,
      },
      ethical: {
        name: "Ethical",
        limit: `at most ${percent(mostRise)} above the last rent`,
        value: inPercent,
      },
      economic: {
        name: "Economic",
        limit: `at least ${dollars(leastIncome)} in a year`,
        value: dollars,
      },
    },
    /** The end of the social range while heating costs more. */
    before: (rent: number) => `uninsulated: to ${dollars(rent)}`,
    rent: dollars,
    shared: (from: number, to: number) => ["all four hold:", `${dollars(from)} to ${dollars(to)}`],
    axis: "rent a month",
  },
} as const satisfies DrawingTexts;
