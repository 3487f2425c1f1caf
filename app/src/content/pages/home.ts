/** The home page, for a visitor who sets prices and has a minute. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "MAVI: dynamic pricing on validated insights",
    description:
      "MAVI recommends prices from market, customer and impact data read together, and shows the evidence behind each one. See how it works or request a demo.",
  },
  tone: "teal",
  hero: {
    title: "Stop Guessing on Price. Start Driving Growth.",
    subtitle: "MAVI reads market, customer and impact data together, recommends a price, and shows you why.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
    figure: "price-corridor",
  },
  sections: [
    {
      kind: "ruled-list",
      id: "market-imperative",
      title: "Most prices are set with half the picture",
      lead: "Margin is lost in the gaps between what each team knows.",
      items: [
        {
          title: "Prices set by feel",
          text: "Too low gives away margin. Too high loses the customer. Guesswork rarely finds out which one it was.",
        },
        {
          title: "Data that never meets",
          text: "Costs sit in one system, demand in another, complaints in a third. Each suggests a different price.",
        },
        {
          title: "Numbers without reasons",
          text: "A price that nobody can explain is hard to defend to a customer or a board. So it gets overruled.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "strategic-alignment",
      title: "Built for the way you decide",
      sides: ["With MAVI", "Pricing as usual"],
      rows: [
        {
          label: "ROI-driven decision making",
          cells: [
            "Each recommendation states the return it expects and is checked against what happened.",
            "Prices change. Whether the change paid off stays an opinion.",
          ],
        },
        {
          label: "Agentic AI leadership",
          cells: [
            "Agents follow the market all day and propose a move when the evidence supports one. You approve it.",
            "Analysts rebuild the same spreadsheet for every review.",
          ],
        },
        {
          label: "Ethical AI framework",
          cells: [
            "An independent non-profit governs personal data. The models work on synthetic records.",
            "Customer data is copied to wherever a model needs it.",
          ],
        },
      ],
    },
    {
      kind: "cells",
      id: "value-proposition",
      title: "What changes for your business",
      items: [
        {
          title: "See consequences before customers do",
          text: [
            "Test a price against four dimensions, environmental, social, ethical and economic (",
            { term: "esee" },
            "), while it is still a draft.",
          ],
          figure: "scenario-fan",
          action: { label: "See the Solutions", href: "/platform/solutions" },
        },
        {
          title: "Move while it matters",
          text: "Know the range the market will bear today, and where in it to stand.",
          action: { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
        },
        {
          title: "Defend every decision",
          text: "Each insight leads back to the data it came from and the checks it passed.",
          action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
        },
      ],
    },
    {
      kind: "figure",
      id: "how-it-works",
      title: "Your data + agentic AI intelligence = validated insights",
      figure: "data-flow",
      notes: [
        {
          title: "Your data",
          text: "Prices, costs, demand and outcomes. Records about people are made synthetic first.",
        },
        {
          title: "Agentic AI intelligence",
          text: "Agents connect the data in one knowledge graph, look for causes and try out prices.",
        },
        {
          title: "Validated insights",
          text: [
            "You receive ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            ", each with its sources.",
          ],
        },
      ],
      actions: [{ label: "See How It Works", href: "/how-it-works" }],
    },
    {
      kind: "band",
      title: "Ready to Price with Confidence?",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
