/**
 * What only the owner knows: how far along each organization is, three questions that every visitor has, and what is
 * not decided yet. Until supplied, an answer says what is known and that the rest will be agreed before a pilot. Each
 * status and answer is in one place, to which other pages link; each open decision is one sentence, the same on every
 * page.
 */
import { toSupply } from "./placeholders.ts";

const file = "src/content/owner/answers.ts";

/** What is in use and what is planned. */
export const status = {
  corporation: toSupply(
    "Status of the corporation: which parts of the platform are in use or planned; how far pilots are",
    "The corporation is looking for pilot partners. Which parts of the platform are in use and which are still planned is set out for each partner before a pilot, and for investors on request.",
    file,
  ),
  consortium: toSupply(
    "Status of the consortium: which parts of its stewardship are in operation or planned",
    "The consortium is a 501(c)\u2060(3) nonprofit. Which parts of its stewardship are in operation and which are still planned is set out for each partner and contributor before a pilot.",
    file,
  ),
} as const;

/** Open decisions, each in one sentence. */
export const undecided = {
  money: toSupply(
    "Decision: does money pass between the two organizations, and who decides where they differ?",
    "Whether money passes between the two organizations, and who decides where they differ, is to be agreed in writing before a pilot.",
    file,
  ),
  board: toSupply(
    "Board members of the consortium besides its chair",
    "Who else sits on the consortium’s board is still to be published.",
    file,
  ),
  partnerRecords: toSupply(
    "Decision: on what consent or other basis do data partners and platform customers deliver records about people?",
    "Data partners and platform customers may deliver records about people to the consortium. Whether the people consent, or what else permits it, is to be agreed in writing before a pilot.",
    file,
  ),
  review: toSupply(
    "Decision: does the consortium review results before or after they are used?",
    "Whether the consortium reviews results before or after they are used is to be agreed before a pilot.",
    file,
  ),
  screening: toSupply(
    "Decision: do the terms of use exclude tenant screening and evictions?",
    "Whether the terms of use exclude tenant screening and evictions is to be agreed in writing before a pilot.",
    file,
  ),
  fairnessTest: toSupply(
    "Decision: who runs the test for unequal effects?",
    "Who runs it is to be agreed before a pilot.",
    file,
  ),
  charges: toSupply(
    "Decision: how are the platform and a pilot charged for?",
    "What a pilot and the platform cost is to be agreed with each partner.",
    file,
  ),
  law: toSupply(
    "Which laws on rent-setting software the product must obey, and how it does",
    "Which laws on rent-setting software apply is to be settled with counsel before a pilot.",
    file,
  ),
} as const;

/** Who leads the two organizations, in the same words on every page. */
export const twoOffices = "One person is chief executive of the corporation and chairman of the consortium.";

export const openQuestions = {
  pooledRecords: {
    question: "Are several landlords’ records pooled?",
    href: "/solutions/dynamic-pricing#pooled-records",
    answer: toSupply(
      "Answer: are several landlords’ records pooled?",
      "The platform reads market, customer and impact data; records about people reach it as synthetic ones. Whether records of several landlords enter one model, and which of them, is to be agreed in writing, with counsel, before a pilot.",
      file,
    ),
  },
  myRent: {
    question: "Can my data raise my rent?",
    href: "/consortium/data-stewardship#my-rent",
    answer: toSupply(
      "Answer: can a contributor’s data raise their rent?",
      "Yes, it can. Results made with your data can raise a rent, and that can be yours. The platform sees synthetic records, not your own. Whether you can say no to the use for your own rent is to be agreed before a pilot.",
      file,
    ),
  },
  moneyAndDecisions: {
    question: "Does the corporation pay the consortium, and who decides?",
    href: "/consortium/about-us#money-and-decisions",
    answer: `${twoOffices} ${undecided.board} The nonprofit’s task is to set how records about people may be used. ${undecided.money}`,
  },
} as const;
