/** The contact page: mailboxes, what to write for two common requests, and the form. */
import type { Href } from "../../routes/paths";
import { siteConfig } from "../../../site.config";
import { mailboxes } from "../owner/mailboxes";
import type { Page, Text } from "../types";

/** The layout is the page's own; the texts below go into it. */
export const page = {
  meta: {
    title: "Contact MAVI",
    description:
      "Request a demo, ask about an investment, offer data or propose research. Write to one of our mailboxes or use the form.",
  },
  tone: "teal",
  hero: {
    title: "Talk to us",
    subtitle: "Write to a mailbox or use the form. A few sentences about what you need are a good start.",
  },
  sections: [],
} as const satisfies Page;

/** The values of the inquiry types and their labels, in the order of the list. */
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

export interface MailOption {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: Href };
}

/** Ways to write; the last leads to the form. */
export const mail = {
  title: "Write to a mailbox",
  options: [
    {
      title: "Business solutions",
      text: "Pricing, pilots and everything about the platform.",
      action: {
        label: mailboxes.businessSolutions.address,
        href: mailboxes.businessSolutions.href,
      },
    },
    {
      title: "Ethical data stewardship",
      text: "Your data, consent, governance and research access.",
      action: { label: mailboxes.dataStewardship.address, href: mailboxes.dataStewardship.href },
    },
    {
      title: "General inquiries",
      text: "Anything else. The form has a place for it.",
      action: { label: "Go to the Form", href: "/contact#contact-form" },
    },
  ] satisfies readonly MailOption[],
} as const;

export interface RequestGuide {
  /** Anchor that buttons all over the site lead to. */
  readonly id: string;
  readonly title: string;
  readonly text: Text;
  /** What is useful to write. */
  readonly points: readonly Text[];
  /** The inquiry type that goes with the request. */
  readonly inquiryType: InquiryType;
}

/** What to write for the two requests that the site's buttons lead to. They stand beside the form. */
export const guides: readonly RequestGuide[] = [
  {
    id: "demo-request",
    title: "Request a demo",
    text: ["The type of inquiry is ", { strong: "Dynamic Pricing Solution" }, ". Tell us:"],
    points: [
      "what you sell, and how its price is set today,",
      "one pricing decision you would like to see worked through,",
      "who should be in the room.",
    ],
    inquiryType: "platform",
  },
  {
    id: "investment-inquiry",
    title: "Make an investment inquiry",
    text: ["The type of inquiry is ", { strong: "Investment Opportunities" }, ". Tell us:"],
    points: [
      "whom you invest for,",
      "whether your interest is in the platform, the incentive unit or both,",
      "what you would need to see first.",
    ],
    inquiryType: "investors",
  },
];

export const form = {
  id: "contact-form",
  title: "Use the form",
  /** Says, once for all, that every field is required. */
  lead: "For a demo, an investment inquiry or anything else. All fields are required.",
  fields: {
    name: { label: "Name" },
    email: { label: "Email" },
    inquiryType: { label: "Type of inquiry" },
    message: { label: "Message" },
  },
  submit: "Send Message",
  submitting: "Sending...",
  success: {
    title: "Message sent!",
    description: "Thank you for reaching out. We'll be in touch soon.",
  },
  failure: {
    title: "Message not sent",
    description: "Everything you have written is still in the form. Try again, or write to a mailbox.",
  },
  noScript: [
    "The form needs JavaScript. Without it, write to ",
    { link: mailboxes.businessSolutions.href, label: mailboxes.businessSolutions.address },
    " or ",
    { link: mailboxes.dataStewardship.href, label: mailboxes.dataStewardship.address },
    ".",
  ],
  /** Stands under the button. */
  privacy: [
    siteConfig.form.endpoint === undefined
      ? "What you enter is held on this page only. For a record of what you wrote, use a mailbox. More in the "
      : "What you enter is sent to us once, when you press the button. More in the ",
    { link: "/privacy", label: "privacy policy", newTab: true },
    ".",
  ],
} as const satisfies { readonly privacy: Text; readonly noScript: Text; readonly [name: string]: unknown };

/** Anchors of this page; they stand outside its sections. */
export const anchors: readonly string[] = [...guides.map((guide) => guide.id), form.id];
