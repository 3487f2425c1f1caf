import { rentsWithEnough, sharedRents } from "../rent-income";
import { dollars, percent } from "../numbers";
import { burden, incomes, rentalExample, rise, thresholds, yearsToPayBack } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { affordableShare, leastIncome, mostRise, paybackYears, recommendedRent } = rentalExample;
const inPercent = (value: number) => `${value}%`;

export const texts = {
  title: "Example: four thresholds for one rent",
  description: `Four rows over rents from $1,330 to $1,430. In each a dashed line shows by how much a rent keeps one threshold, and the part that keeps it is hatched. Environmental: insulation is paid back by ${paybackYears} years of rent or less from ${dollars(thresholds.payback)}. Social: rent and heating stay within ${percent(affordableShare)} of income up to ${dollars(thresholds.affordableAfter)}; without insulation only up to ${dollars(thresholds.affordableBefore)}. Ethical: up to ${dollars(thresholds.fairTo)} the rent is at most ${percent(mostRise)} above the last one. Economic: expected income is ${dollars(leastIncome)} or more from ${dollars(rentsWithEnough.low)} to ${dollars(rentsWithEnough.high)}. All four hold from ${dollars(sharedRents.low)} to ${dollars(sharedRents.high)}, marked in teal. At ${dollars(recommendedRent)}: ${yearsToPayBack(recommendedRent)} years, ${percent(burden(recommendedRent), 1)}, ${percent(rise(recommendedRent), 1)} and ${dollars(incomes.atRecommended)}.`,
  labels: {
    dimensions: {
      environmental: {
        name: "Environmental",
        limit: ["insulation paid back by", `${paybackYears} years of rent`],
        value: (years: number) => `${years} years of rent`,
      },
      social: {
        name: "Social",
        limit: ["rent and heating within", `${percent(affordableShare)} of income`],
        value: inPercent,
      },
      ethical: {
        name: "Ethical",
        limit: [`at most ${percent(mostRise)}`, "above the last rent"],
        value: inPercent,
      },
      economic: {
        name: "Economic",
        limit: [`at least ${dollars(leastIncome)}`, "in a year"],
        value: dollars,
      },
    },
    /** The end of the social range while heating costs more. */
    before: (rent: number) => `uninsulated: to ${dollars(rent)}`,
    rent: dollars,
    shared: (from: number, to: number) => `all four hold: ${dollars(from)} to ${dollars(to)}`,
    axis: "rent a month",
  },
} as const satisfies DrawingTexts;
