/** How it works, for a reader who wants the steps, the checks and who is responsible for each. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "How MAVI works: from your data to a price",
    description:
      "Your data plus agentic AI intelligence gives validated insights. The steps from connecting data to a price you can explain, with every check on the way.",
  },
  tone: "teal",
  hero: {
    title: "From your data to a price you can explain",
    subtitle:
      "Your data plus agentic AI intelligence gives validated insights. Here is each step, who takes it and what is checked.",
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  },
  sections: [
    {
      kind: "process",
      id: "steps",
      title: "Five steps, then round again",
      steps: [
        {
          title: "Connect",
          text: "You connect prices, costs, stock and sales. Market and impact data are added.",
        },
        {
          title: "Protect",
          text: "Records about people go to the consortium, which returns synthetic ones.",
        },
        {
          title: "Understand",
          text: "Agents place everything in the knowledge graph and look for what drives demand.",
        },
        {
          title: "Validate",
          text: "The validation engine tests each finding. What fails goes back, with the reason.",
        },
        {
          title: "Recommend",
          text: "You receive a price, its expected effect and the evidence. The decision is yours.",
        },
      ],
      loop: {
        title: "Feedback loop",
        text: "What happened after your decision becomes new data. Each recommendation is measured against it.",
      },
    },
    {
      kind: "figure",
      id: "data-flow",
      title: "Two inputs, one result",
      figure: "data-flow",
      notes: [
        {
          title: "Your data",
          text: "What you know and nobody else does: costs, customers, past prices and what came of them.",
        },
        {
          title: "Agentic AI intelligence",
          text: [
            "Agents that read the market and the four ",
            { term: "esee", as: "ESEE dimensions" },
            " beside it, and test ideas against each other.",
          ],
        },
        {
          title: "Validated insights",
          text: [
            "A ",
            { term: "qpi", as: "Quantified Prosperity Insight" },
            " with its sources, its confidence and the limits within which it holds.",
          ],
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "validation",
      title: "Four questions before you see a result",
      lead: "The validation engine puts them to every insight. An insight that fails one is not shown as validated.",
      items: [
        {
          title: "Where does it come from?",
          text: "Each source is known, current and allowed for this use.",
        },
        {
          title: "Do the sources agree?",
          text: "Where they differ, the difference is explained or the confidence goes down.",
        },
        {
          title: "Whom does it treat unequally?",
          text: "Effects are compared between groups. A gap without a reason stops the insight.",
        },
        {
          title: "Did the last one hold?",
          text: "Earlier recommendations are compared with what happened, and the models learn from the difference.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "who-does-what",
      title: "Who does what",
      sides: ["MAVI", "Your team"],
      rows: [
        {
          label: "Data",
          cells: ["Connects, cleans and joins it.", "Chooses what to share and can take it back."],
        },
        {
          label: "Limits",
          cells: ["Stays inside them.", "Sets floors, ceilings and the pace of change."],
        },
        {
          label: "Price",
          cells: ["Recommends one, with reasons.", "Accepts, changes or rejects it."],
        },
        {
          label: "Result",
          cells: ["Measures it against the expectation.", "Says what else changed at the time."],
        },
      ],
    },
    {
      kind: "pair",
      id: "personal-data",
      title: "Where people’s data stays",
      text: [
        "The consortium receives raw records and keeps them. What leaves it is synthetic: the same patterns, none of the people.",
        "The corporation’s models see only that. What keeps the two apart is a separate organization, with a mission of its own.",
      ],
      figure: "privacy-flow",
      actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "band",
      title: "Walk through it with a price of your own",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
