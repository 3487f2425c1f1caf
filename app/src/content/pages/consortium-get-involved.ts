/** Get involved: six ways to take part, one for each kind of visitor. */
import { siteConfig } from "../../../site.config";
import { taxStatus } from "../shared/organizations";
import { link, richText } from "../rich-text";
import type * as Content from "../types";

export const titleLines = ["Six ways", "to work with us"] as const;

export const page: Content.Page = {
  meta: {
    title: "Get Involved: Six Ways In | MAVI Consortium",
    description:
      "Invest in the corporation, pilot its platform, contribute data, do research, donate or join us: six ways to work with us, and what each asks of you.",
  },
  tone: "violet",
  hero: {
    title: titleLines.join(" "),
    subtitle:
      "Invest in the corporation, pilot its platform, contribute data, do research, donate or join us.",
    actions: [
      { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
      { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
    ],
  },
};

export const partnerWithUs = {
  id: "partner-with-us",
  title: "Find the way that fits you",
  ways: [
    {
      title: "Investors",
      text: "Ask your questions and get to know the corporation.",
      action: {
        label: "Investor Relations",
        href: siteConfig.externalLinks.investorRelations ?? "/contact#investment-inquiry",
      },
    },
    {
      title: "Businesses",
      text: "Pilot the platform and get a recommended price with the evidence behind it.",
      action: { label: "Discuss a Pilot", href: "/contact" },
    },
    {
      title: "Data contributors",
      text: "Share data for a purpose that you accept, and keep control of it.",
      action: { label: "How We Handle Data", href: "/consortium/data-stewardship" },
    },
    {
      title: "Researchers",
      text: "Study a question or test a method with synthetic data.",
      action: { label: "Propose a Collaboration", href: "/contact" },
    },
    {
      title: "Donors",
      text: `Give to a ${taxStatus} and help data serve the people it describes.`,
      action: { label: "About the Consortium", href: "/consortium/about-us" },
    },
    {
      title: "Talent",
      text: "Join our team and work on pricing, data and the trust that both need.",
      action: { label: "Introduce Yourself", href: "/contact" },
    },
  ],
} as const;

export const dataContribution = {
  id: "data-contribution",
  title: "Contribute data in four steps",
  items: [
    {
      picture: "waits for consent",
      title: "Learn the purpose",
      text: "See what the data will be used for.",
    },
    { picture: "consent", title: "Give consent", text: "Decide what you share and for what purpose." },
    {
      picture: "passed on",
      title: "Put data to work",
      text: "Your raw data does not go to the corporation. Synthetic data is passed on, with a unique identifier.",
    },
    {
      picture: "choice",
      title: "Continue or stop",
      text: "Continue, limit or withdraw your consent.",
    },
  ],
  actions: [{ label: "Contribute Data", href: "/contact#data-contribution" }],
} as const;

export const supportUs: Content.ItemsSection = {
  id: "support-us",
  title: "What your support makes possible",
  items: [
    { title: "Stewardship", text: "Consent, data synthesis and the blockchain audit trail." },
    {
      title: "Programs",
      text: richText`The ${link("/consortium/impact#community-voice", "Community Voice Initiative")} and ${link("/consortium/impact#data-literacy", "Data Literacy Education")}.`,
    },
    {
      title: "Review",
      text: "Independent audits, privacy compliance and ethical certifications.",
    },
  ],
  actions: [{ label: "Discuss a Gift or Grant", href: "/contact#partnership" }],
};

export const stayConnected: Content.HeadedSection = {
  id: "stay-connected",
  title: "Stay Connected",
  lead: "Hear from us, or ask us a question.",
  actions: [
    { label: "Subscribe to Updates", href: "/contact" },
    { label: "General Inquiries", href: "/contact" },
  ],
};
