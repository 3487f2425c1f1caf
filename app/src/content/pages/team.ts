/** The team. The people themselves stand in `people.ts`. */
import { isOpen } from "../owner/open-value";
import { advisors, founder } from "../owner/people";
import type * as Content from "../types";

const isUnnamed = [founder, ...advisors].some(({ name }) => isOpen(name));

export const page: Content.Page = {
  meta: {
    title: "Team and Advisory Board | MAVI",
    description:
      "Who leads the corporation and chairs the consortium, who are the ten advisors, and how can I work with them?",
  },
  tone: "teal",
  hero: {
    title: "The founder and the advisory board",
    subtitle: `One founder leads the corporation and chairs the consortium. The advisory board has ten advisors.${isUnnamed ? " Names are to follow." : ""}`,
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
