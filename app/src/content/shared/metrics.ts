/** The four metrics of the Quantified Prosperity Insights, defined once for every page. */
export const metrics = {
  market: { title: "Market prosperity quotient", definition: "How well a price works in its market." },
  community: {
    title: "Community prosperity index",
    definition: "Whether the people concerned can afford the price.",
  },
  experience: {
    title: "Human experience metric",
    definition: "What customers get for a price, and how they live with it.",
  },
  resilience: {
    title: "Ethical resilience index",
    definition: "How far a price stays within the rise that you would defend.",
  },
} as const;
