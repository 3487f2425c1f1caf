/** The ecosystem page, for anyone who asks who stands behind MAVI and where they would fit in. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Corporation and Consortium | MAVI",
    description:
      "A for-profit corporation runs the pricing platform, an independent non-profit stewards the data. How the two work together, and where you fit in.",
  },
  tone: "teal",
  hero: {
    title: "One organization for prices, one for data about people",
    subtitle:
      "MAVI is a for-profit corporation, which recommends prices to businesses, and an independent non-profit consortium, which holds data about people. This page shows who does what, what passes between them, and where you would come in.",
    actions: [{ label: "See Where You Fit In", href: "/about-mavi-ecosystem#partner-with-mavi" }],
    figure: "dual-entity",
  },
  sections: [
    {
      kind: "statement",
      id: "collaborative-network",
      title: "A collaborative network with two organizations at its core",
      paragraphs: [
        "Businesses bring pricing questions. Communities contribute what they experience. Data partners supply market data and impact data, which records what prices do to people and places. Researchers test the methods, and investors and philanthropists pay for the work.",
        "The corporation turns all of this into recommended prices. The consortium is there to ensure that data about people is used on terms to which they have agreed. The network further down shows with which of the two each partner deals.",
      ],
    },
    {
      kind: "columns",
      id: "trust-deficit",
      title: "The problem: data is shared without trust",
      lead: "Three invented cases from rental housing. Other trades have similar ones.",
      columns: [
        {
          title: "People cannot see where their data goes",
          paragraphs: [
            "An applicant fills in a form for one apartment. The answers go to a screening service, a credit agency and two databases, and the applicant is not told about them.",
          ],
        },
        {
          title: "Businesses cannot check what they buy",
          paragraphs: [
            "A landlord’s software recommends a rent of $1,480 without naming its sources. Fifty-four days later the apartment is still empty, and the error cannot be traced.",
          ],
        },
        {
          title: "Communities seldom hear the results",
          paragraphs: [
            "Tenants’ payments, complaints and moves improve a product for landlords. The tenants are not told what it found about the rents on their street.",
          ],
        },
      ],
    },
    {
      kind: "comparison",
      id: "dual-entity-model",
      title: "The dual-entity model",
      lead: "Separate purposes, separate duties, and only certain things that pass between them.",
      sides: ["The corporation", "The consortium"],
      rows: [
        {
          label: "What it is",
          cells: ["A for-profit technology corporation.", "An independent non-profit, a 501(c)\u2060(3)."],
        },
        {
          label: "What it does",
          cells: [
            "Builds, runs and sells the platform: validation engine, knowledge graph, AI agents.",
            "Stewards data and makes privacy-preserving synthetic data from it.",
          ],
        },
        {
          label: "Data it works with",
          cells: [
            "Market data, customers’ prices, costs and sales, synthetic records.",
            "Individually controlled data, with the consent that goes with it.",
          ],
        },
        {
          label: "What it is responsible for",
          cells: [
            "Recommendations and their evidence, inside the limits that a customer sets.",
            "Terms of use, audit trail on a blockchain, privacy compliance, ethical certifications.",
          ],
        },
        {
          label: "Who pays for it",
          cells: ["Subscribers and investors.", "Donors, grantmakers and partners."],
        },
        {
          label: "What it leaves to the other",
          cells: [
            "Contributors’ raw records, and decisions on their use.",
            "Prices, products and their sale.",
          ],
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
      title: "From a record to a price, and back",
      lead: "The path of data about people. Market data goes to the platform directly.",
      inverted: true,
      steps: [
        {
          title: "Data ingress",
          text: "A tenant contributes a repair log for a stated purpose. The consortium checks the consent and stores the record under the tenant’s control.",
        },
        {
          title: "Ethical synthesis",
          text: [
            "From many such records it generates synthetic ones, which have the same patterns and are designed to describe no real person. Each carries a unique identifier (",
            { term: "spid" },
            ") and no name, address or exact date.",
          ],
        },
        {
          title: "Intelligence generation",
          text: [
            "The platform’s agents connect them with rents, vacancies and costs, check what they find, and deliver a price recommendation with ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            " on its effects.",
          ],
        },
      ],
      loop: {
        title: "Feedback loop",
        text: "Results go back to the consortium, which reviews them for bias and reports to contributors. What was wrong or missing changes which data is asked for next.",
      },
    },
    {
      kind: "statement",
      id: "incentive-unit",
      title: "The MAVI Incentive Unit",
      paragraphs: [
        [
          "A business can grant the ",
          { term: "miu" },
          " to a customer. A tenant who renews a lease early, for example, receives units; the landlord avoids weeks in which the apartment stands empty.",
        ],
        "During commercialization the unit is a private cryptocurrency inside the system. It is planned to become public later. The unit’s own page has the arithmetic of one renewal and the phases.",
      ],
      actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
    },
    {
      kind: "columns",
      id: "mission-and-vision",
      title: "Shared mission and vision",
      columns: [
        {
          title: "Mission",
          paragraphs: [
            "To help businesses set prices that can be explained and that work: for their revenue, for their customers, and for the communities and the environment around them.",
          ],
        },
        {
          title: "Vision",
          paragraphs: [
            "An economy in which prosperity is measured in environmental, social, ethical and economic terms together, and in which people control the data that the measurement needs.",
          ],
        },
      ],
    },
    {
      kind: "network",
      id: "partnership-network",
      title: "The partnership network",
      lead: "Two organizations at the core and six kinds of partners. The heavier a line, the closer the tie.",
    },
    {
      kind: "cells",
      id: "partner-with-mavi",
      title: "Where you would come in",
      items: [
        {
          title: "Enterprises",
          text: "Bring one pricing decision, and see in a demo what a recommendation and its evidence look like.",
          action: { label: "Request a Demo", href: "/contact#demo-request" },
        },
        {
          title: "Communities",
          text: "Ask a question of your own, or contribute data that stays under your control.",
          action: { label: "Get Involved", href: "/consortium/get-involved" },
        },
        {
          title: "Investors",
          text: "Ask about the corporation, the platform and the plans for the incentive unit.",
          action: { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
        },
        {
          title: "General inquiry",
          text: "Research, press, work, or a question about your data.",
          action: { label: "Contact Us", href: "/contact" },
        },
      ],
    },
  ],
} as const satisfies SectionsPage;
