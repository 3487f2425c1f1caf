/** About the corporation: its mission, what it builds, who leads it, and how to take part. */
import { apartment } from "../examples/apartment";
import { founder } from "../people";
import { supplied } from "../placeholder";
import { dollars } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "About the MAVI Corporation: What It Builds | MAVI",
    description:
      "The for-profit technology company that builds and runs the MAVI platform: its mission, four parts of one platform, and who leads it.",
  },
  tone: "teal",
  hero: {
    title: "Built to take the guesswork out of pricing",
    subtitle:
      "The MAVI corporation is a for-profit technology company. It builds and runs the platform behind your prices.",
    actions: [
      { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
      { label: "Meet the Team", href: "/team" },
    ],
  },
};

/** The hero's picture: an invoice has a price, but not the price's effects. */
export const invoice = {
  example: true,
  shown: "On the invoice",
  rent: { name: "Rent", value: dollars(apartment.recommendedRent) },
  missing: "Not on any invoice",
  effects: ["The neighborhood", "The environment", "The trust of your customers"],
} as const;

export const mission = {
  id: "mission",
  title: "The mission: prices based on evidence",
  lead: "A price has effects that no invoice shows: on a neighborhood, on the environment, on the trust of your customers. The platform puts them on the table before you decide.",
} as const satisfies Content.HeadedSection;

export const whatWeBuild = {
  id: "what-we-build",
  title: "What we build for you",
  items: [
    {
      ground: "pale-teal",
      title: "A unified knowledge graph",
      text: "It connects market, customer and impact data, for analysts who ask why sales or renewals changed.",
    },
    {
      ground: "middle-teal",
      title: "An agentic AI layer",
      text: "AI agents search for better prices when a pricing team has more prices than it can review by hand.",
    },
    {
      ground: "teal",
      title: "A validation engine",
      text: "It checks each insight before it reaches you, for finance and audit teams that have to judge it.",
    },
    {
      ground: "deep-teal",
      title: "An incentive unit",
      text: "It rewards the customer choices that cut your costs.",
    },
  ],
} as const;

export const pilotPartners = {
  id: "pilot-partners",
  title: "Become a pilot partner",
  text: "Try the platform on prices that you know well, and let a control group judge it.",
  actions: [{ label: "How a Pilot Works", href: "/how-it-works#pilot" }],
} as const;

/** The founder's office in the corporation replaces the name until the owner supplies it. */
const name = supplied(founder.name);
const { corporation, consortium } = founder.offices;

export const leadership = {
  id: "leadership",
  title: "Leadership",
  text: "The company is led by its founder.",
  founder:
    name === undefined
      ? { title: corporation, text: consortium }
      : { title: name, text: `${corporation}, ${consortium}` },
  actions: [{ label: "Meet the Team", href: "/team" }],
} as const;

export const investing: Content.HeadedSection = {
  title: "Talk with us about investing",
  lead: "Tell us what you would like to see first.",
  actions: [{ label: "Investment Inquiry", href: "/contact#investment-inquiry" }],
};
