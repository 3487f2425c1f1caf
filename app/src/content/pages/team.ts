/** The team. The people themselves stand in `people.ts`. */
import { advisors, founder } from "../owner/people";
import type { SectionsPage } from "../types";

export const page = {
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
  sections: [
    {
      kind: "people",
      id: "founder",
      title: "Founder",
      people: [founder],
    },
    {
      kind: "columns",
      id: "how-the-board-works",
      title: "What the advisory board is for",
      lead: "Prices and data raise questions from several fields at once. The board brings these fields together.",
      columns: [
        {
          title: "Task",
          paragraphs: [
            "Advisors review plans and methods in their field, for the corporation and for the consortium. They give advice; each organization makes its own decisions.",
          ],
        },
        {
          title: "Fields",
          paragraphs: [
            "Pricing and markets, artificial intelligence, privacy, ethics, behavior, the environment, communities, distributed ledgers and governance. A question such as fairness between tenants concerns several of them.",
          ],
        },
        {
          title: "Governance",
          paragraphs: [
            "The page about the consortium describes what it means that one person has an office in both organizations.",
          ],
          action: { label: "About the Consortium", href: "/consortium/about-us" },
        },
      ],
    },
    {
      kind: "people",
      id: "advisory-board",
      title: "Advisory board",
      lead: "Ten advisors, with the questions that belong to each field.",
      people: advisors,
    },
    {
      kind: "statement",
      id: "work-with-us",
      title: "Work with us, or advise us",
      paragraphs: [
        "Tell us what you do, which of the two organizations interests you, and what you would like to work on. For a demo of the platform, choose Request a Demo.",
      ],
      actions: [
        { label: "Introduce Yourself", href: "/contact" },
        { label: "Request a Demo", href: "/contact#demo-request" },
      ],
    },
  ],
} as const satisfies SectionsPage;
