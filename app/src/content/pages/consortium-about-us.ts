/** About the consortium, for donors, grantmakers and partners. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "About the Consortium | MAVI Consortium",
    description:
      "An independent 501(c)(3) non-profit that stewards data for the MAVI ecosystem: how it relates to the corporation, its functions and how to support it.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "An independent non-profit for data stewardship",
    // The word joiner keeps the section of the law on one line.
    subtitle:
      "The MAVI consortium is a 501(c)\u2060(3) organization. We look after data for the people it describes, and work beside the for-profit corporation that runs the pricing platform.",
    actions: [{ label: "Work With Us", href: "/consortium/about-us#partners" }],
    figure: "governance",
  },
  sections: [
    {
      kind: "columns",
      id: "identity",
      title: "How independent are we?",
      lead: "There are two organizations with separate duties, and one person holds an office in both. Donors and partners should know what that means.",
      columns: [
        {
          title: "What is separate",
          paragraphs: [
            "The purpose: ours is stewardship, the corporation’s is a business. The work: we set terms of use and make synthetic data; the corporation builds and sells a platform. The data: raw records stay with us.",
          ],
        },
        {
          title: "What is shared",
          paragraphs: [
            "The founder and chief executive of the corporation is also the chairman of the consortium. Synthetic data and terms of use go one way, results the other, and each needs the other’s work.",
          ],
          action: { label: "Meet the Team", href: "/team" },
        },
        {
          title: "What follows from it",
          paragraphs: [
            "A chairman with an interest on both sides should not decide where the two conflict. We aim to have written rules for such decisions and to let independent auditors examine how the boundary is kept. Ask us how far this has come, and whether the corporation pays toward our costs; we aim to keep grants apart from its business.",
          ],
        },
      ],
    },
    {
      kind: "cells",
      id: "problem",
      title: "The problem that we work on",
      items: [
        {
          title: "Fragmentation",
          text: "What is known about a neighborhood is spread over landlords, agencies, utilities, shops and households, and each has only a part. A question such as why people move away needs several parts at once.",
        },
        {
          title: "Trust deficit",
          text: "People who cannot see where their data goes share less of it, or give false answers. Decisions about them then rest on worse data.",
        },
        {
          title: "Ethical blind spots",
          text: "A model can be right on average and wrong for a small group. Whoever builds and sells it has little reason to look for that.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "functions",
      title: "Four functions",
      lead: "What we do from day to day, and what contributors are meant to be able to do themselves.",
      items: [
        {
          title: "Data stewardship",
          text: "We receive contributions, record consent for each purpose, store the data and decide which uses the consent covers. Contributors are meant to be able to change what they gave.",
        },
        {
          title: "Privacy and synthesis",
          text: "We are responsible for privacy compliance and generate synthetic data with the patterns of the real records, so that records of real people do not have to be passed on.",
        },
        {
          title: "Ethical oversight",
          text: "We review uses and results for bias, and can end a use that goes beyond its terms. Ethical certifications of data handling belong to this function.",
        },
        {
          title: "Account management",
          text: "Each contributor is meant to have an account that lists what was shared, for which purpose, what it was used for and what came of it, with the controls to change it.",
        },
      ],
      actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "process",
      id: "capabilities",
      title: "Four enabling capabilities",
      lead: "The tools behind the functions, in the order in which a record meets them.",
      inverted: true,
      steps: [
        {
          title: "Individual control",
          text: "A consent for each purpose, with named fields and an end. It can be changed at any time. New synthetic data follows the change; earlier sets are kept until they are renewed.",
        },
        {
          title: "Synthetic generation",
          text: "A method learns the patterns of many records and generates new ones. The design compares them with the originals for usefulness and for the risk of recognizing someone.",
        },
        {
          title: "SPID linking",
          text: [
            "Each synthetic record gets an identifier (",
            { term: "spid" },
            "), so that related records can be connected and their use followed without a person’s name.",
          ],
        },
        {
          title: "Audit trail",
          text: "A blockchain ledger in which access and use are entered as they happen, for auditors and for the contributors’ accounts.",
        },
      ],
    },
    {
      kind: "statement",
      id: "mission-and-vision",
      title: "Mission and vision",
      paragraphs: [
        [
          { strong: "Mission: " },
          "to look after data on behalf of the people it describes, to make it useful for pricing, research and communities, and to do so on terms that those people have agreed to.",
        ],
        [
          { strong: "Vision: " },
          "communities that can answer questions about their own lives with evidence as good as that of the businesses they deal with.",
        ],
      ],
    },
    {
      kind: "columns",
      id: "partners",
      title: "Work with us",
      columns: [
        {
          title: "Communities",
          paragraphs: [
            "Tell us which question your community would like answered, and who should be part of it.",
          ],
          action: { label: "Start a Conversation", href: "/contact" },
        },
        {
          title: "Researchers",
          paragraphs: ["Propose a study with synthetic data, or an examination of how we make it."],
          action: { label: "Propose a Study", href: "/contact" },
        },
        {
          title: "Donors and grantmakers",
          paragraphs: [
            "Ask for what you need to decide: purposes, budgets, governance, and what has and has not been audited.",
          ],
          action: { label: "Ask About Funding", href: "/contact" },
        },
      ],
    },
  ],
} as const satisfies SectionsPage;
