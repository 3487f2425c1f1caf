/** The contact page: the form, the mailboxes, and advice on the message. */
import type { Href } from "../../routes/paths";
import { formAddress } from "../form-address";
import { type Mailbox, mailboxes } from "../shared/mailboxes";
import { link, richText } from "../rich-text";
import type * as Content from "../types";

/** This page has its own layout, which shows the texts below. */
export const page = {
  meta: {
    title: "Contact: Demos, Investment, Partnerships | MAVI",
    description:
      "Request a demo, ask about investing, propose a partnership or a study, or contribute data: one short form and two mailboxes.",
  },
  tone: "teal",
  hero: {
    title: "Start with one short message",
    subtitle: "Ask about demos, pilots, investment, partnerships, research or your own data.",
  },
} as const satisfies Content.Page;

/** Values and labels of the inquiry types, in the order of the list. */
export const inquiryTypes = [
  { value: "platform", label: "Dynamic Pricing Solution" },
  { value: "investors", label: "Investment Opportunities" },
  { value: "consortium", label: "Partnerships" },
  { value: "data", label: "Data Contribution" },
  { value: "research", label: "Research Collaboration" },
  { value: "general", label: "General Inquiry" },
] as const;

export type InquiryType = (typeof inquiryTypes)[number]["value"];

export const defaultInquiryType: InquiryType = "general";

export const labelOf = (type: InquiryType) => inquiryTypes.find(({ value }) => value === type)?.label ?? "";

/** The mailbox that answers an inquiry type. */
export const mailboxFor: Readonly<Record<InquiryType, Mailbox>> = {
  platform: mailboxes.businessSolutions,
  investors: mailboxes.businessSolutions,
  consortium: mailboxes.dataStewardship,
  data: mailboxes.dataStewardship,
  research: mailboxes.dataStewardship,
  general: mailboxes.businessSolutions,
};

export const form = {
  id: "contact-form",
  title: "Write to us",
  required: "All fields are required.",
  fields: {
    name: "Name",
    email: "Email",
    inquiryType: "Type of inquiry",
    message: "Message",
  },
  submit: "Send Message",
  submitting: "Sending...",
  success: {
    title: "Message sent!",
    description: "Thank you for reaching out. We'll be in touch soon.",
  },
  /** Shown before a mailbox after sending has failed. The message may have arrived even if it seems to be refused. */
  failure: {
    title: "We could not confirm that your message arrived.",
    advice: "Try again, or write to ",
  },
  /** Shown after a failure to a visitor who has left the page. */
  kept: "The contact form keeps what you have written.",
  /** Shown if the form sends nothing. */
  preview: formAddress === undefined ? "Preview: this form is not connected yet." : undefined,
  noScript: richText`The form needs JavaScript. Without it, send an email to ${link(mailboxes.businessSolutions.href, mailboxes.businessSolutions.address)} or ${link(mailboxes.dataStewardship.href, mailboxes.dataStewardship.address)}.`,
  privacy: richText`Our ${link("/privacy", "privacy policy", { newTab: true })} covers your message.`,
} as const;

interface MailOption {
  readonly title: string;
  readonly text: string;
  readonly tone: Content.Tone;
  readonly action: { readonly label: string; readonly href: Href };
}

/** Ways to write to us. The last one leads to the form. */
export const mail = {
  id: "mail",
  title: "Or email us",
  options: [
    {
      title: "Business solutions",
      text: "For the platform, demos, pilots and investment.",
      tone: "teal",
      action: { label: mailboxes.businessSolutions.address, href: mailboxes.businessSolutions.href },
    },
    {
      title: "Ethical data stewardship",
      text: "For your data, research and community programs.",
      tone: "violet",
      action: { label: mailboxes.dataStewardship.address, href: mailboxes.dataStewardship.href },
    },
    {
      title: "General inquiries",
      text: "Choose General Inquiry in the form.",
      tone: "teal",
      action: { label: "Go to the Form", href: "/contact#contact-form" },
    },
  ] satisfies readonly MailOption[],
} as const;

interface RequestGuide {
  /** An anchor of the form. Links to it from any page also choose the inquiry type. */
  readonly id: string;
  readonly title: string;
  /** Says what the message should contain. */
  readonly text: string;
  readonly inquiryType: InquiryType;
}

/** Advice on the message, for each inquiry type. */
export const guides = {
  id: "guides",
  title: "What to put in your message",
  items: [
    {
      id: "demo-request",
      title: "Request a demo",
      text: "Tell us what you sell, how you set its price today and which decision to look at.",
      inquiryType: "platform",
    },
    {
      id: "investment-inquiry",
      title: "Make an investment inquiry",
      text: "Tell us on whose behalf you invest and what you need to see first.",
      inquiryType: "investors",
    },
    {
      id: "partnership",
      title: "Propose a partnership",
      text: "Tell us whom you represent and what you want us to do together.",
      inquiryType: "consortium",
    },
    {
      id: "research",
      title: "Propose a study",
      text: "Tell us your question and which data it needs.",
      inquiryType: "research",
    },
    {
      id: "data-contribution",
      title: "Contribute data, or ask about yours",
      text: "Tell us what the data is about. Please do not send the data itself.",
      inquiryType: "data",
    },
    {
      id: "updates",
      title: "Ask for updates, or introduce yourself",
      text: "Tell us which topics you follow or what you do best.",
      inquiryType: "general",
    },
  ] satisfies readonly RequestGuide[],
} as const;

/** All anchors of the form. */
export const anchors: readonly string[] = [...guides.items.map(({ id }) => id), form.id];
