/** The team. The people themselves stand in `people.ts`. */
import { advisors, founder } from "../owner/people";
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Team and advisory board | MAVI",
    description:
      "Who leads the MAVI corporation and chairs the consortium, and the ten advisors who review pricing science, privacy, ethics and community work.",
  },
  tone: "teal",
  hero: {
    title: "The people who answer for it",
    subtitle: "One founder leads the company and chairs the non-profit. Ten advisors ask the hard questions.",
  },
  sections: [
    {
      kind: "people",
      id: "founder",
      title: "Founder",
      people: [founder],
    },
    {
      kind: "statement",
      id: "how-the-board-works",
      title: "Advisors advise. They set no prices and hold no data.",
      text: [
        "Each looks after one field and may put questions to either organization. Where a decision touches several fields, the board discusses it together.",
      ],
    },
    {
      kind: "people",
      id: "advisory-board",
      title: "Advisory board",
      people: advisors,
    },
    {
      kind: "band",
      title: "Work with these people",
      action: { label: "Introduce Yourself", href: "/contact" },
    },
  ],
} as const satisfies Page;
