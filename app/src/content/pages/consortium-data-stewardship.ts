/** Data stewardship, for contributors, researchers and reviewers: who holds what, and what happens to it. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Responsible data governance | MAVI consortium",
    description:
      "How the MAVI consortium holds data, makes it synthetic, looks for bias and keeps an audit trail. Who may do what, and what never leaves our care.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "Responsible data governance",
    subtitle: "Who holds the data, what is done to it, and who checks that it was done right.",
  },
  sections: [
    {
      kind: "statement",
      id: "commitment",
      title: "We use no one’s data without consent, and we pass on no one’s name",
      text: [
        "This is our commitment to every contributor. The rest of this page shows how we keep it, in enough detail to hold us to it.",
      ],
    },
    {
      kind: "comparison",
      id: "dual-entity",
      title: "Two organizations, one boundary",
      lead: "The platform needs data, and the data needs protection from the platform’s interests. So two organizations do the two jobs.",
      sides: ["For-profit innovator", "Non-profit steward"],
      rows: [
        {
          label: "Organization",
          cells: ["The corporation.", "The consortium, a 501(c)(3)."],
        },
        {
          label: "Data it sees",
          cells: ["Synthetic records and market data.", "Raw records, under the contributors’ control."],
        },
        {
          label: "Decisions it takes",
          cells: ["How insights are made and sold.", "Which data may be used, by whom and for what."],
        },
        {
          label: "Interest",
          cells: ["A platform that businesses pay for.", "Contributors who have reason to trust it."],
        },
      ],
    },
    {
      kind: "cells",
      id: "data-handling",
      title: "How we handle data",
      items: [
        {
          title: "Individually controlled data",
          text: "Contributors decide record by record what they share. They can see its uses, limit them and withdraw.",
        },
        {
          title: "Privacy by design",
          text: "We collect what a purpose needs and no more. Protection is part of the first draft, not of the last review.",
        },
        {
          title: "Consortium unique identifiers",
          text: [
            "Synthetic records carry our own identifiers (",
            { term: "spid" },
            "). They link what belongs together. Outside our care they lead to no one.",
          ],
        },
        {
          title: "Blockchain auditability",
          text: "Each access and each use is written to a ledger that nobody can edit. The ledger holds events, never the data.",
        },
      ],
    },
    {
      kind: "figure",
      id: "privacy-flow",
      title: "From raw data to insight, with nobody’s name on the way",
      figure: "privacy-flow",
      headed: true,
      notes: [
        { title: "Raw data", text: "Contributors share it and stay in control of it." },
        { title: "Consortium", text: "We check consent, store the data and set the terms." },
        {
          title: "Synthetic data",
          text: "We make records with the same patterns and new, invented persons.",
        },
        { title: "Corporation AI processing", text: "The platform’s agents work on these records only." },
        {
          title: "Validated insights",
          text: "Results are tested, used by businesses and reported to contributors.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "bias-mitigation",
      title: "How we look for bias",
      lead: "Synthetic data repeats the unfairness of its source unless someone looks for it. We look four times.",
      items: [
        {
          title: "At the source",
          text: "Who is missing from the data? We compare contributors with the population they are meant to stand for.",
        },
        {
          title: "In the synthesis",
          text: "Do small groups keep their patterns, or are they smoothed away? Where they are, we correct the synthesis.",
        },
        {
          title: "In the results",
          text: "Do insights treat like cases alike? Effects are compared between groups before a result is released.",
        },
        {
          title: "In use",
          text: "What happened to the people concerned? Communities tell us, and what they tell us counts as evidence.",
        },
      ],
    },
    {
      kind: "pair",
      id: "explainability",
      title: "Results that can be explained, by people who can be asked",
      text: [
        "The knowledge graph ties each insight to the data and the steps that led to it. A result that cannot be followed back is not released.",
        "Independent auditors examine data handling and models. They choose what to look at.",
      ],
      figure: "knowledge-graph",
    },
    {
      kind: "statement",
      id: "next",
      title: "Ask us what this page leaves open",
      text: [
        "Researchers can ask for documentation of the synthesis. Contributors can ask about their own data at any time.",
      ],
      actions: [
        { label: "About the Consortium", href: "/consortium/about-us" },
        { label: "Our Impact", href: "/consortium/impact" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} as const satisfies Page;
