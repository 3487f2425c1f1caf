import type { FigureTexts } from "../figures";

export const texts = {
  title: "Missing context",
  description:
    "Four rows over the same months. The price paid is recorded without a break. What the price did to the customer, the community and the environment was noted on a few days only; the rest of these rows is blank.",
  labels: {
    price: "Price paid",
    customer: "Customer",
    community: "Community",
    environment: "Environment",
  },
} as const satisfies FigureTexts;
