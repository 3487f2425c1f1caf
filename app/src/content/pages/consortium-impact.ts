/** Impact: what individual data becomes together, with whom we work, and the two programs. */
import type { AnimationCopy, BandSection, Page, RuledListSection, TextColumnsSection } from "../types";

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
      "For communities, researchers and funders. One report of a late repair or a raised rent proves little. Many of them, collected with consent and compared, can show where to look for the cause.",
  },
} satisfies Page;

/** No-break spaces keep it on one line. */
const finding = "3\u00a0in\u00a05";

export const animation = {
  id: "collective-insight",
  title: "From individual data to collective insight",
  lead: "An invented example: each dot is one tenant’s report of a late repair, and the teal ones come from one building. Lines join neighbors that are compared.",
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
      individual: "Example: late repairs, teal ones in one building",
      converging: "Teal dots come from one building",
      collective: `The finding: ${finding} come from one building`,
    },
  },
} as const satisfies AnimationCopy;

export const partnerships: RuledListSection = {
  id: "partnerships",
  title: "Three kinds of partners",
  lead: "A finding needs people who know the question, people who know the method, and funding.",
  items: [
    {
      title: "Community partners",
      text: "Tenants’ associations, neighborhood groups and local nonprofits choose the questions, know who is usually left out, and can say where a finding is wrong.",
    },
    {
      title: "Research collaborations",
      text: "Researchers work with synthetic data, test whether it supports the conclusions drawn from it, and propose better methods of synthesis.",
    },
    {
      title: "Grant partners and foundations",
      text: "Grants support stewardship and the two programs. What a grant is for, and which results are reported, is agreed beforehand.",
    },
  ],
  actions: [{ label: "Partner With Us", href: "/consortium/get-involved#partner-with-us" }],
};

export const programs: TextColumnsSection = {
  id: "programs",
  title: "Two programs",
  columns: [
    {
      id: "community-voice",
      title: "Community Voice Initiative",
      label: "For groups with a question of their own",
      paragraphs: [
        "The community chooses the question, for example about rents, prices or services. We help to word it so that data can answer it, and list the data that is needed. Each person consents and contributes to us directly. The analysis uses synthetic records. The answer is presented at a meeting first, and then goes to whomever the community chooses.",
      ],
      points: [
        [
          { strong: "What comes out: " },
          "a short report in plain language, the evidence behind it, and a list of what the data could not answer.",
        ],
        [
          { strong: "What it asks of you: " },
          "a contact person, two or three meetings, and help with reaching those who are concerned.",
        ],
        [
          { strong: "Why we do this: " },
          { link: "/consortium/impact/community-voice", label: "our mission" },
          ".",
        ],
      ],
      action: { label: "Send Us the Question", href: "/contact#partnership" },
    },
    {
      id: "data-literacy",
      title: "Data Literacy Education",
      label: "For residents, schools, libraries and local organizations",
      paragraphs: [
        "A session starts with a document that the participants know, such as a rental application or a loyalty card’s terms. Together they mark what is asked for and why, who receives it, what may be left blank, and what they can ask for afterward. Later sessions turn to statistics: what an average hides, what synthetic data is, when a finding is strong enough to act on.",
      ],
      points: [
        [
          { strong: "What comes out: " },
          "participants can read such a document, refuse what is not needed, and ask for what is stored about them.",
        ],
        [
          { strong: "What it asks of you: " },
          "a room, a group of eight or more, and a document that matters to them. No computers.",
        ],
        [{ strong: "Who we are: " }, { link: "/consortium/impact/data-literacy", label: "our mission" }, "."],
      ],
      action: { label: "Host or Teach a Session", href: "/contact#partnership" },
    },
  ],
};

export const invitation: BandSection = {
  title: "Bring a question, a group or a grant",
  lead: "Six ways to take part, with what each asks of you and what you can expect.",
  action: { label: "Get Involved", href: "/consortium/get-involved" },
};
