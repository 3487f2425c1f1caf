/** The team. The people themselves stand in `people.ts`. */
import { openQuestions } from "../owner/answers";
import { advisors, founder } from "../owner/people";
import type { Page, PeopleSection, StatementSection } from "../types";

export const page: Page = {
  meta: {
    title: "Team and Advisory Board | MAVI",
    description:
      "Who leads the MAVI corporation and chairs the consortium, and the fields of the ten advisors: pricing, privacy, ethics, communities and others.",
  },
  tone: "teal",
  hero: {
    title: "The founder and the advisory board",
    subtitle:
      "One founder leads the corporation and chairs the consortium. Ten advisors, each with a field of their own, advise both.",
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
      "Advisors review plans and methods in their field, for the corporation and for the consortium. One person has an office in both: see ",
      { link: openQuestions.moneyAndDecisions.href, label: "who decides what" },
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
  paragraphs: [
    "Tell us what you do, which of the two organizations interests you, and what you want to work on.",
  ],
  actions: [
    { label: "Introduce Yourself", href: "/contact#updates" },
    { label: "Request a Demo", href: "/contact#demo-request" },
  ],
};
