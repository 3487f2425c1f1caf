/** The team. The people themselves stand in `people.ts`. */
import { openQuestions, twoOffices } from "../owner/answers";
import { advisors, founder } from "../owner/people";
import type { Page, PeopleSection, StatementSection } from "../types";

export const page: Page = {
  meta: {
    title: "Team and Advisory Board | MAVI",
    description:
      "Who leads the corporation and chairs the consortium, who are the ten advisors, and how can I work with them or advise them?",
  },
  tone: "teal",
  hero: {
    title: "The founder and the advisory board",
    subtitle: `${twoOffices} Ten advisors, each with a field of their own, advise both.`,
  },
};

export const leadership: PeopleSection = {
  id: "founder",
  title: "Founder",
  people: [founder],
};

export const howTheBoardWorks: StatementSection = {
  id: "how-the-board-works",
  title: "Advisors advise. The organizations decide.",
  paragraphs: [
    [
      "Advisors review plans and methods in their field, for the corporation and for the consortium. Who decides where the two differ is ",
      { link: openQuestions.moneyAndDecisions.href, label: "to be agreed" },
      ".",
    ],
  ],
};

export const advisoryBoard: PeopleSection = {
  id: "advisory-board",
  title: "Advisory board",
  lead: "Ten advisors, with the questions that belong to each field.",
  people: advisors,
};

export const workWithUs: StatementSection = {
  id: "work-with-us",
  title: "Work with us, or advise us",
  paragraphs: ["Tell us what you do and what you want to work on."],
  actions: [
    { label: "Introduce Yourself", href: "/contact#updates" },
    { label: "Six Ways to Take Part", href: "/consortium/get-involved#partner-with-us" },
  ],
};
