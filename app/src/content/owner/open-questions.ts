/** What the site says of the owner's questions: an answer, or a link to the list of those that are open. */
import type { Action, Inline } from "../types";
import { type OwnersQuestion, questions } from "./answers.ts";
import { supplied } from "./open-value.ts";

export type QuestionName = keyof typeof questions;

/** The list of open questions. @internal */
export const listHref = "/how-it-works#open";

/** Before a question that is open. @internal */
export const stillOpen = "Still\u00a0open: ";

/** The answer to a question; empty while it is open. */
export function answerOf(name: QuestionName): string {
  return supplied(questions[name].answer) ?? "";
}

/** The questions that are open. */
export const openQuestions: readonly OwnersQuestion[] = (Object.keys(questions) as QuestionName[])
  .filter((name) => answerOf(name) === "")
  .map((name) => questions[name]);

/** Leads to the list; undefined if nothing is open. */
export const openList: Action | undefined =
  openQuestions.length === 0 ? undefined : { label: "What Is Still Open", href: listHref };

/** A question that is open, which leads to the list. */
export function linkTo(name: QuestionName): Inline {
  return { link: listHref, label: questions[name].question, whole: true };
}

/** The answer to a question, or a link to the list on which it stands. */
export function answerTo(name: QuestionName): readonly [Inline, ...Inline[]] {
  const answer = answerOf(name);
  return answer === "" ? [stillOpen, linkTo(name)] : [answer];
}
