/** The team page. `people.ts` has the people. */
import { advisors, founder as person } from "../people";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Team and Advisory Board | MAVI",
    description:
      "The founder who leads the corporation and chairs the consortium, and the ten advisors of the advisory board. Talk with us, or join us.",
  },
  tone: "teal",
  hero: {
    title: "The people behind the evidence",
    subtitle:
      "Our founder and chief executive is also chairman of the consortium. Ten advisors form the advisory board.",
  },
};

export const founder = {
  id: "founder",
  title: "Founder",
  person,
} as const;

export const advisoryBoard = {
  id: "advisory-board",
  title: "Advisory board",
  people: advisors,
} as const;

/** The text of the link to a person's profile. */
export const profileLabel = "Profile";

export const workWithUs: Content.HeadedSection = {
  id: "work-with-us",
  title: "Work with us",
  lead: "Tell us what you do and what you want to work on.",
  actions: [
    { label: "Introduce Yourself", href: "/contact#updates" },
    { label: "Six Ways to Take Part", href: "/consortium/get-involved#partner-with-us" },
  ],
};
