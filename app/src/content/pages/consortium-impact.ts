/** Impact: what individual data becomes together, with whom we work, and the two programs. */
import { link, richText, strong } from "../rich-text";
import type * as Content from "../types";

export const page = {
  meta: {
    title: "Our Impact | MAVI Consortium",
    description:
      "How do single reports become a finding that a community can use? Our partnerships, the Community Voice Initiative and Data Literacy Education.",
  },
  tone: "violet",
  hero: {
    title: "Findings that a community can use",
    subtitle:
      "One report of a late repair proves little. Many, collected with consent and compared, can show where to look for the cause. This page has no results yet.",
  },
} satisfies Content.Page;

/** No-break spaces keep it on one line. */
const finding = "3\u00a0in\u00a05";

export const animation = {
  id: "collective-insight",
  title: "From individual data to collective insight",
  lead: "An invented example: each dot stands for one tenant’s report of a late repair; synthetic records are compared in their place.",
  content: {
    animation: "impact",
    lines: {
      collective: {
        title: "Collective Insight",
        text: "Individual experiences combine to create powerful community knowledge",
        result: finding,
      },
    },
    hints: {
      start: "Click to see how individual data transforms into collective insight",
      reset: "Click to reset visualization",
    },
    descriptions: {
      individual: "Example: each dot is a report of a late repair",
      converging: "Teal: one building. Purple: all others",
      collective: `The finding: ${finding} come from one building`,
    },
  },
} as const satisfies Content.AnimationCopy;

export const partnerships: Content.RuledListSection = {
  id: "partnerships",
  title: "Three kinds of partners",
  items: [
    {
      title: "Community partners",
      text: "Tenants’ associations, neighborhood groups and local nonprofits bring questions, and say where a finding is wrong.",
    },
    {
      title: "Research collaborations",
      text: "Researchers work with synthetic data and test the conclusions.",
    },
    {
      title: "Grant partners and foundations",
      text: "Grants support stewardship, the two programs, audits and compliance.",
    },
  ],
  actions: [{ label: "Partner With Us", href: "/consortium/get-involved#partner-with-us" }],
};

export const programs: Content.CellsSection = {
  id: "programs",
  title: "Two programs",
  items: [
    {
      id: "community-voice",
      title: "Community Voice Initiative",
      label: "For groups with a question of their own",
      text: "We help a community to word its question so that data can answer it. Each person consents and contributes to us directly. The analysis uses synthetic records.",
      points: [
        richText`${strong("What comes out:")} a short report in plain language, its evidence, and what the data could not answer.`,
        richText`${strong("What it asks of you:")} meetings, and help with reaching people.`,
        richText`${strong("Why we do this:")} ${link("/consortium/impact/community-voice", "our mission")}.`,
      ],
      action: { label: "Send Us the Question", href: "/contact#partnership" },
    },
    {
      id: "data-literacy",
      title: "Data Literacy Education",
      label: "For residents, schools, libraries and local organizations",
      text: "A session starts with a document that the participants know, such as a rental application: what it asks for and why, who receives it, what may be left blank.",
      points: [
        richText`${strong("What comes out:")} participants can read such a document, and ask what is stored about them.`,
        richText`${strong("What it asks of you:")} a room and a group.`,
        richText`${strong("Who we are:")} ${link("/consortium/impact/data-literacy", "our mission")}.`,
      ],
      action: { label: "Host or Teach a Session", href: "/contact#partnership" },
    },
  ],
};

export const invitation: Content.BandSection = {
  title: "Bring a question, a group or a grant",
  action: { label: "Get Involved", href: "/consortium/get-involved" },
};
