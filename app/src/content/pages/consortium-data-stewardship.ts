/** Data stewardship, for contributors, researchers and reviewers: who holds what, and what happens to it. */
import { answerTo } from "../owner/open-questions";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Responsible Data Governance | MAVI Consortium",
    description:
      "What happens to my data, and can it raise my rent? Consent, synthetic records with identifiers, the planned audit trail, the plan to look for bias.",
  },
  tone: "violet",
  hero: {
    title: "Responsible data governance",
    subtitle: "What we hold, what we pass on instead, and how its use can be followed.",
    actions: [
      { label: "Follow the Data", href: "/consortium/data-stewardship#privacy-flow" },
      { label: "Questions and Answers", href: "/consortium/data-stewardship#questions" },
    ],
  },
};

export const commitment: Content.StatementSection = {
  id: "commitment",
  title: "You control what you contribute",
  paragraphs: [
    richText`The platform gets synthetic data. Who else may receive your records, such as an authority, is in the ${link("/privacy#sharing", "privacy policy")}. ${answerTo("partnerRecords")}`,
  ],
};

export const dualEntity: Content.CellsSection = {
  id: "dual-entity",
  title: "Two organizations with different duties",
  items: [
    {
      title: "The consortium, nonprofit steward",
      text: richText`We hold raw records, make the synthetic data and set its ${term("use")}.`,
    },
    {
      title: "The corporation, for\u2060-\u2060profit innovator",
      text: richText`It runs the platform and receives no raw records: see ${link("/about-mavi-ecosystem#dual-entity-model", "the two compared")}.`,
    },
  ],
};

export const questions: Content.QuestionsSection = {
  id: "questions",
  title: "Questions that contributors ask",
  items: [
    {
      id: "my-rent",
      question: "Can my data raise my rent?",
      paragraphs: [
        richText`It can: insights made with it can raise rents, and yours may be one of them. ${answerTo("purpose")}`,
      ],
    },
    {
      question: "Can someone recognize me in synthetic data?",
      paragraphs: ["It can happen, for example to the only household with six children in a building."],
    },
    {
      question: "What happens when I withdraw?",
      paragraphs: [
        richText`We make no more synthetic data from yours. A set already made stays in use until we replace it: ${link("/privacy#rights", "your rights")}.`,
      ],
    },
    {
      question: "Can my data be used to screen or evict me?",
      paragraphs: [answerTo("screening")],
    },
    {
      question: "Can my landlord find out that I took part?",
      paragraphs: ["It cannot be ruled out: in a very small building, a finding can be about a few people."],
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
      text: richText`A blockchain is to hold the audit trail, so that a later change would show. ${answerTo("auditTrail")}`,
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
  lead: richText`Synthetic data can repeat the unfairness of its source. ${answerTo("bias")}`,
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
    {
      title: "Operation and certifications",
      text: answerTo("stewardship"),
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
