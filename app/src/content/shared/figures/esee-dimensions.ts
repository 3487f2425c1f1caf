import type { FigureTexts } from "../figures";

const percent = (value: number) => `${value}%`;
const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;

export const texts = {
  title: "Illustration: four limits on one rent",
  description:
    "Four rows over the same rents from $1,330 to $1,430. In each a dashed line shows by how much a rent keeps the limit of one dimension, and the part above the limit is hatched. Environmental: insulation is paid back within 12 years from $1,375. Social: rent and heating stay within 30% of income up to $1,405; without insulation only up to $1,365. Ethical: the rent stays within 5% of like apartments up to $1,407. Economic: expected income is $15,600 or more from $1,354 to $1,429. All four limits hold from $1,375 to $1,405, marked in teal. At $1,390: 8 years, 29.7%, 3.7% and $15,720.",
  labels: {
    illustration: "Illustration",
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
        limit: ["within 5% of", "like apartments"],
        value: percent,
      },
      economic: {
        name: "Economic",
        limit: ["at least $15,600", "in a year"],
        value: dollars,
      },
    },
    /** The end of the social range while heating costs more. */
    before: "uninsulated",
    rent: dollars,
    shared: (from: number, to: number) => `all four hold: ${dollars(from)} to ${dollars(to)}`,
    axis: "rent a month",
  },
} as const satisfies FigureTexts;
