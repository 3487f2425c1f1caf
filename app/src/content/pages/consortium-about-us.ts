/** About the consortium, for donors, grantmakers and partners. */
import { openQuestions, status } from "../owner/answers";
import { taxStatus } from "../owner/names";
import type { CellsSection, Page, ProcessSection, RuledListSection, StatementSection } from "../types";

export const page: Page = {
  meta: {
    title: "About the Consortium | MAVI Consortium",
    description:
      "Who decides, who pays, and what does the consortium do? An independent 501(c)(3) nonprofit, its functions, and how it relates to the corporation.",
  },
  tone: "violet",
  hero: {
    title: "An independent nonprofit for data stewardship",
    subtitle: `The MAVI consortium is ${taxStatus}. We look after data for the people it describes, beside the for-profit corporation that runs the pricing platform.`,
    actions: [
      { label: "Work With Us", href: "/consortium/about-us#partners" },
      { label: "Meet the Team", href: "/team" },
    ],
  },
};

export const moneyAndDecisions: StatementSection = {
  id: "money-and-decisions",
  title: openQuestions.moneyAndDecisions.question,
  paragraphs: [openQuestions.moneyAndDecisions.answer],
};

export const problem: CellsSection = {
  id: "problem",
  title: "The problem that we work on",
  items: [
    {
      title: "Fragmentation",
      text: "What is known about a neighborhood is spread over landlords, agencies, utilities, shops and households. Each has only a part.",
    },
    {
      title: "Trust deficit",
      text: "People who cannot see where their data goes share less of it. Decisions about them then rest on worse data.",
    },
    {
      title: "Ethical blind spots",
      text: "A model can be right on average and wrong for a small group. Whoever sells it has little reason to look for that.",
    },
  ],
};

export const functions: RuledListSection = {
  id: "functions",
  title: "What we do from day to day",
  items: [
    {
      title: "Data stewardship",
      text: "We receive contributions, record consent, store the data and decide which uses the consent covers.",
    },
    {
      title: "Privacy and synthesis",
      text: "We answer for privacy compliance, and generate synthetic data so that records of real people do not have to be passed on.",
    },
    {
      title: "Ethical oversight",
      text: "We review uses and results for bias, and can end a use that goes beyond its terms. Ethical certifications belong here.",
    },
    {
      title: "Account management",
      text: "A contributor’s account lists what was shared, for which purpose, what it was used for and what came of it.",
    },
  ],
  actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
};

export const capabilities: ProcessSection = {
  id: "capabilities",
  title: "From consent to audit trail",
  steps: [
    {
      title: "Individual control",
      text: "A consent for each purpose, with named fields and an end. It can be changed at any time.",
    },
    {
      title: "Synthetic generation",
      text: "A method learns the patterns of many records and generates new ones.",
    },
    {
      title: "SPID linking",
      text: [
        "Each synthetic record gets an identifier (",
        { term: "spid" },
        "), so that related records can be connected and their use followed.",
      ],
    },
    {
      title: "Audit trail",
      text: "A blockchain ledger has an entry for each use.",
    },
  ],
};

export const missionAndVision: StatementSection = {
  id: "mission-and-vision",
  title: "Communities that answer their own questions with evidence",
  paragraphs: [
    [
      { strong: "Mission: " },
      "to look after data on behalf of the people it describes, and to make it useful for pricing, research and communities on terms that those people have agreed to.",
    ],
    [
      { strong: "Vision: " },
      "communities whose evidence about their own lives is as good as that of the businesses they deal with.",
    ],
  ],
};

export const partners: CellsSection = {
  id: "partners",
  title: "Work with us",
  lead: status.consortium,
  items: [
    {
      title: "Communities",
      text: [
        "Tell us ",
        { link: "/contact#partnership", label: "which question your community wants answered" },
        ".",
      ],
      action: { label: "Start a Conversation", href: "/contact" },
    },
    {
      title: "Researchers",
      text: [
        "Propose ",
        { link: "/contact#research", label: "a study with synthetic data" },
        ", or an examination of how we make it.",
      ],
      action: { label: "Propose a Study", href: "/contact" },
    },
    {
      title: "Donors and grantmakers",
      text: [
        "Ask for ",
        { link: "/contact#partnership", label: "what you need to decide" },
        ": purposes, budgets, audits.",
      ],
      action: { label: "Ask About Funding", href: "/contact" },
    },
  ],
};
