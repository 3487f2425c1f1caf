/**
 * Questions that only the owner can answer; docs/configure.md explains answers. /how-it-works#open lists them; with an
 * answer, a question leaves that list, and the answer stands on the pages that link to the list until then. To add a
 * question, put `answerTo("name")` on a page that it concerns.
 */

export interface OwnersQuestion {
  readonly question: string;
  /** Under which heading it is listed, with the mailbox to ask. */
  readonly topic: "pricing" | "company" | "data";
  /** Whole sentences, which can be read without the question. */
  readonly answer: string;
  /** Who decides it, and by when, while it is open: "The two boards decide by June 2027." Not shown with an answer. */
  readonly decision?: string;
}

export const questions = {
  pooledRecords: {
    question: "Are several owners’ records pooled?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  connections: {
    question: "Which systems does the platform connect to?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  renewals: {
    question: "Does the platform recommend rents for renewals, too?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  charges: {
    question: "What do a pilot and the platform cost?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  law: {
    question: "Which laws on rent\u2060-\u2060setting software apply?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  businessData: {
    question: "Which security certifications cover business data?",
    topic: "pricing",
    answer: "[to be answered]",
  },
  inUse: {
    question: "Which parts of the platform are in use?",
    topic: "company",
    answer: "[to be answered]",
  },
  market: {
    question: "Which market comes first, and why now?",
    topic: "company",
    answer: "[to be answered]",
  },
  revenue: {
    question: "What is the corporation’s revenue model?",
    topic: "company",
    answer: "[to be answered]",
  },
  money: {
    question: "Does money pass between corporation and consortium, and who decides where they differ?",
    topic: "company",
    answer: "[to be answered]",
  },
  board: {
    question: "Who else sits on the consortium’s board, and which organization do the advisors advise?",
    topic: "company",
    answer: "[to be answered]",
  },
  unit: {
    question: "What is an incentive unit worth, and who issues it?",
    topic: "company",
    answer: "[to be answered]",
  },
  ledger: {
    question: "Who keeps the unit’s ledger, and what is in it?",
    topic: "company",
    answer: "[to be answered]",
  },
  unitLaw: {
    question: "By which rules does each phase of the incentive unit begin?",
    topic: "company",
    answer: "[to be answered]",
  },
  partnerRecords: {
    question: "What permits data partners and businesses to deliver records about people?",
    topic: "data",
    answer: "[to be answered]",
  },
  leaseData: {
    question: "Which data of a lease is a record about people, and goes to the consortium only?",
    topic: "data",
    answer: "[to be answered]",
  },
  groups: {
    question: "Which groups are compared, and who knows who belongs to them?",
    topic: "data",
    answer: "[to be answered]",
  },
  purpose: {
    question: "Can contributors keep insights from affecting their own rent?",
    topic: "data",
    answer: "[to be answered]",
  },
  bias: {
    question: "Who looks for bias beyond the check of groups, and when?",
    topic: "data",
    answer: "[to be answered]",
  },
  screening: {
    question: "May insights be used to screen or evict tenants?",
    topic: "data",
    answer: "[to be answered]",
  },
  auditTrail: {
    question: "What does the audit trail record, if not the data itself, and who may read it?",
    topic: "data",
    answer: "[to be answered]",
  },
  stewardship: {
    question: "Which parts of the stewardship are in operation, and which certifications are held?",
    topic: "data",
    answer: "[to be answered]",
  },
} as const satisfies Readonly<Record<string, OwnersQuestion>>;
