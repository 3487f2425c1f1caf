/** The team. The people themselves stand in `people.ts`. */
import { advisors, founder } from "../people";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Team and Advisory Board | MAVI",
    description:
      "Who leads the corporation and chairs the consortium, who are the ten advisors, and how can I work with them?",
  },
  tone: "teal",
  hero: {
    title: "The founder and the advisory board",
    subtitle:
      "Our founder and chief executive is also chairman of the consortium. Ten advisors form the advisory board.",
  },
};

export const leadership: Content.PeopleSection = {
  id: "founder",
  title: "Founder",
  people: [founder],
};

export const advisoryBoard: Content.PeopleSection = {
  id: "advisory-board",
  title: "Advisory board",
  people: advisors,
};

export const workWithUs: Content.StatementSection = {
  id: "work-with-us",
  title: "Work with us, or advise us",
  paragraphs: ["Tell us what you do and what you want to work on."],
  actions: [
    { label: "Introduce Yourself", href: "/contact#updates" },
    { label: "Six Ways to Take Part", href: "/consortium/get-involved#partner-with-us" },
  ],
};
