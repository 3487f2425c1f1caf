/** Data stewardship, for contributors, researchers and reviewers: who holds what, and what happens to it. */
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Responsible Data Governance | MAVI Consortium",
    description:
      "Individually controlled data, privacy by design, unique identifiers and a blockchain audit trail: how data goes from consent to insight.",
  },
  tone: "violet",
  hero: {
    title: "Responsible data governance",
    subtitle: "What we hold, what we pass on instead, and how its use can be followed.",
    actions: [
      { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
      { label: "Follow the Data", href: "/consortium/data-stewardship#privacy-flow" },
    ],
  },
};

export const commitment: Content.StatementSection = {
  id: "commitment",
  title: "You control what you contribute",
  paragraphs: [
    "You decide what you contribute. You can see it, take it with you, correct it, have it deleted, restrict its use or withdraw your consent, as our privacy policy says.",
  ],
};

export const dualEntity: Content.CellsSection = {
  id: "dual-entity",
  title: "Two organizations with different duties",
  items: [
    {
      title: "The consortium, nonprofit steward",
      text: "We hold raw data and make the synthetic data.",
    },
    {
      title: "The corporation, for\u2060-\u2060profit innovator",
      text: richText`It runs the platform and receives no raw records: see ${link("/about-mavi-ecosystem#dual-entity-model", "the two compared")}.`,
    },
  ],
};

export const dataHandling: Content.CellsSection = {
  id: "data-handling",
  title: "How we handle data",
  items: [
    {
      title: "Individually controlled data",
      text: "You decide what you contribute, and can correct, limit or withdraw it.",
    },
    {
      title: "Privacy by design",
      text: "Direct identifiers stay behind: the platform works without them.",
    },
    {
      title: "Consortium unique identifiers",
      text: richText`Every synthetic record carries an identifier (${term("spid")}). It names no person.`,
    },
    {
      title: "Blockchain auditability",
      text: "It records what happened to data, and when.",
    },
  ],
};

export const privacyFlow: Content.ProcessSection = {
  id: "privacy-flow",
  title: "From raw data to a validated insight",
  steps: [
    {
      title: "Raw data",
      text: "You share a record.",
    },
    { title: "Consortium", text: "We check your consent and keep the record under your control." },
    {
      title: "Synthetic data",
      text: "From many records we generate new ones.",
    },
    {
      title: "Corporation AI processing",
      text: "The platform’s agents combine them with market data.",
    },
    {
      title: "Validated insights",
      text: "Businesses use the findings that pass the platform’s checks.",
    },
  ],
};

export const biasMitigation: Content.RuledListSection = {
  id: "bias-mitigation",
  title: "Where bias can enter, and what shows it",
  lead: "A model can be right on average and wrong for a group. So groups are compared, too.",
  items: [
    {
      title: "At the source: who is missing?",
      text: "Contributors are to be compared with the population of the neighborhood.",
    },
    {
      title: "In the synthesis: did small groups keep their pattern?",
      text: "Raw and synthetic records are to be compared group by group.",
    },
    {
      title: "In the insights: are comparable cases treated alike?",
      text: "A difference between groups above the limit needs a stated reason.",
    },
    {
      title: "In use: what happened to the people concerned?",
      text: "Reports from communities are evidence, too.",
    },
  ],
};

export const explainability: Content.CellsSection = {
  id: "explainability",
  title: "Explainability and review",
  items: [
    {
      title: "Knowledge graph",
      text: "It holds the path from an insight back to synthetic records and kinds of sources.",
    },
    {
      title: "Independent audits",
      text: "Data handling and models are to be open to auditors from outside both organizations.",
    },
  ],
};

export const next: Content.StatementSection = {
  id: "next",
  title: "Ask about your data or our methods",
  paragraphs: ["For example what we hold about you, or how a set was made."],
  actions: [
    { label: "The Consortium", href: "/consortium/about-us" },
    { label: "Our Impact", href: "/consortium/impact" },
    { label: "Contact Us", href: "/contact" },
  ],
};
