/** The ecosystem page, for readers who ask who stands behind MAVI and how to take part. */
import { apartment, daysSooner } from "../examples/apartment";
import { boundary } from "../examples/boundary";
import { leasesEnd } from "../examples/heating-case";
import { lateRepairs } from "../examples/late-repairs";
import { dollars } from "../shared/numbers";
import { nonprofitWithStatus } from "../shared/organizations";
import { richText, term } from "../rich-text";
import type * as Content from "../types";

/** The title's two halves. Each has a word that names an organization's subject. */
export const titleHalves = {
  corporation: ["One organization for", "prices,"],
  consortium: ["one for data about", "people"],
} as const;

export const page: Content.Page = {
  meta: {
    title: "The MAVI Ecosystem: Corporation and Consortium",
    description:
      "A corporation runs the pricing platform, an independent nonprofit stewards the data. How the two work together, and where you come in.",
  },
  tone: "teal",
  hero: {
    title: Object.values(titleHalves).flat().join(" "),
    subtitle:
      "A for\u2060-\u2060profit corporation runs the platform. An independent nonprofit consortium stewards the data. Better data begins with trust.",
    actions: [{ label: "See Where You Fit In", href: "/about-mavi-ecosystem#partner-with-mavi" }],
  },
};

export const collaborativeNetwork = {
  id: "collaborative-network",
  title: "A collaborative network with two cores",
  participants:
    "Businesses, communities, investors, data partners, researchers and philanthropists work together through a",
  corporation: "corporation",
  and: "and a",
  consortium: "consortium.",
} as const;

export const trustDeficit: Content.ItemsSection = {
  id: "trust-deficit",
  title: "The trust deficit, from three sides",
  items: [
    { title: "People", text: "They share less when they cannot see where their data goes." },
    { title: "Businesses", text: "They hesitate to act on data whose source they cannot see." },
    { title: "Communities", text: "They rarely learn what their data shows." },
  ],
};

export const dualEntityModel = {
  id: "dual-entity-model",
  title: ["The dual-entity model:", "two organizations, two jobs"],
  example: "Example; the counts are for this picture only",
  consortium: {
    title: "Consortium",
    href: "/consortium/about-us",
    text: `The independent ${nonprofitWithStatus} stewards individually controlled data. It oversees privacy compliance and ethical certifications, and keeps a blockchain audit trail.`,
    counts: [{ sign: "dot", count: boundary.records, of: "records about people stop at the boundary." }],
    rows: [
      { label: "What it does", text: "Stewards data and makes synthetic data" },
      { label: "Data it works with", text: "Individually controlled data" },
      { label: "Accountable for", text: "Privacy compliance and ethical oversight" },
    ],
  },
  corporation: {
    title: "Corporation",
    href: "/platform/about-us",
    text: "The for\u2060-\u2060profit innovator runs the platform: the knowledge graph, the agentic AI and the validation engine.",
    counts: [
      { sign: "square", count: boundary.synthetic, of: "synthetic records cross it." },
      { sign: "dot", count: 3, of: "validated insights result." },
    ],
    rows: [
      { label: "What it does", text: "Builds and runs the platform" },
      {
        label: "Data it works with",
        text: "Prices, costs, sales, market and impact data, synthetic records",
      },
      { label: "Accountable for", text: "Recommendations and their evidence" },
    ],
    /** Each insight comes from five rows of synthetic records. */
    found: [
      `${lateRepairs.share} late repairs come from one building`,
      leasesEnd,
      `At ${dollars(apartment.recommendedRent)}, rented ${daysSooner} days sooner`,
    ],
  },
} as const;

export const dataFlow = {
  id: "data-flow",
  title: "How data becomes intelligence",
  items: [
    { sign: "record", title: "Data ingress", text: "People contribute data that they control." },
    {
      sign: "synthetic",
      title: "Ethical synthesis",
      text: richText`The consortium makes privacy-preserving synthetic data, tagged with unique identifiers (${term("spid")}).`,
    },
    {
      sign: "insight",
      title: "Intelligence generation",
      text: "The platform combines synthetic data with business, market and impact data and validates what it finds.",
    },
  ],
  /** The return path from the last step to the first. */
  loop: { title: "Feedback loop", text: "Outcomes inform the next round." },
} as const;

export const incentiveUnit: Content.HeadedSection = {
  id: "incentive-unit",
  title: "An incentive beside the price",
  lead: richText`The MAVI Incentive Unit (${term("miu")}) works alongside the price: it rewards customers for choices that cut your costs. The unit is a private in-system cryptocurrency during commercialization, and public later.`,
  actions: [{ label: "Read About the MIU", href: "/platform/miu" }],
};

export const missionAndVision = {
  id: "mission-and-vision",
  title: "Mission and vision",
  halves: [
    {
      title: "Mission",
      text: "Prices that work for businesses, their customers and the communities around them.",
      ground: "pale-teal",
      tone: "teal",
    },
    {
      title: "Vision",
      text: "Prosperity measured in four dimensions, with data that people control.",
      ground: "pale-violet",
      tone: "violet",
    },
  ],
} as const;

export const partnershipNetwork = { id: "partnership-network", title: "The partnership network" } as const;

export const partnerWithMavi = {
  id: "partner-with-mavi",
  title: "Where you fit in",
  items: [
    {
      picture: "windows",
      tone: "teal",
      title: "Enterprises",
      text: "See a recommended price with its evidence.",
      actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
    },
    {
      picture: "homes",
      tone: "violet",
      title: "Communities",
      text: "Ask a question, or contribute data.",
      actions: [{ label: "Get Involved", href: "/consortium/get-involved" }],
    },
    {
      picture: "curve",
      tone: "teal",
      title: "Investors",
      text: "Ask about the corporation and its plans.",
      actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
    },
    {
      picture: "dots",
      tone: "violet",
      title: "General inquiry",
      text: "Ask for updates, introduce yourself or ask anything else.",
      actions: [{ label: "Contact Us", href: "/contact" }],
    },
  ],
} as const;
