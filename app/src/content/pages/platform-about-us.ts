/** About the corporation, for investors, candidates and whoever does due diligence: what it builds, how it earns, what it does not hold, who leads it. */
import { founder } from "../owner/people";
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "About the corporation | MAVI",
    description:
      "The for-profit technology company that builds and runs the MAVI platform: its mission, what it builds, how it earns, what is planned and who leads it.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    align: "right",
    title: "The company that builds the MAVI platform",
    subtitle:
      "The MAVI corporation is a for-profit technology company. It develops and runs the platform and sells pricing intelligence to businesses. Data about people is held by a separate non-profit.",
    actions: [
      { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
      { label: "Meet the Team", href: "/team" },
    ],
    figure: "platform-layers",
  },
  sections: [
    {
      kind: "statement",
      id: "mission",
      title: "Our mission: prices that are set on evidence and can be explained",
      paragraphs: [
        "A price has effects that no invoice shows: on a neighborhood, on the environment, on whether customers feel that they were treated fairly. We want whoever sets a price to see these before deciding.",
        [
          "That is why the platform reads four dimensions together, environmental, social, ethical and economic (",
          { term: "esee" },
          "), and why its results come with their sources.",
        ],
      ],
    },
    {
      kind: "ruled-list",
      id: "what-we-build",
      title: "What we build",
      lead: "Four parts of one platform. The picture at the top of the page shows how each builds on the one below.",
      items: [
        {
          title: "A unified knowledge graph",
          text: "It ties each price to its product, its place, its time and what followed. It is made for analysts who ask why sales, renewals or complaints changed.",
        },
        {
          title: "An agentic AI layer",
          text: "AI agents follow markets, form hypotheses, test them against the graph and propose prices. It is made for pricing teams with more prices than they can review by hand.",
        },
        {
          title: "A validation engine",
          text: [
            "It checks the origin, agreement, fairness and past accuracy of each ",
            { term: "qpi", as: "Quantified Prosperity Insight" },
            ". It is made for finance and audit, who have to be able to judge a result.",
          ],
        },
        {
          title: "An incentive unit",
          text: [
            "The ",
            { term: "miu" },
            ", which a business can grant to a customer, for example for a renewal that is signed early. It is meant for cases in which a reward does more than a lower price.",
          ],
        },
      ],
    },
    {
      kind: "columns",
      id: "business",
      title: "What we sell, and what we do not hold",
      columns: [
        {
          title: "What we sell",
          paragraphs: [
            "Pricing intelligence to businesses: recommended prices, scenarios and insights from the platform. The first step is a demo, the second a pilot with part of a customer’s prices.",
          ],
          action: { label: "See the Solutions", href: "/platform/solutions" },
        },
        {
          title: "How we earn",
          paragraphs: [
            "From businesses that use the platform. Our income depends on recommendations that are good enough to be used again.",
          ],
        },
        {
          title: "What we do not hold",
          paragraphs: [
            "Contributors’ raw records. They stay with the MAVI consortium, an independent 501(c)(3) non-profit. We work with synthetic data that it makes from them: generated records with the same patterns. It reviews how the data is used.",
          ],
          action: { label: "About the Ecosystem", href: "/about-mavi-ecosystem" },
        },
      ],
    },
    {
      kind: "process",
      id: "next",
      title: "What we plan next",
      lead: "These are aims, in the order in which we plan to reach them. They are not promises, and no dates are set here.",
      inverted: true,
      steps: [
        {
          title: "Pilots",
          text: "Work with the first businesses on part of their prices, measure the results against prices left as they were, and learn where recommendations fail.",
        },
        {
          title: "Commercialization",
          text: "Offer the platform to more trades, with the incentive unit as a private cryptocurrency inside the system.",
        },
        {
          title: "Opening",
          text: "Make the unit a private utility that can be audited, and later a public one, open to more than our customers.",
        },
      ],
      actions: [{ label: "The Unit’s Three Phases", href: "/platform/miu" }],
    },
    {
      kind: "people",
      id: "leadership",
      title: "Leadership",
      lead: "Our founder and chief executive is also the chairman of the consortium. There is an advisory board of ten.",
      people: [founder],
      actions: [{ label: "Meet the Team", href: "/team" }],
    },
    {
      kind: "columns",
      id: "talk-to-us",
      title: "How to reach us",
      columns: [
        {
          title: "Investors",
          paragraphs: ["Ask about the company, or send the questions of your due diligence."],
          action: { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
        },
        {
          title: "Businesses",
          paragraphs: [
            "Describe the prices that you would like to test first. We look for pilot partners in any trade that sets many prices.",
          ],
          action: { label: "Request a Demo", href: "/contact#demo-request" },
        },
        {
          title: "Talent",
          paragraphs: [
            "Tell us what you do best, for example data engineering, econometrics, AI agents or sales.",
          ],
          action: { label: "Write to Us", href: "/contact" },
        },
      ],
    },
  ],
} as const satisfies SectionsPage;
