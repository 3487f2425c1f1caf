/**
 * What only the owner can say: how far each organization is, and three questions that every visitor has. Until an
 * answer is supplied, it says what is known and that the rest is agreed before a pilot. Each stands in one place;
 * other pages link to it.
 */
import { toSupply } from "./placeholders.ts";

const file = "src/content/owner/answers.ts";

/** What is in use and what is planned. */
export const status = {
  corporation: toSupply(
    "Status of the corporation: what of the platform is in use, what is planned",
    "The corporation is looking for pilot partners. Which parts of the platform are in use and which are still planned is set out for each partner before a pilot.",
    file,
  ),
  consortium: toSupply(
    "Status of the consortium: what of its stewardship is in operation, what is planned",
    "The consortium is a 501(c)\u2060(3) nonprofit. Which parts of its stewardship are in operation and which are still planned is set out for each partner and contributor before a pilot.",
    file,
  ),
} as const;

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
      "You control what you share, and the platform works with synthetic records in place of yours. Its results serve to set prices, and a price can go up. Whether you can exclude the setting of your own rent is to be agreed before a pilot.",
      file,
    ),
  },
  moneyAndDecisions: {
    question: "Does the corporation pay the consortium, and who decides?",
    href: "/consortium/about-us#money-and-decisions",
    answer: toSupply(
      "Answer: does the corporation pay the consortium, and who decides where they differ?",
      "They are two organizations: a for-profit corporation and an independent nonprofit. One person is chief executive of the first and chairman of the second. The nonprofit decides how records about people may be used. Whether money passes between them, and who decides other matters on which they differ, is to be agreed in writing before a pilot.",
      file,
    ),
  },
} as const;
