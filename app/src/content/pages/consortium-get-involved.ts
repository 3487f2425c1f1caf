/** Get involved: six ways in, one for each kind of visitor. */
import { siteConfig } from "../../../site.config";
import { link, richText, strong, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Get Involved | MAVI Consortium",
    description:
      "How can I take part? Invest, pilot, contribute data, do research, give or work with us: what each way asks of you and what you get.",
  },
  tone: "violet",
  hero: {
    title: "Six ways to take part",
    subtitle: "What you give, and what you get.",
    actions: [
      { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
      { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
    ],
  },
};

export const partnerWithUs: Content.CellsSection = {
  // Communities, researchers and foundations are all meant.
  id: "partner-with-us",
  title: "Find the way that fits you",
  items: [
    {
      title: "Investors",
      text: "You are interested in the for\u2060-\u2060profit corporation. This link leaves the nonprofit’s pages for the corporation’s.",
      points: [
        richText`${strong("You give:")} your questions.`,
        richText`${strong("You get:")} information on the company and its plans.`,
      ],
      action: {
        label: "Investor Relations",
        href: siteConfig.externalLinks.investorRelations ?? "/contact#investment-inquiry",
      },
    },
    {
      title: "Businesses",
      text: "You try the platform.",
      points: [
        richText`${strong("You give:")} a pricing question and its data.`,
        richText`${strong("You get:")} a recommendation with its evidence.`,
      ],
      action: { label: "Discuss a Pilot", href: "/contact" },
    },
    {
      title: "Data contributors",
      text: "You share data, alone or as a community.",
      points: [
        richText`${strong("You give:")} records about your home, work or neighborhood.`,
        richText`${strong("You get:")} what was found, and the right to withdraw.`,
      ],
      action: { label: "How We Handle Data", href: "/consortium/data-stewardship" },
    },
    {
      title: "Researchers",
      text: "You work with synthetic data, or on the methods that make it.",
      points: [
        richText`${strong("You give:")} a question, and a report on what the data lacks.`,
        richText`${strong("You get:")} synthetic data with unique identifiers.`,
      ],
      action: { label: "Propose a Collaboration", href: "/contact" },
    },
    {
      title: "Donors",
      text: "You support the nonprofit.",
      points: [
        richText`${strong("You give:")} a gift or a grant.`,
        richText`${strong("You get:")} a list of ${link("/consortium/get-involved#support-us", "what your support pays for")}.`,
      ],
      action: { label: "About the Consortium", href: "/consortium/about-us" },
    },
    {
      title: "Talent",
      text: "You work on data, models or programs.",
      points: [
        richText`${strong("You give:")} what you can do, as staff or advisor.`,
        richText`${strong("You get:")} a conversation with either organization.`,
      ],
      action: { label: "Introduce Yourself", href: "/contact" },
    },
  ],
};

export const dataContribution: Content.ProcessSection = {
  id: "data-contribution",
  title: "Contributing data, step by step",
  steps: [
    {
      title: "See the question",
      text: "You read what is asked, which data the answer needs, and why.",
    },
    {
      title: "Give consent",
      text: "In a community, each person does.",
    },
    {
      title: "See the use",
      text: "Synthetic records go to the corporation and to researchers in place of yours. Your account is to list what was found.",
    },
    {
      title: "Go on or stop",
      text: "You renew the consent, limit it or withdraw it.",
    },
  ],
  actions: [{ label: "Offer a Contribution", href: "/contact#data-contribution" }],
};

export const supportUs: Content.CellsSection = {
  id: "support-us",
  title: "What support pays for",
  items: [
    {
      title: "Stewardship",
      text: "Consent, storage, synthesis and the planned audit trail. The corporation uses the synthetic data, too.",
    },
    {
      title: "The two programs",
      text: richText`Meetings, materials and staff for the ${link("/consortium/impact#community-voice", "Community Voice Initiative")} and for ${link("/consortium/impact#data-literacy", "Data Literacy Education")}.`,
    },
    {
      title: "Review and compliance",
      text: richText`Audits, privacy compliance and ${term("certifications")}. Ask your tax advisor whether a gift is deductible.`,
    },
  ],
  actions: [{ label: "Discuss a Gift or Grant", href: "/contact#partnership" }],
};

export const stayConnected: Content.StatementSection = {
  id: "stay-connected",
  title: "Stay Connected",
  paragraphs: [richText`For news of findings and programs: ${link("/contact#updates", "write to us")}.`],
  actions: [
    { label: "Subscribe to Updates", href: "/contact" },
    { label: "General Inquiries", href: "/contact" },
  ],
};
