/** The consortium's mission, for communities, partners and anyone whose data is concerned. */
import { nonprofit } from "../shared/organizations";
import { richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Our Mission | MAVI Consortium",
    description:
      "Who holds data for the people it describes? A separate nonprofit: its mission, its four principles, its role and two ways to begin.",
  },
  tone: "violet",
  hero: {
    title: "We hold data for the people it describes",
    subtitle: `The MAVI consortium is a separate ${nonprofit}. Contributors decide what they share. We pass on synthetic records instead of theirs.`,
    actions: [
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ],
  },
};

export const mission: Content.StatementSection = {
  id: "mission",
  title: "Our mission: make data useful on terms that people accept",
  paragraphs: [
    "Rents and prices are set with data about the people who pay them. These people are seldom asked, and seldom learn what their data showed. We plan to report to contributors what was found with their data.",
  ],
};

export const corePrinciples: Content.CellsSection = {
  id: "core-principles",
  title: "Four core principles",
  items: [
    {
      title: "Privacy & Control",
      text: "You choose what to contribute, and can limit it or withdraw it.",
    },
    {
      title: "Stakeholder Empowerment",
      text: "The people behind the data can ask questions, too.",
    },
    {
      title: "Responsible Data Synthesis",
      text: "Synthetic records have the patterns of real ones, and lower the risk that someone is recognized.",
    },
    {
      title: "Systemic Trust Impact",
      text: "We look for two signs of trust: contributors stay, and decisions follow from their data.",
    },
  ],
};

export const role: Content.StatementSection = {
  id: "role",
  title: "Our role in the ecosystem: stewardship of data",
  paragraphs: [
    richText`The corporation runs the platform. We steward the data, with a blockchain audit trail, privacy compliance and ${term("certifications")}.`,
  ],
  actions: [
    { label: "See the Ecosystem", href: "/about-mavi-ecosystem" },
    { label: "About the Consortium", href: "/consortium/about-us" },
  ],
};

export const programs: Content.RuledListSection = {
  id: "programs",
  title: "Two programs for communities",
  items: [
    {
      title: "Community Voice Initiative",
      text: "Helps a community to answer its own question with evidence.",
      action: {
        label: "How Community Voice Works",
        href: "/consortium/impact#community-voice",
      },
    },
    {
      title: "Data Literacy Education",
      text: "Helps people to understand the data that exists about them.",
      action: { label: "How Data Literacy Works", href: "/consortium/impact#data-literacy" },
    },
  ],
};

export const join: Content.CellsSection = {
  id: "join",
  title: "Two ways to begin",
  items: [
    {
      title: "Data contributors",
      text: "Contribute data about your home, work or neighborhood, alone or with others.",
      action: { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
    },
    {
      title: "Partners and supporters",
      text: "Bring a community, a research question or funding.",
      action: { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
    },
  ],
};

export const impact: Content.BandSection = {
  id: "impact",
  title: "See how single reports become a finding",
  action: { label: "See Our Impact", href: "/consortium/impact" },
};
