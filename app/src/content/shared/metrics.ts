/** The four metrics of the Quantified Prosperity Insights, defined once for every page. */
export const metrics = {
  market: {
    title: "Market prosperity quotient",
    definition: "Whether a price is expected to earn what you require.",
  },
  community: {
    title: "Community prosperity index",
    definition: "Whether the people concerned can afford the price.",
  },
  experience: {
    title: "Human experience metric",
    definition: "Whether customers are expected to stay at a price.",
  },
  resilience: {
    title: "Ethical resilience index",
    definition: "Whether a price rises by no more than you call fair.",
  },
} as const;
