/**
 * Questions that only the owner can answer. /how-it-works#open lists them. An answer in place of `toSupply(…)` takes
 * its question off that list, and stands on the pages that link to the list until then; with `""` the question stays
 * there, and may be published so.
 */
import type { Action, Inline } from "../types";
import { toSupply } from "./placeholders.ts";

const file = "src/content/owner/answers.ts";

export interface OwnersQuestion {
  readonly question: string;
  /** Under which heading it is listed, with the mailbox to ask. */
  readonly topic: "pricing" | "company" | "data";
  /** Whole sentences; empty while the question is open. */
  readonly answer: string;
  /** Who decides it, and by when, if that is known: "The two boards decide by June 2027." */
  readonly decision?: string;
}

export const questions = {
  pooledRecords: {
    question: "Are several owners’ records pooled?",
    topic: "pricing",
    answer: toSupply("Answer: are several owners’ records pooled in one model?", "", file),
  },
  connections: {
    question: "Which systems does the platform connect to?",
    topic: "pricing",
    answer: toSupply("Answer: which systems does the platform connect to?", "", file),
  },
  renewals: {
    question: "Does the platform recommend rents for renewals, too?",
    topic: "pricing",
    answer: toSupply("Answer: does the platform recommend rents for renewals?", "", file),
  },
  charges: {
    question: "What do a pilot and the platform cost?",
    topic: "pricing",
    answer: toSupply("Answer: what do a pilot and the platform cost?", "", file),
  },
  law: {
    question: "Which laws on rent-setting software apply?",
    topic: "pricing",
    answer: toSupply("Answer: which laws on rent-setting software apply, and how are they kept?", "", file),
  },
  businessData: {
    question: "Under which certificates is business data kept?",
    topic: "pricing",
    answer: toSupply("Answer: where and under which certificates is business data kept?", "", file),
  },
  inUse: {
    question: "Which parts of the platform are in use?",
    topic: "company",
    answer: toSupply("Status: which parts of the platform are in use, and how far are pilots?", "", file),
  },
  market: {
    question: "Which market comes first, and why now?",
    topic: "company",
    answer: toSupply("Answer: which market comes first, and why now?", "", file),
  },
  revenue: {
    question: "What is the corporation’s revenue model?",
    topic: "company",
    answer: toSupply("Answer: what is the revenue model of the corporation?", "", file),
  },
  money: {
    question: "Does money pass between corporation and consortium, and who decides where they differ?",
    topic: "company",
    answer: toSupply(
      "Answer: does money pass between the two organizations, and who decides where they differ?",
      "",
      file,
    ),
  },
  board: {
    question: "Who else sits on the consortium’s board?",
    topic: "company",
    answer: toSupply("Answer: who sits on the consortium’s board besides its chairman?", "", file),
  },
  unit: {
    question: "What is an incentive unit worth, and who issues it to the business?",
    topic: "company",
    answer: toSupply("Answer: what is a unit worth, who issues it, and on which ledger?", "", file),
  },
  unitLaw: {
    question: "When does each phase of the unit begin, and under which rules?",
    topic: "company",
    answer: toSupply(
      "Answer: how is the unit regulated and taxed, and when does each phase begin?",
      "",
      file,
    ),
  },
  partnerRecords: {
    question: "What permits data partners and customers to deliver records about people?",
    topic: "data",
    answer: toSupply(
      "Answer: what permits partners and customers to deliver records about people?",
      "",
      file,
    ),
  },
  purpose: {
    question: "Can a contributor exclude that results affect their own rent?",
    topic: "data",
    answer: toSupply("Answer: can a contributor exclude that results affect their own rent?", "", file),
  },
  bias: {
    question: "Who looks for bias beyond the check of groups, and when?",
    topic: "data",
    answer: toSupply("Answer: who looks for bias beyond the check of groups, and when?", "", file),
  },
  screening: {
    question: "May results be used to screen or evict tenants?",
    topic: "data",
    answer: toSupply("Answer: may results be used to screen or evict tenants?", "", file),
  },
  auditTrail: {
    question: "What does the audit trail record, if not the data itself, and who may read it?",
    topic: "data",
    answer: toSupply("Answer: what does the audit trail record, and who may read it?", "", file),
  },
  stewardship: {
    question: "Which parts of the stewardship are in operation, and which certifications are held?",
    topic: "data",
    answer: toSupply(
      "Answer: which parts of the stewardship are in operation, and which certifications are held?",
      "",
      file,
    ),
  },
} as const satisfies Readonly<Record<string, OwnersQuestion>>;

export type QuestionName = keyof typeof questions;

const href = "/how-it-works#open";

/** Leads to the list; undefined if nothing is open. */
export const openList: Action | undefined = Object.values<OwnersQuestion>(questions).some(
  ({ answer }) => answer === "",
)
  ? { label: "What Is Still Open", href }
  : undefined;

/** The answer to a question, or a link to the list on which it stands. */
export function answerTo(name: QuestionName): readonly [Inline, ...Inline[]] {
  const { question, answer }: OwnersQuestion = questions[name];
  return answer === "" ? ["Still open: ", { link: href, label: question }] : [answer];
}

/** Who leads the two organizations, in the same words on every page. */
export const twoOffices = "One person is chief executive of the corporation and chairman of the consortium.";
