/** About the corporation, for investors, candidates and whoever does due diligence: what it builds, and who leads it. */
import { founder } from "../people";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "About the Corporation | MAVI",
    description:
      "Who builds and runs the MAVI platform, and how far along is it? The corporation’s mission, its four parts, its status and who leads it.",
  },
  tone: "teal",
  hero: {
    title: "The company that builds the MAVI platform",
    subtitle: "The MAVI corporation is a for-profit technology company. It also runs the platform.",
    actions: [
      { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
      { label: "Meet the Team", href: "/team" },
    ],
  },
};

export const mission: Content.StatementSection = {
  id: "mission",
  title: "Our mission: prices that are set on evidence and can be explained",
  paragraphs: [
    "A price has effects that no invoice shows: on a neighborhood, on the environment, on fairness.",
  ],
};

export const whatWeBuild: Content.RuledListSection = {
  id: "what-we-build",
  title: "What we build",
  lead: "Four parts of one platform, on top of the consortium’s synthetic records.",
  items: [
    {
      title: "A unified knowledge graph",
      text: "For analysts who ask why sales, renewals or complaints changed.",
    },
    {
      title: "An agentic AI layer",
      text: "For pricing teams with more prices than they can review by hand.",
    },
    {
      title: "A validation engine",
      text: "For finance and audit, who have to judge an insight.",
    },
    {
      title: "An incentive unit",
      text: richText`The ${term("miu")}, for cases in which ${link("/platform/miu", "a reward does more than a lower price")}.`,
    },
  ],
};

export const business: Content.CellsSection = {
  id: "status",
  title: "Where we stand",
  items: [
    {
      title: "What we sell",
      text: "We plan to offer businesses recommended prices, scenarios and insights.",
      action: { label: "See the Solutions", href: "/platform/solutions" },
    },
    {
      title: "How far we are",
      text: "We are looking for pilot partners.",
      action: { label: "The Plan for a Pilot", href: "/how-it-works#pilot" },
    },
    {
      title: "What we do not hold",
      text: "Raw records about people, from contributors, partners or businesses. They go to the consortium; we work with synthetic ones.",
      action: { label: "About the Ecosystem", href: "/about-mavi-ecosystem" },
    },
  ],
};

export const leadership: Content.PeopleSection = {
  id: "leadership",
  title: "Leadership",
  people: [founder],
  actions: [
    { label: "Meet the Team", href: "/team" },
    { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
  ],
};
