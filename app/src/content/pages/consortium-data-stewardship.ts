/** Data stewardship, for contributors, researchers and reviewers: who holds what, and what happens to it. */
import { openQuestions, undecided } from "../owner/answers";
import type {
  CellsSection,
  Page,
  ProcessSection,
  QuestionsSection,
  RuledListSection,
  StatementSection,
  TextColumnsSection,
} from "../types";

export const page: Page = {
  meta: {
    title: "Responsible Data Governance | MAVI Consortium",
    description:
      "What happens to my data, and can it raise my rent? Consent, synthetic records with identifiers, audit trail, checks for bias, and what is still open.",
  },
  tone: "violet",
  hero: {
    title: "Responsible data governance",
    subtitle: "What we hold, what we pass on in its place, and how its use can be followed.",
    actions: [
      { label: "Follow the Data", href: "/consortium/data-stewardship#privacy-flow" },
      { label: "Questions and Answers", href: "/consortium/data-stewardship#questions" },
    ],
  },
};

export const commitment: StatementSection = {
  id: "commitment",
  title: "What you contribute: only with your consent",
  paragraphs: [
    [
      "We use what you contribute only with your consent, for the purpose that it names. The platform gets synthetic data, with the patterns of the real. Names, addresses and other direct identifiers stay with us, apart from the ",
      { link: "/privacy#sharing", label: "cases in the privacy policy" },
      ".",
    ],
  ],
};

export const dualEntity: TextColumnsSection = {
  id: "dual-entity",
  title: "Two organizations with different duties",
  columns: [
    {
      title: "The consortium, nonprofit steward",
      paragraphs: [
        [
          "We hold raw records, set how they may be used, and make the synthetic data: see ",
          { link: openQuestions.moneyAndDecisions.href, label: "what is still open" },
          ".",
        ],
      ],
    },
    {
      title: "The corporation, for-profit innovator",
      paragraphs: [
        [
          "It builds and runs the platform, and works with synthetic and market data: see ",
          { link: "/about-mavi-ecosystem#dual-entity-model", label: "the two compared" },
          ".",
        ],
      ],
    },
  ],
};

export const questions: QuestionsSection = {
  id: "questions",
  title: "Questions that contributors ask",
  items: [
    { id: "my-rent", question: openQuestions.myRent.question, paragraphs: [openQuestions.myRent.answer] },
    {
      id: "partner-records",
      question: "Can a data partner hand over records about me?",
      paragraphs: [
        [
          `${undecided.partnerRecords} See the `,
          { link: "/privacy#collected-information", label: "privacy policy" },
          ".",
        ],
      ],
    },
    {
      question: "Can someone recognize me in synthetic data?",
      paragraphs: [
        "It is unlikely, and cannot be ruled out. The risk is highest for rare combinations, such as the only household with six children in a building. Such records are to be grouped, changed or left out.",
      ],
    },
    {
      question: "What happens when I withdraw?",
      paragraphs: [
        [
          "We make no more synthetic data from yours. A set already made stays in use until we make it anew, without your data. You can also have your data deleted; entries in the audit trail remain: see the ",
          { link: "/privacy#rights", label: "privacy policy" },
          ".",
        ],
      ],
    },
    {
      question: "Can my data be used to screen or evict me?",
      paragraphs: [`${undecided.screening} A pilot is a first trial with one business.`],
    },
    {
      question: "Can my landlord find out that I took part?",
      paragraphs: [
        "A landlord who uses the platform gets findings about groups, and no list of contributors. In a very small building a finding can still point to a few people.",
      ],
    },
  ],
};

export const dataHandling: CellsSection = {
  id: "data-handling",
  title: "How we handle data",
  items: [
    {
      title: "Individually controlled data",
      text: "You decide what you contribute and for which purpose. You can correct a record, limit it or withdraw it.",
    },
    {
      title: "Privacy by design",
      text: "Only the fields that a purpose needs are asked for.",
    },
    {
      title: "Consortium unique identifiers",
      text: [
        "Every synthetic record carries an identifier (",
        { term: "spid" },
        "). Only we know which contributions a set was made from.",
      ],
    },
    {
      title: "Blockchain auditability",
      text: "Uses are entered in a blockchain ledger, where a later change would show: what was used, by whom, for which purpose, when. The data itself is not in it.",
    },
  ],
};

export const privacyFlow: ProcessSection = {
  id: "privacy-flow",
  title: "From raw data to a validated insight",
  lead: "Direct identifiers do not reach the platform.",
  steps: [
    {
      title: "Raw data",
      text: "You share a record for a stated purpose, for example rents and repairs in a building.",
    },
    { title: "Consortium", text: "We check the consent and store the record under your control." },
    {
      title: "Synthetic data",
      text: "From many records we generate new ones. None is the record of a real person.",
    },
    {
      title: "Corporation AI processing",
      text: "The platform’s agents combine the set with market data in the knowledge graph.",
    },
    {
      title: "Validated insights",
      text: "Findings that pass the checks are used by businesses. We review results for bias.",
    },
  ],
};

export const biasMitigation: RuledListSection = {
  id: "bias-mitigation",
  title: "Four checks for bias",
  lead: `Synthetic data can repeat the unfairness of its source, or lose small groups. ${undecided.review}`,
  items: [
    {
      title: "At the source: who is missing?",
      text: "Contributors are compared with the population. If older tenants are 30% of a neighborhood and 5% of its contributors, the result says so, or more is collected.",
    },
    {
      title: "In the synthesis: did small groups keep their pattern?",
      text: "Raw and synthetic records are compared group by group.",
    },
    {
      title: "In the results: are comparable cases treated alike?",
      text: "Where results differ between groups, there has to be a reason that can be stated.",
    },
    {
      title: "In use: what happened to the people concerned?",
      text: "Reports from communities are evidence too, and can end a use.",
    },
  ],
};

export const explainability: CellsSection = {
  id: "explainability",
  title: "Explainability and review",
  items: [
    {
      title: "Knowledge graph",
      text: "It holds the path from a result to the synthetic records and checks behind it.",
    },
    {
      title: "Independent audits",
      text: "Data handling and models are open to auditors from outside both organizations.",
    },
    {
      title: "Ethical certifications",
      text: "They cover how data is handled. Ask which are held at present.",
    },
  ],
};

export const next: StatementSection = {
  id: "next",
  title: "Ask about your data or our methods",
  paragraphs: ["Ask what we hold about you and how it was used, or how a set was made."],
  actions: [
    { label: "About the Consortium", href: "/consortium/about-us" },
    { label: "Our Impact", href: "/consortium/impact" },
    { label: "Contact Us", href: "/contact" },
  ],
};
