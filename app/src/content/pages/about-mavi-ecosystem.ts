/**
 * The ecosystem page, for anyone who asks who stands behind MAVI and where they would fit in. The two organizations
 * are compared here, and only here.
 */
import { nonprofit } from "../shared/organizations";
import { richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "The Corporation and the Consortium | MAVI",
    description:
      "Who stands behind MAVI? A corporation runs the pricing platform, a separate nonprofit stewards data. What passes between them, and where you fit in.",
  },
  tone: "teal",
  hero: {
    title: "One organization for prices, one for data about people",
    subtitle:
      "A for\u2060-\u2060profit corporation recommends prices. A separate nonprofit consortium holds the data about people.",
    actions: [{ label: "See Where You Fit In", href: "/about-mavi-ecosystem#partner-with-mavi" }],
  },
};

export const collaborativeNetwork: Content.StatementSection = {
  id: "collaborative-network",
  title: "A collaborative network with two organizations at its core",
  paragraphs: ["Investors fund the corporation, and philanthropists support the consortium."],
};

export const trustDeficit: Content.CellsSection = {
  id: "trust-deficit",
  title: "The problem: data is shared without trust",
  items: [
    {
      title: "People cannot see where their data goes",
      text: "One rental application can go to a screening service and on to a credit agency.",
    },
    {
      title: "Businesses cannot check what they buy",
      text: "Software can recommend a rent without naming its sources.",
    },
    {
      title: "Communities seldom hear the results",
      text: "Tenants do not learn what their data showed.",
    },
  ],
};

export const twoOrganizations: Content.ComparisonSection = {
  id: "dual-entity-model",
  title: "The dual-entity model",
  sides: ["The corporation", "The consortium"],
  rows: [
    {
      label: "What it is",
      cells: [
        "A for\u2060-\u2060profit technology company.",
        `A separate ${nonprofit}. Its chairman is also the corporation’s chief executive.`,
      ],
    },
    {
      label: "What it does",
      cells: [
        "Builds and runs the platform: knowledge graph, AI agents, validation engine. Plans the incentive unit.",
        "Stewards data, and makes privacy-preserving synthetic data from it.",
      ],
    },
    {
      label: "Data it works with",
      cells: [
        "Market and impact data, businesses’ prices, costs and sales, synthetic records.",
        "Individually controlled data, and records from partners and businesses.",
      ],
    },
    {
      label: "What it answers for",
      cells: [
        "Recommendations and their evidence.",
        richText`A blockchain audit trail, privacy compliance, ${term("certifications")}.`,
      ],
    },
  ],
  actions: [
    { label: "About the Corporation", href: "/platform/about-us" },
    { label: "About the Consortium", href: "/consortium/about-us" },
  ],
};

export const dataFlow: Content.ProcessSection = {
  id: "data-flow",
  title: "From a record to a price",
  steps: [
    {
      title: "Data ingress",
      text: "A person contributes a record. The consortium checks the consent and stores the record under that person’s control.",
    },
    {
      title: "Ethical synthesis",
      text: richText`From many records it generates synthetic ones with the same patterns, each with an identifier (${term("spid")}).`,
    },
    {
      title: "Intelligence generation",
      text: richText`The platform connects them with prices, sales and costs, and recommends a price with ${term("qpi", "Quantified Prosperity Insights")}.`,
    },
  ],
  loop: {
    title: "Feedback loop",
    text: "What happens after a decision, such as a lease or a sale, is data for the next round.",
  },
};

export const incentiveUnit: Content.StatementSection = {
  id: "incentive-unit",
  title: "The MAVI Incentive Unit",
  paragraphs: [
    richText`A business is to grant the ${term("miu")}, for example to a customer who renews early.`,
  ],
  actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
};

export const missionAndVision: Content.CellsSection = {
  id: "mission-and-vision",
  title: "Shared mission and vision",
  items: [
    {
      title: "Mission",
      text: "Prices that work for businesses, their customers, and the communities and the environment around them.",
    },
    {
      title: "Vision",
      text: "An economy that measures prosperity in environmental, social, ethical and economic terms, with data that people control.",
    },
  ],
};

export const partnershipNetwork: Content.HeadedSection = {
  id: "partnership-network",
  title: "The partnership network",
  lead: "The heavier a line, the closer the tie.",
};

export const partnerWithMavi: Content.CellsSection = {
  id: "partner-with-mavi",
  title: "Where you come in",
  items: [
    {
      title: "Enterprises",
      text: "Bring one pricing decision, and see a recommendation with its evidence.",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
    {
      title: "Communities",
      text: "Ask a question, or contribute data that stays under your control.",
      action: { label: "Get Involved", href: "/consortium/get-involved" },
    },
    {
      title: "Investors",
      text: "Ask about the corporation and its plans.",
      action: { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
    },
    {
      title: "General inquiry",
      text: "Research, press, work, or your data.",
      action: { label: "Contact Us", href: "/contact" },
    },
  ],
};
