/** The home page, for whoever is responsible for prices and has one minute: what MAVI is, for whom, and what to do next. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "MAVI: dynamic pricing with evidence",
    description:
      "MAVI recommends prices from market, customer and impact data, inside limits that you set, and shows the evidence for each. Explore the platform.",
  },
  tone: "teal",
  hero: {
    title: "Stop Guessing on Price. Start Driving Growth.",
    subtitle:
      "For businesses that set prices. MAVI reads market, customer and impact data together, recommends a price inside your limits and shows what it rests on.",
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "About the Ecosystem", href: "/about" },
    ],
    figure: "price-corridor",
    display: true,
  },
  sections: [
    {
      kind: "columns",
      id: "market-imperative",
      title: "Three common problems in setting prices",
      columns: [
        {
          title: "Prices are reviewed too rarely",
          paragraphs: [
            "A price list that is revised once a year misses what happens in between: a competitor opens, a supplier raises its rates, a season ends. The difference shows up later as lost margin or lost customers.",
          ],
        },
        {
          title: "The data is in separate systems",
          paragraphs: [
            "Costs are in accounting, demand is in the sales or booking system, complaints are in the help desk. Whoever sets the price usually works from one of the three.",
          ],
        },
        {
          title: "The reasons are not on record",
          paragraphs: [
            "When a customer or the board asks why a price went up, the reasons have to be collected from spreadsheets, emails and memory.",
          ],
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "strategic-alignment",
      title: "How MAVI fits the way your company decides",
      lead: "For finance, for operations, and for those who are responsible for the use of data.",
      items: [
        {
          title: "ROI-driven decision making",
          text: "Each recommendation states the change in income that it expects. The result is then compared with a hold-out group, products whose price stays as it was, to find out what the change was worth.",
        },
        {
          title: "Agentic AI leadership",
          text: "AI agents follow prices, demand and costs and propose a change when the evidence supports one. Floors, ceilings, the pace of change and who approves are yours to set.",
        },
        {
          title: "Ethical AI framework",
          text: "Data about people is held by an independent non-profit, the MAVI consortium. The platform works with synthetic records, which have the statistical patterns of real ones without being records of real people.",
        },
      ],
    },
    {
      kind: "cells",
      id: "value-proposition",
      title: "What you get",
      items: [
        {
          title: "A price with its expected income",
          text: "An illustrative example: at $1,480 a month an apartment is expected to stand empty for 54 days and to bring in $15,132 in a year. At $1,390 it would be leased after 21 days and bring in $15,720.",
          action: { label: "Follow the Example", href: "/solutions/dynamic-pricing" },
        },
        {
          title: "The effects, before a price is released",
          text: [
            "Compare several prices while they are drafts, for example raising at once, raising in steps and holding, in four dimensions: environmental, social, ethical and economic (",
            { term: "esee" },
            ").",
          ],
          action: { label: "See the Solutions", href: "/platform/solutions" },
        },
        {
          title: "The reasons for every price",
          text: "The sources a recommendation used, the checks it passed and the limits it kept, on one sheet that you can take into the meeting.",
          action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
        },
      ],
    },
    {
      kind: "figure",
      id: "how-it-works",
      title: "Your data + agentic AI intelligence = validated insights",
      figure: "data-flow",
      inverted: true,
      notes: [
        {
          title: "Your data",
          text: "Prices, costs, demand and results. Records about people pass through the consortium, which makes synthetic ones from them.",
        },
        {
          title: "Agentic AI intelligence",
          text: "Agents connect your data with market data and impact data (what prices do to people and places) in one knowledge graph, look for causes and compare possible prices.",
        },
        {
          title: "Validated insights",
          text: [
            "Results come as ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            ": values with their sources, checked before you see them.",
          ],
        },
      ],
      actions: [{ label: "See How It Works", href: "/how-it-works" }],
    },
    {
      kind: "band",
      title: "Ready to Price with Confidence?",
      lead: "Tell us what you sell and how its price is set today. The demo starts from there.",
      figure: "corridor-ahead",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies SectionsPage;
