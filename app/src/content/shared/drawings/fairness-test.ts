import { difference, fairness } from "../../examples/fairness";
import { dollars, percent } from "../numbers";
import type { DrawingTexts } from "../drawings";

const { averages, limit } = fairness;
const { apartment, zipCode } = averages;

/** What each of the panels says. */
const panel = { groups: ["group A", "group B"], limit: `limit ${percent(limit)}` } as const;

export const texts = {
  description: `Illustration of a test of two pricing methods for unequal effects: two panels over rents from $1,360 to $1,440. In each, the rents of comparable apartments offered to two groups of applicants, one dot an offer. By the first method, which looks at the apartment, the averages are ${dollars(apartment[0])} and ${dollars(apartment[1])}, a difference of ${percent(difference(apartment))}, within the limit of ${percent(limit)}: the method is released. By the second, which uses the ZIP code, they are ${dollars(zipCode[0])} and ${dollars(zipCode[1])}, a difference of ${percent(difference(zipCode))}: the method is stopped.`,
  labels: {
    illustration: "Illustration",
    methods: {
      apartment: { name: "Method 1: the apartment", ...panel },
      zipCode: { name: "Method 2: ZIP code", ...panel },
    },
    outcomes: {
      released: (apart: number) => `${apart}% apart: released`,
      stopped: (apart: number) => `${apart}% apart: stopped`,
    },
    dollars,
  },
} as const satisfies DrawingTexts;
