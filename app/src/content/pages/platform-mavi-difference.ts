/** The difference page: validation, the dual-entity model and the knowledge graph. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "The MAVI difference: prices you can check",
    description:
      "Three things set MAVI apart: insights that are validated, data that a separate non-profit governs, and one knowledge graph that joins it all.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Many tools suggest a price. Ask them why.",
    subtitle: "MAVI shows where a price comes from, who governed the data and how the result was checked.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
  sections: [
    {
      kind: "comparison",
      id: "validation",
      title: "Validated before you see it",
      sides: ["MAVI", "A typical pricing tool"],
      rows: [
        {
          label: "What you receive",
          cells: [
            ["A ", { term: "qpi", as: "Quantified Prosperity Insight" }, ": a figure with its evidence."],
            "A figure.",
          ],
        },
        {
          label: "What it was tested for",
          cells: ["Sources, agreement, unequal effects and past accuracy.", "Accuracy on past sales."],
        },
        {
          label: "What it takes into account",
          cells: [
            ["All four ", { term: "esee", as: "ESEE dimensions" }, "."],
            "Price, volume and competitors.",
          ],
        },
        {
          label: "When you disagree",
          cells: [
            "Follow the reasoning to the assumption you doubt, and change it.",
            "Overrule it, and hope.",
          ],
        },
      ],
    },
    {
      kind: "figure",
      id: "dual-entity",
      title: "The data has a guardian with nothing to sell",
      figure: "dual-entity",
      notes: [
        {
          title: "The corporation",
          text: "A for-profit company. It builds the platform, sells insights and earns by being right.",
        },
        {
          title: "What passes between them",
          text: "Synthetic data in one direction. Results, for review, in the other.",
        },
        {
          title: "The consortium",
          text: "An independent non-profit. It holds people’s data, makes it synthetic and can say no.",
        },
      ],
      actions: [{ label: "Meet the Consortium", href: "/consortium" }],
    },
    {
      kind: "pair",
      id: "knowledge-graph",
      title: "One graph in place of a dozen exports",
      text: [
        "In a spreadsheet, a rent is a number in a column. In the graph it is tied to an apartment, a lease, a street, a repair and a tenant’s decision to stay.",
        "Because these ties are explicit, an agent can follow them to a cause. And you can follow the agent.",
      ],
      figure: "knowledge-graph",
      actions: [{ label: "How It Works", href: "/how-it-works" }],
    },
    {
      kind: "example",
      id: "example-figure",
      title: "What that can be worth",
      note: "An example of the kind of gain the approach aims at. It is not a customer’s result and not a forecast.",
      figures: [
        {
          value: "+30%",
          label: "Sales",
          text: "An example business that prices by validated insights in place of a fixed list.",
        },
      ],
    },
    {
      kind: "band",
      title: "Put the difference to the test",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
