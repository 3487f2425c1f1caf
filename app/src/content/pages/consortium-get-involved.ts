/** Get involved: six ways in, one for each kind of visitor. */
import { siteConfig } from "../../../site.config";
import { taxStatus } from "../shared/organizations";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const titleLines = ["Bring what you have.", "It counts here."] as const;

export const page: Content.Page = {
  meta: {
    title: "Get Involved: Six Ways In | MAVI Consortium",
    description:
      "Invest, pilot, contribute data, do research, donate or work with us: six ways in, and what each asks of you.",
  },
  tone: "violet",
  hero: {
    title: titleLines.join(" "),
    subtitle: "Invest, pilot, contribute data, do research, donate or work with us.",
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
      bring: "Bring your questions.",
      find: "Get to know the corporation.",
      action: {
        label: "Investor Relations",
        href: siteConfig.externalLinks.investorRelations ?? "/contact#investment-inquiry",
      },
    },
    {
      title: "Businesses",
      bring: "Pilot the platform.",
      find: "Get a recommended price with its evidence.",
      action: { label: "Discuss a Pilot", href: "/contact" },
    },
    {
      title: "Data contributors",
      bring: "Share data.",
      find: "Keep control of it.",
      action: { label: "How We Handle Data", href: "/consortium/data-stewardship" },
    },
    {
      title: "Researchers",
      bring: "Bring a question or a method.",
      find: "Work with synthetic data.",
      action: { label: "Propose a Collaboration", href: "/contact" },
    },
    {
      title: "Donors",
      bring: `Give to a ${taxStatus}.`,
      find: "Help data serve the people it describes.",
      action: { label: "About the Consortium", href: "/consortium/about-us" },
    },
    {
      title: "Talent",
      bring: "Bring what you do best.",
      find: "Work on pricing, data and trust.",
      action: { label: "Introduce Yourself", href: "/contact" },
    },
  ],
} as const;

export const dataContribution: Content.ItemsSection = {
  id: "data-contribution",
  title: "Contribute data in four steps",
  items: [
    { title: "Learn the purpose", text: "See what the data is for." },
    { title: "Give consent", text: "Decide what you share, and for what." },
    {
      title: "Let it work",
      text: "Synthetic data goes on, with a unique identifier. Your raw data stays with us.",
    },
    { title: "Go on or stop", text: "Keep your consent, limit it or withdraw it." },
  ],
  actions: [{ label: "Offer a Contribution", href: "/contact#data-contribution" }],
};

export const supportUs: Content.ItemsSection = {
  id: "support-us",
  title: "What your support makes possible",
  items: [
    { title: "Stewardship", text: "Consent, synthesis and the blockchain audit trail." },
    {
      title: "Programs",
      text: richText`The ${link("/consortium/impact#community-voice", "Community Voice Initiative")} and ${link("/consortium/impact#data-literacy", "Data Literacy Education")}.`,
    },
    {
      title: "Review",
      text: richText`Independent audits, privacy compliance and ${term("certifications")}.`,
    },
  ],
  actions: [{ label: "Discuss a Gift or Grant", href: "/contact#partnership" }],
};

export const stayConnected: Content.HeadedSection = {
  id: "stay-connected",
  title: "Stay Connected",
  lead: "Hear from us, or ask us anything.",
  actions: [
    { label: "Subscribe to Updates", href: "/contact" },
    { label: "General Inquiries", href: "/contact" },
  ],
};
