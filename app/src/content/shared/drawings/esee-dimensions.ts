import { dollars } from "../numbers";
import { incomes, rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { recommendedRent } = rentalExample;
const percent = (value: number) => `${value}%`;

export const texts = {
  title: "Example: four thresholds for one rent",
  description: `Four rows over the same rents from $1,330 to $1,430. In each a dashed line shows by how much a rent keeps the threshold of one dimension, and the part that keeps it is hatched. Environmental: insulation is paid back within 12 years from $1,375. Social: rent and heating stay within 30% of income up to $1,405; without insulation only up to $1,365. Ethical: from $1,340 on the rent is within 5% of comparable apartments. Economic: expected income is $15,600 or more from $1,354 to $1,429. All four hold from $1,375 to $1,405, marked in teal. At ${dollars(recommendedRent)}: 8 years, 29.7%, 1.4% and ${dollars(incomes.atRecommended)}.`,
  labels: {
    dimensions: {
      environmental: {
        name: "Environmental",
        limit: ["insulation paid back", "within 12 years"],
        value: (years: number) => `${years} years`,
      },
      social: {
        name: "Social",
        limit: ["rent and heating within", "30% of income"],
        value: percent,
      },
      ethical: {
        name: "Ethical",
        limit: ["within 5% of", "comparable apartments"],
        value: percent,
      },
      economic: {
        name: "Economic",
        limit: ["at least $15,600", "in a year"],
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
