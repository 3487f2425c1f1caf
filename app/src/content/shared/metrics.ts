/** The four metrics of the Quantified Prosperity Insights, in order. */
export const metrics = {
  market: { title: "Market prosperity quotient" },
  community: { title: "Community prosperity index" },
  experience: { title: "Human experience metric" },
  resilience: { title: "Ethical resilience index" },
} as const;

export const metricNames = Object.keys(metrics) as (keyof typeof metrics)[];
