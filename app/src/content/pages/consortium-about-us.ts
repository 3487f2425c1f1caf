/** About the consortium, for donors, grantmakers and partners. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "About the MAVI consortium",
    description:
      "An independent 501(c)(3) non-profit that stewards data for the MAVI ecosystem: the problem it answers, its four functions and how to support it.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "An independent steward, with no product to sell",
    // The word joiner keeps the section of the law on one line.
    subtitle:
      "The MAVI consortium is a 501(c)\u2060(3) non-profit. It exists so that data can be useful without being taken.",
  },
  sections: [
    {
      kind: "pair",
      id: "identity",
      title: "Beside the company, not below it",
      text: [
        "We are incorporated separately from the corporation that runs the platform, and our purpose is charitable: to look after data and to return what it teaches.",
        "The corporation’s founder also chairs our board. That is a reason to write the boundary between the two down, and to let independent auditors examine whether it holds.",
      ],
      figure: "dual-entity",
      actions: [{ label: "Meet the Team", href: "/team" }],
    },
    {
      kind: "cells",
      id: "problem",
      title: "The problem we answer",
      items: [
        {
          title: "Fragmentation",
          text: "What is known about a place is spread over agencies, companies and households. No one is in a position to put it together.",
          figure: "context-gap",
        },
        {
          title: "Trust deficit",
          text: "People have learned that shared data travels. So they share less, and decisions about them get worse.",
        },
        {
          title: "Ethical blind spots",
          text: "Whoever builds a model is badly placed to see whom it fails. Someone else has to look.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "functions",
      title: "Four functions",
      items: [
        {
          title: "Data stewardship",
          text: "We look after contributed data, keep to its terms of use and answer for both.",
        },
        {
          title: "Privacy and synthesis",
          text: "We make synthetic data that keeps the patterns and leaves out the persons.",
        },
        {
          title: "Ethical oversight",
          text: "We review how data and results are used, and stop a use that breaks the terms.",
        },
        {
          title: "Account management",
          text: "We give every contributor an account: what was shared, what it was used for, how to change that.",
        },
      ],
      actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "process",
      id: "capabilities",
      title: "Four capabilities behind them",
      lead: "In the order in which a record meets them.",
      steps: [
        {
          title: "Individual control",
          text: "Consent is recorded for each purpose and can be changed at any time.",
        },
        {
          title: "Synthetic generation",
          text: "Methods that learn from real records and produce new ones.",
        },
        {
          title: "SPID linking",
          text: [
            "Unique identifiers (",
            { term: "spid" },
            ") that keep related records together without naming anyone.",
          ],
        },
        {
          title: "Audit trail",
          text: "A blockchain ledger of every access, open to auditors.",
        },
      ],
    },
    {
      kind: "cells",
      id: "mission-and-vision",
      title: "What we are here for",
      items: [
        {
          title: "Mission",
          text: "To look after data for the people it describes, and to make it useful on terms they accept.",
        },
        {
          title: "Vision",
          text: "Communities that know as much about themselves as those who sell to them.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "partners",
      title: "Work with us",
      items: [
        {
          title: "Communities",
          text: "Tell us which question your community would like answered.",
          action: { label: "Start a Conversation", href: "/contact" },
        },
        {
          title: "Researchers",
          text: "Propose a study on synthetic data, or an audit of how we make it.",
          action: { label: "Propose a Study", href: "/contact" },
        },
        {
          title: "Donors and grantmakers",
          text: "Fund stewardship, a programme or an independent audit.",
          action: { label: "Discuss a Gift or Grant", href: "/contact" },
        },
      ],
    },
  ],
} as const satisfies Page;
