import { dollars } from "../numbers";
import { rentalExample } from "../rental-example";
import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Illustration: a test of two pricing rules for unequal effects",
  description: `Two panels over rents from $1,360 to $1,440. In each, the rents of comparable apartments offered to two groups of applicants, one dot an offer. By the first rule, which looks at the apartment, the averages are ${dollars(rentalExample.recommendedRent)} and $1,393, a difference of 0.2%, within the limit of 1%: the rule is released. By the second, which uses the ZIP code, they are $1,386 and $1,417, a difference of 2.2%: the rule is stopped.`,
  labels: {
    illustration: "Illustration",
    rules: { apartment: "Rule 1: the apartment", zipCode: "Rule 2: ZIP code" },
    outcomes: {
      released: (percent: number) => `${percent}% apart: released`,
      stopped: (percent: number) => `${percent}% apart: stopped`,
    },
    groups: ["group A", "group B"],
    dollars,
    limit: "limit 1%",
  },
} as const satisfies DrawingTexts;
