/** The consortium's mission, for communities, partners and anyone whose data is used. */
import { lateRepairs } from "../examples/late-repairs";
import { homes, neighborhood } from "../examples/neighborhood";
import { sum } from "../shared/numbers";
import { nonprofitWithStatus } from "../shared/organizations";
import { richText, strong } from "../rich-text";
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

/** The texts below the hero's picture: two counts, each with its unit, and the boundary. */
export const city = {
  contributing: {
    count: String(neighborhood.contributing),
    text: `of ${homes} homes contribute data. Their windows are lit.`,
  },
  boundary: "Raw data does not cross this boundary.",
  records: { count: String(neighborhood.records), text: "synthetic records are passed on." },
} as const;

export const mission = {
  id: "mission",
  title: "Our mission: make data useful on terms that people accept",
  lead: "Prices and services are shaped by data about people. We care for that data on their behalf, so that it is put to good use and stays under their control.",
} as const;

export const corePrinciples: Content.ItemsSection = {
  id: "core-principles",
  title: "Our four core principles",
  items: [
    {
      title: "Privacy & Control",
      text: "You choose what to contribute, and you can withdraw your consent at any time.",
    },
    {
      title: "Stakeholder Empowerment",
      text: "The people behind the data can ask their own questions and answer them with evidence.",
    },
    {
      title: "Responsible Data Synthesis",
      text: "We share patterns in privacy-preserving synthetic data. The corporation never receives people’s own records.",
    },
    {
      title: "Systemic Trust Impact",
      text: "Trust grows when people can see how their data is used.",
    },
  ],
};

export const role = {
  id: "role",
  title: "Our role in the ecosystem",
  lead: richText`The corporation runs the platform. ${strong("We steward the data")}: we oversee privacy compliance and ethical certifications, and keep a blockchain audit trail.`,
  actions: [
    { label: "See the Ecosystem", href: "/about-mavi-ecosystem" },
    { label: "About the Consortium", href: "/consortium/about-us" },
  ],
} as const;

export const programs = {
  id: "programs",
  title: "Two programs that start with people",
  items: [
    {
      picture: "every window",
      title: "Community Voice Initiative",
      text: "For communities that want to answer their own questions with evidence.",
      actions: [{ label: "How Community Voice Works", href: "/consortium/impact#community-voice" }],
    },
    {
      picture: "one window",
      title: "Data Literacy Education",
      text: "For anyone the data describes: what data exists, what it says and what to ask about it.",
      actions: [{ label: "How Data Literacy Works", href: "/consortium/impact#data-literacy" }],
    },
  ],
} as const;

export const impact = {
  id: "impact",
  /** Each title is a sentence above its picture. */
  items: [
    {
      picture: "one",
      title: "One late repair is an anecdote.",
      caption: `1 report of a repair that took ${lateRepairs.one} days`,
    },
    {
      picture: "all",
      title: "A pattern is evidence.",
      caption: `${sum(lateRepairs.byDays)} reports, by days until the repair`,
    },
  ],
  days: (count: number) => (count === 10 ? "10 days" : `${count}`),
  actions: [{ label: "See Our Impact", href: "/consortium/impact", starts: true }],
} as const;

export const join = {
  id: "join",
  title: "Two ways to begin",
  items: [
    {
      /** Makes the item's button the primary one. */
      leads: true,
      title: "Data contributors",
      text: "Share what you know about your home, work or neighborhood, and stay in control of it.",
      actions: [{ label: "Contribute Data", href: "/consortium/get-involved#data-contribution" }],
    },
    {
      leads: false,
      title: "Partners and supporters",
      text: "Bring a community, a research question or funding.",
      actions: [{ label: "Support Our Work", href: "/consortium/get-involved#support-us" }],
    },
  ],
} as const;
