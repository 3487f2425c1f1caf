/** Impact: how many voices become one insight, the partners, and the two programs. */
import { lateRepairs } from "../examples/late-repairs";
import { sum } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Our Impact | MAVI Consortium",
    description:
      "Many voices become one insight: see how, find your kind of partnership, and join the Community Voice Initiative or Data Literacy Education.",
  },
  tone: "violet",
  hero: {
    title: "Many voices become one insight",
    subtitle:
      "Shared with consent, many experiences show what no single story can. In this example, each dot is a report.",
  },
};

const { byBuilding, share: finding } = lateRepairs;

const collectiveInsight = "Collective Insight";

export const animation = {
  id: "collective-insight",
  title: collectiveInsight,
  content: {
    animation: "impact",
    lines: {
      collective: {
        title: collectiveInsight,
        text: "Individual experiences combine to create powerful community knowledge",
        result: finding,
      },
    },
    hints: {
      start: "Click to see how individual data transforms into collective insight",
      reset: "Click to reset visualization",
    },
    statements: {
      individual: "Example: each dot is a report of a late repair",
      converging: "The reports are compared",
      collective: `The finding: ${finding} come from one building`,
    },
  },
} as const satisfies Content.AnimationCopy;

/** The legend of the animation's colors. */
export const legend = [
  { colors: ["teal"], text: "Late repairs in one building" },
  { colors: ["violet", "lilac", "violet-2"], text: "Late repairs in all others" },
] as const;

export const partnerships: Content.ItemsSection = {
  id: "partnerships",
  title: "Three kinds of partners make it possible",
  items: [
    {
      title: "Community partners",
      text: "You ask the question, and you know the neighborhood.",
    },
    {
      title: "Research collaborations",
      text: "You study a question with us, or you test our methods.",
    },
    {
      title: "Grant partners and foundations",
      text: "You fund data stewardship and the two programs.",
    },
  ],
  actions: [{ label: "Partner With Us", href: "/consortium/get-involved#partner-with-us" }],
};

export const programs: Content.ItemsSection = {
  id: "programs",
  title: "Two programs that start with people",
  items: [
    {
      id: "community-voice",
      title: "Community Voice Initiative",
      text: "Communities answer their own questions with evidence from data that people contribute with their consent.",
      actions: [
        { label: "Send Us Your Question", href: "/contact#partnership" },
        { label: "Our Mission", href: "/consortium/impact/community-voice" },
      ],
    },
    {
      id: "data-literacy",
      title: "Data Literacy Education",
      text: "Learn what data exists about you, what it says and what to ask about it.",
      actions: [
        { label: "Host a Session", href: "/contact#partnership" },
        { label: "Our Mission", href: "/consortium/impact/data-literacy" },
      ],
    },
  ],
};

/** The example of a report to a community. */
export const report = {
  title: "Report to a community",
  finding,
  text: "late repairs come from one building",
  count: `${sum(byBuilding)} reports of late repairs`,
  building: "Building",
  buildings: byBuilding.map((reports, index) => ({
    letter: "ABCDE"[index] ?? "",
    /** The finding is about the first building. */
    color: index === 0 ? ("teal" as const) : ("violet" as const),
    reports,
  })),
} as const;

/** A report that is not written yet. */
export const blankReport = {
  title: "Report to your community",
  in: "in",
  text: "the answer to your question",
} as const;

export const invitation: Content.HeadedSection = {
  title: "Bring a question, a group or a grant",
  actions: [{ label: "Get Involved", href: "/consortium/get-involved" }],
};
