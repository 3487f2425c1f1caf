/** The consortium's mission, for communities, partners and anyone whose data is concerned. */
import { lateRepairs } from "../examples/late-repairs";
import { homes, neighborhood } from "../examples/neighborhood";
import { sum } from "../shared/numbers";
import { nonprofitWithStatus } from "../shared/organizations";
import { richText, strong, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Our Mission | MAVI Consortium",
    description: `An independent ${nonprofitWithStatus} that stewards data for the people it describes: our mission, four core principles and two ways to begin.`,
  },
  tone: "violet",
  hero: {
    title: "We hold data for the people it describes",
    subtitle: `We are an independent ${nonprofitWithStatus}. You control what you share, and we pass on synthetic data in its place.`,
    actions: [
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ],
  },
};

/** The hero's picture: each count with what it is of. */
export const city = {
  contributing: {
    count: String(neighborhood.contributing),
    text: `of ${homes} homes contribute, one lit window each.`,
  },
  boundary: "Raw data stays inside the boundary.",
  records: { count: String(neighborhood.records), text: "synthetic records, one square each." },
} as const;

export const mission = {
  id: "mission",
  title: "Our mission: make data useful on terms that people accept",
  lead: "Prices and services are shaped by data about people. We care for that data on their behalf, so that it does good work and stays under their control.",
} as const;

export const corePrinciples: Content.ItemsSection = {
  id: "core-principles",
  title: "Our four core principles",
  items: [
    {
      title: "Privacy & Control",
      text: "You choose what to contribute, and can withdraw your consent.",
    },
    {
      title: "Stakeholder Empowerment",
      text: "The people behind the data can ask questions, too.",
    },
    {
      title: "Responsible Data Synthesis",
      text: "We share patterns, in privacy-preserving synthetic data.",
    },
    {
      title: "Systemic Trust Impact",
      text: "When people can see how data is used, trust grows.",
    },
  ],
};

export const role = {
  id: "role",
  title: "Our role in the ecosystem",
  lead: richText`The corporation runs the platform. ${strong("We steward the data")}, with a blockchain audit trail, privacy compliance and ${term("certifications")}.`,
  actions: [
    { label: "See the Ecosystem", href: "/about-mavi-ecosystem" },
    { label: "About the Consortium", href: "/consortium/about-us" },
  ],
} as const;

export const programs: Content.ItemsSection = {
  id: "programs",
  title: "Two programs close to people",
  items: [
    {
      title: "Community Voice Initiative",
      text: "For communities with questions of their own.",
      actions: [{ label: "How Community Voice Works", href: "/consortium/impact#community-voice" }],
    },
    {
      title: "Data Literacy Education",
      text: "For everyone whom data describes.",
      actions: [{ label: "How Data Literacy Works", href: "/consortium/impact#data-literacy" }],
    },
  ],
};

export const impact = {
  id: "impact",
  /** The title, each sentence above its picture. */
  sentences: ["One late repair is an anecdote.", "A pattern is evidence."],
  captions: ["1 report, by days until the repair", `${sum(lateRepairs.byDays)} reports, one dot each`],
  days: (count: number) => (count === 10 ? "10 days" : `${count}`),
  actions: [{ label: "See Our Impact", href: "/consortium/impact", starts: true }],
} as const;

export const join: Content.ItemsSection = {
  id: "join",
  title: "Two ways to begin",
  items: [
    {
      title: "Data contributors",
      text: "Share what you know about your home, work or neighborhood.",
      actions: [{ label: "Contribute Data", href: "/consortium/get-involved#data-contribution" }],
    },
    {
      title: "Partners and supporters",
      text: "Bring a community, a research question or funding.",
      actions: [{ label: "Support Our Work", href: "/consortium/get-involved#support-us" }],
    },
  ],
};
