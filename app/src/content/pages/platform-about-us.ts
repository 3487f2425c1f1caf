/** About the corporation, for investors, candidates and anyone who does due diligence. */
import { founder } from "../owner/people";
import type { Page } from "../types";

export const page = {
  meta: {
    title: "About the MAVI corporation",
    description:
      "The for-profit technology corporation that builds and runs the MAVI platform: its mission, what it builds, and who leads it.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "We build the platform. The data has its own guardian.",
    subtitle:
      "The MAVI corporation is a technology company. It earns its living by making better prices possible.",
  },
  sections: [
    {
      kind: "statement",
      id: "mission",
      title: "Our mission is a price that holds up when someone asks why",
      text: [
        "A price steers what gets made, who can buy it and what it leaves behind. It deserves better evidence than it usually gets.",
        "We build the tools for that evidence and sell them to businesses that want to use it.",
      ],
    },
    {
      kind: "cells",
      id: "what-we-build",
      title: "What we build",
      items: [
        {
          title: "A unified knowledge graph",
          text: "Products, places, prices and outcomes in one model, so that causes can be found and followed.",
          figure: "knowledge-graph",
        },
        {
          title: "An agentic AI layer",
          text: "Agents that read the market, form hypotheses and propose prices inside limits that customers set.",
        },
        {
          title: "A validation engine",
          text: [
            "Tests that every ",
            { term: "qpi", as: "Quantified Prosperity Insight" },
            " has to pass before anyone acts on it.",
          ],
        },
        {
          title: "An incentive unit",
          text: ["The ", { term: "miu" }, ", which rewards behaviour that makes a better price possible."],
          figure: "miu-phases",
        },
      ],
    },
    {
      kind: "pair",
      id: "why-a-consortium",
      title: "Why we do not hold the data",
      text: [
        "A company that profits from insights should not be the only one to judge how the data behind them is used.",
        "So the raw records of people stay with the consortium. We work with the synthetic data it makes, and it reviews what we do with it.",
      ],
      figure: "dual-entity",
      actions: [{ label: "About the Ecosystem", href: "/about-mavi-ecosystem" }],
    },
    {
      kind: "people",
      id: "leadership",
      title: "Leadership",
      people: [founder],
      actions: [{ label: "Meet the Team", href: "/team" }],
    },
    {
      kind: "band",
      title: "Invest in prices with evidence",
      action: { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
    },
  ],
} as const satisfies Page;
