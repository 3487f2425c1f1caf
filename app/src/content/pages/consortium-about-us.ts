/** About the consortium, for donors, grantmakers and partners. */
import { nonprofit, taxStatus } from "../shared/organizations";
import { link, richText, strong, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "About the Consortium | MAVI Consortium",
    description: `What does the consortium do, and who leads it? A separate ${nonprofit.replace("\u2060", "")}, its functions, and how it relates to the corporation.`,
  },
  tone: "violet",
  hero: {
    title: "A separate nonprofit that stewards data",
    subtitle: `The MAVI consortium is ${taxStatus}, beside the for\u2060-\u2060profit corporation that runs the pricing platform.`,
    actions: [
      { label: "Work With Us", href: "/consortium/about-us#partners" },
      { label: "Meet the Team", href: "/team" },
    ],
  },
};

export const problem: Content.CellsSection = {
  id: "problem",
  title: "The problem that we work on",
  items: [
    {
      title: "Fragmentation",
      text: "Landlords, agencies, utilities, shops and households each know a part of a neighborhood.",
    },
    {
      title: "Trust deficit",
      text: "People who cannot see where their data goes share less of it.",
    },
    {
      title: "Ethical blind spots",
      text: "A model can be right on average and wrong for a small group.",
    },
  ],
};

export const functions: Content.RuledListSection = {
  id: "functions",
  title: "Our four functions",
  items: [
    {
      title: "Data stewardship",
      text: "We receive contributions, record consent and store the data.",
    },
    {
      title: "Privacy and synthesis",
      text: "We answer for privacy compliance, and pass on synthetic data instead of records of people.",
    },
    {
      title: "Ethical oversight",
      text: richText`We oversee data use, backed by ${term("certifications")}.`,
    },
    {
      title: "Account management",
      text: "A contributor’s account is to list what was shared and what came of it.",
    },
  ],
  actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
};

export const capabilities: Content.ProcessSection = {
  id: "capabilities",
  title: "Four capabilities, from consent to audit trail",
  steps: [
    {
      title: "Individual control",
      text: "A consent that can be changed at any time.",
    },
    {
      title: "Synthetic generation",
      text: "A method learns the patterns of many records and generates new ones.",
    },
    {
      title: "SPID linking",
      text: richText`By its identifier (${term("spid")}) we can follow a synthetic record’s use.`,
    },
    {
      title: "Audit trail",
      text: "Planned: a blockchain in which a later change would show.",
    },
  ],
};

export const missionAndVision: Content.StatementSection = {
  id: "mission-and-vision",
  title: "Communities that answer their own questions with evidence",
  paragraphs: [
    richText`${strong("Mission:")} to look after data on behalf of the people it describes, and to make it useful on terms that they accept.`,
    richText`${strong("Vision:")} communities whose evidence is as good as that of the businesses they deal with.`,
  ],
};

export const partners: Content.CellsSection = {
  id: "partners",
  title: "Work with us",
  items: [
    {
      title: "Communities",
      text: richText`Tell us ${link("/contact#partnership", "which question your community wants answered")}.`,
      action: { label: "Start a Conversation", href: "/contact" },
    },
    {
      title: "Researchers",
      text: richText`Propose ${link("/contact#research", "a study with synthetic data")}.`,
      action: { label: "Propose a Study", href: "/contact" },
    },
    {
      title: "Donors and grantmakers",
      text: richText`Ask us for ${link("/contact#partnership", "the information that you need")}.`,
      action: { label: "Ask About Funding", href: "/contact" },
    },
  ],
};
