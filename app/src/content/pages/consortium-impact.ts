/** Impact: what individual data becomes together, with whom we work, and the two programmes. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Our impact | MAVI consortium",
    description:
      "How individual data becomes knowledge that a community can use: our partnerships, the Community Voice Initiative and Data Literacy Education.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "What many people know together",
    subtitle:
      "One rent, one bill, one bus that did not come: alone an anecdote, together a finding. Our work is to turn the first into the second.",
  },
  sections: [
    {
      kind: "stage",
      id: "collective-insight",
      title: "From individual data to collective insight",
      lead: "Each dot is one person’s data. Start the picture and see what they form together.",
      stage: {
        animation: "impact",
        collective: {
          title: "Collective Insight",
          text: "Individual experiences combine to create powerful community knowledge",
        },
        hints: {
          start: "Click to see how individual data transforms into collective insight",
          reset: "Click to reset visualization",
        },
        pictures: {
          individual: "Separate dots drift, each on its own way, and turn back at the edges.",
          converging: "The dots move towards the centre, and lines connect those that come close.",
          collective: "The dots form a small even ring at the centre, with a soft light behind it.",
        },
      },
    },
    {
      kind: "ruled-list",
      id: "partnerships",
      title: "Whom we work with",
      lead: "Three kinds of partners, each with something that the others lack.",
      items: [
        {
          title: "Community partners",
          text: "They know which questions matter and who has not been asked. They receive the findings first.",
        },
        {
          title: "Research collaborations",
          text: "They bring methods and doubt. They work with synthetic data, publish freely and help to audit ours.",
        },
        {
          title: "Grant partners and foundations",
          text: "They pay for work that no customer would: stewardship, education and answers for communities. We account for each grant.",
        },
      ],
      actions: [{ label: "Partner With Us", href: "/consortium/get-involved#partner-with-us" }],
    },
    {
      kind: "cells",
      id: "programmes",
      title: "Two programmes",
      items: [
        {
          title: "Community Voice Initiative",
          text: "Communities put their own questions to the data: about rents, prices, services. We help to frame them, gather what is needed and bring the answers back to a meeting, on paper if need be.",
          action: {
            label: "About Community Voice",
            href: "/consortium/impact/community-voice",
          },
        },
        {
          title: "Data Literacy Education",
          text: "Courses and materials for people who want to know what data about them exists, what it can and cannot show, and how to say no.",
          action: {
            label: "About Data Literacy",
            href: "/consortium/impact/data-literacy",
          },
        },
      ],
    },
    {
      kind: "band",
      tone: "violet",
      title: "Add your part to what is known",
      action: { label: "Get Involved", href: "/consortium/get-involved" },
    },
  ],
} as const satisfies Page;
