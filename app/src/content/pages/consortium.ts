/** The consortium's mission, for communities, partners and anyone whose data is concerned. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "The MAVI consortium: our mission",
    description:
      "An independent non-profit that stewards data for the MAVI ecosystem, so that people keep control of it and communities learn what it shows.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "Data should answer to the people in it",
    subtitle:
      "We are an independent non-profit. We look after data for the MAVI ecosystem, make it safe to use and see that something comes back.",
    actions: [
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ],
  },
  sections: [
    {
      kind: "statement",
      id: "mission",
      title: "We stand between people’s data and the uses others have for it",
      text: [
        "Prices, rents and services are shaped by data about people who were never asked. We think they should be asked, should be able to say no, and should learn what came of it.",
        "So we hold the data, set the terms of its use and pass on only what carries nobody’s name.",
      ],
    },
    {
      kind: "cells",
      id: "core-principles",
      title: "Four core principles",
      items: [
        {
          title: "Privacy & Control",
          text: "Your data is yours. You decide what you contribute, see what it is used for and can withdraw it.",
        },
        {
          title: "Stakeholder Empowerment",
          text: "Those whom the data describes have a voice in what is asked of it and hear the answer.",
        },
        {
          title: "Responsible Data Synthesis",
          text: "What leaves our care is synthetic: true to the patterns, free of the persons.",
          figure: "privacy-flow",
        },
        {
          title: "Systemic Trust Impact",
          text: "We measure our work by whether people, businesses and researchers can rely on each other more than before.",
          figure: "trust-gap",
        },
      ],
    },
    {
      kind: "pair",
      id: "role",
      title: "Our role in the ecosystem",
      text: [
        "A for-profit corporation builds and sells the pricing platform. We do neither.",
        [
          "We supply it with synthetic data, linked by unique identifiers (",
          { term: "spid" },
          "), and review what it makes of that data. If a use breaks our terms, the data stops.",
        ],
      ],
      figure: "dual-entity",
      actions: [{ label: "See the Whole Ecosystem", href: "/about-mavi-ecosystem" }],
    },
    {
      kind: "band",
      id: "impact",
      title: "One person’s data is a story. Many together are an argument.",
      lead: "See how individual experience turns into knowledge that a community can use.",
      action: { label: "See Our Impact", href: "/consortium/impact" },
    },
    {
      kind: "ruled-list",
      id: "join",
      title: "Two ways to begin",
      items: [
        {
          title: "Data contributors",
          text: "Contribute data about your home, your work or your neighbourhood. You keep control and learn what it showed.",
          action: { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
        },
        {
          title: "Partners and supporters",
          text: "Bring research, funding or the trust of a community. We bring governed data and people who know it.",
          action: { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
        },
      ],
    },
  ],
} as const satisfies Page;
