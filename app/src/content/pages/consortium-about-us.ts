/** About the consortium, for donors, grantmakers and partners. */
import { streetAnswers } from "../examples/street-answers";
import { nonprofitWithStatus, taxStatus } from "../shared/organizations";
import { richText, term } from "../rich-text";
import type * as Content from "../types";

const { averageShare, given, heldBack, holders, payingHalf, total } = streetAnswers;

export const page: Content.Page = {
  meta: {
    title: "About the Consortium | MAVI Consortium",
    description: `The independent ${taxStatus} behind the data: the problem we work on, our four functions and capabilities, mission, vision and how to join us.`,
  },
  tone: "violet",
  hero: {
    title: "Your data deserves an independent steward",
    subtitle: `That is why we exist: a ${nonprofitWithStatus} that stewards data, separate from the corporation that runs the platform.`,
    actions: [
      { label: "Partner With Us", href: "/consortium/about-us#partners" },
      { label: "Meet the Team", href: "/team" },
    ],
  },
};

export const problem = {
  id: "problem",
  title: "Three reasons why data needs care",
  example: `Example: ${total} answers about one street`,
  items: [
    {
      picture: "scattered",
      title: "Fragmentation",
      text: "Landlords, agencies, shops and households each know only a part.",
      description: `Landlords have ${holders.landlords}, agencies ${holders.agencies}, shops ${holders.shops}, households ${holders.households}.`,
      legend: [{ sign: "dot", text: "one answer" }],
    },
    {
      picture: "withheld",
      title: "Trust deficit",
      text: "Without trust, people keep what they know to themselves.",
      description: undefined,
      legend: [
        { sign: "dot", text: `${given.length} shared` },
        { sign: "ring", text: `${heldBack} kept back` },
      ],
    },
    {
      picture: "averaged",
      title: "Ethical blind spots",
      text: "An average hides the people far from it.",
      description: `In the ${total} answers, rent takes ${averageShare}% of income on average; in ${payingHalf} of them, half or more.`,
      legend: [{ sign: undefined, text: "Rent as a share of income" }],
    },
  ],
  /** The words in the pictures. */
  words: {
    landlords: "Landlords",
    agencies: "Agencies",
    shops: "Shops",
    households: "Households",
    average: `average ${averageShare}%`,
    far: `${payingHalf} at half or more`,
  },
} as const;

export const functions: Content.ItemsSection = {
  id: "functions",
  title: ["Four functions:", "what we do"],
  items: [
    { title: "Data stewardship", text: "We receive what people contribute, and look after it." },
    {
      title: "Privacy and synthesis",
      text: "We ensure privacy compliance, and pass on synthetic data instead of records about people.",
    },
    {
      title: "Ethical oversight",
      text: "We oversee the use of data and ethical certifications.",
    },
    { title: "Account management", text: "Each contributor has an account, and we look after it." },
  ],
};

export const capabilities: Content.ItemsSection = {
  id: "capabilities",
  title: ["Four capabilities:", "how we do it"],
  items: [
    { title: "Individual control", text: "You give your consent, and you can withdraw it." },
    {
      title: "Synthetic generation",
      text: "We generate privacy-preserving data with patterns similar to the original.",
    },
    {
      title: "SPID linking",
      text: richText`${term("spid", "Unique identifiers")} let us trace synthetic data.`,
    },
    { title: "Blockchain audit trail", text: "It keeps a verifiable history of what happens to the data." },
  ],
  actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
};

export const missionAndVision = {
  id: "mission-and-vision",
  title: "Communities that answer their own questions with evidence",
  items: [
    {
      title: "Mission",
      text: "To make data useful on terms that people accept, and keep it under their control.",
    },
    { title: "Vision", text: "Communities whose evidence is as good as any company’s." },
  ],
  caption: `The same ${total} answers, together.`,
} as const;

export const partners: Content.ItemsSection<Content.PicturedItem<"answers">> = {
  id: "partners",
  title: "Partner with the consortium",
  lead: "Each ring is an answer that we can find together.",
  items: [
    {
      picture: "answers",
      title: "Communities",
      text: "Tell us which question you want to answer.",
      actions: [{ label: "Start a Conversation", href: "/contact" }],
    },
    {
      picture: "answers",
      title: "Researchers",
      text: "Describe a study that our data could serve.",
      actions: [{ label: "Propose a Study", href: "/contact" }],
    },
    {
      picture: "answers",
      title: "Donors and grantmakers",
      text: "Ask us what your support makes possible.",
      actions: [{ label: "Ask About Funding", href: "/contact" }],
    },
  ],
};
