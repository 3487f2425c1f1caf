/** The four metrics of the Quantified Prosperity Insights, defined once for every page. */
export const metrics = {
  market: { title: "Market prosperity quotient", definition: "How well a price works in its market." },
  community: {
    title: "Community prosperity index",
    definition: "What a price means for the people and places around it.",
  },
  experience: {
    title: "Human experience metric",
    definition: "What customers get for a price, and how they live with it.",
  },
  resilience: {
    title: "Ethical resilience index",
    definition: "How well a decision stands up to later questions.",
  },
} as const;
