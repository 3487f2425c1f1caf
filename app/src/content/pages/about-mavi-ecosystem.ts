/** The ecosystem page, for anyone who asks who stands behind MAVI and where they would fit in. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "The MAVI ecosystem: corporation and consortium",
    description:
      "A for-profit corporation runs the pricing platform. An independent non-profit stewards the data. How the two work together, and where you fit in.",
  },
  tone: "teal",
  hero: {
    title: "Better prices need data that people trust",
    subtitle:
      "Two organizations share the work. One builds pricing intelligence. The other looks after the data it is built on.",
  },
  sections: [
    {
      kind: "statement",
      id: "collaborative-network",
      title: "A network in which nobody gives without getting something back",
      text: [
        "Businesses bring pricing questions. Communities bring experience that no market feed contains. Researchers test the methods, and investors and philanthropists pay for the work.",
        "In the middle stand a corporation and a consortium, with duties that do not overlap.",
      ],
    },
    {
      kind: "cells",
      id: "trust-deficit",
      title: "Trust ran out before the data did",
      lead: "The data exists. What is missing is a good reason to share it and a way to check what becomes of it.",
      items: [
        {
          title: "People cannot see where their data goes",
          text: "It is collected once and copied many times. Those it describes have no list of who holds it.",
        },
        {
          title: "Businesses cannot check the models they buy",
          text: "A score arrives without sources. Its errors show up in the results, long after the decision.",
        },
        {
          title: "Communities rarely see a return",
          text: "Their data improves someone else’s product. What it shows about their own lives stays out of reach.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "dual-entity-model",
      title: "Two organizations, kept apart on purpose",
      sides: ["The corporation", "The consortium"],
      rows: [
        {
          label: "What it is",
          cells: ["A for-profit technology corporation.", "An independent non-profit, a 501(c)(3)."],
        },
        {
          label: "What it does",
          cells: ["Builds and runs the platform.", "Stewards the data and oversees its ethical use."],
        },
        {
          label: "What it works with",
          cells: [
            "Market data, synthetic records, models and the knowledge graph.",
            "Individually controlled data, consent and the identifiers that link records.",
          ],
        },
        {
          label: "Who pays for it",
          cells: ["Subscribers and investors.", "Donors, grantmakers and partners."],
        },
        {
          label: "What it leaves to the other",
          cells: ["The raw records of people.", "Prices, products and their sale."],
        },
      ],
      actions: [
        { label: "About the Corporation", href: "/platform/about-us" },
        { label: "About the Consortium", href: "/consortium/about-us" },
      ],
    },
    {
      kind: "process",
      id: "data-flow",
      title: "How a record becomes an insight",
      steps: [
        {
          title: "Data ingress",
          text: "Records about people enter through the consortium, under the control of those they describe.",
        },
        {
          title: "Ethical synthesis",
          text: [
            "The consortium turns them into synthetic data, tagged with unique identifiers (",
            { term: "spid" },
            ").",
          ],
        },
        {
          title: "Intelligence generation",
          text: [
            "The platform’s agents read the synthetic data beside market data and deliver ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            ".",
          ],
        },
      ],
      loop: {
        title: "Feedback loop",
        text: "Results return to the consortium. It looks for bias, reports to contributors and corrects what enters next.",
      },
    },
    {
      kind: "statement",
      id: "incentive-unit",
      title: "An incentive that travels with the price",
      text: [
        [
          "The ",
          { term: "miu", as: "MAVI Incentive Unit (MIU)" },
          " lets a business reward what makes a better price possible, such as an early renewal or an off-peak booking.",
        ],
        "During commercialization it is a private cryptocurrency inside the system. Later it becomes public.",
      ],
      actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
    },
    {
      kind: "cells",
      id: "mission-and-vision",
      title: "What all of this is for",
      items: [
        {
          title: "Mission",
          text: "To help businesses set prices that hold up: for their own results, for their customers and for the places they do business in.",
        },
        {
          title: "Vision",
          text: "An economy that measures prosperity whole, and in which the people behind the data share in what it shows.",
        },
      ],
    },
    {
      kind: "network",
      id: "partnership-network",
      title: "Who is connected, and by what",
      lead: "Two organizations at the core, six kinds of partners around them. The heavier the line, the closer the tie.",
    },
    {
      kind: "ruled-list",
      id: "partner-with-mavi",
      title: "Find your place in it",
      items: [
        {
          title: "Enterprises",
          text: "Bring a pricing question and see what the platform makes of it.",
          action: { label: "Request a Demo", href: "/contact#demo-request" },
        },
        {
          title: "Communities",
          text: "Contribute data that you control, and hear what it showed.",
          action: { label: "Get Involved", href: "/consortium/get-involved" },
        },
        {
          title: "Investors",
          text: "Ask about the platform, the incentive unit and the road to market.",
          action: { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
        },
        {
          title: "General inquiry",
          text: "Research, press, a question about your data: one form reaches all of us.",
          action: { label: "Contact Us", href: "/contact" },
        },
      ],
    },
  ],
} as const satisfies Page;
