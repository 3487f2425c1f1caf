/** The contact page: the form, mailboxes, and what to write for each kind of request. */
import type { Href } from "../../routes/paths";
import { formAddress } from "../form-address";
import { type Mailbox, mailboxes } from "../shared/mailboxes";
import { link, richText, strong } from "../rich-text";
import type * as Content from "../types";

/** The layout is the page's own; the texts below go into it. */
export const page = {
  meta: {
    title: "Contact | MAVI",
    description:
      "Whom do I write to, and what do I include? For demos, investments, partnerships, research, data and updates: a form and two mailboxes.",
  },
  tone: "teal",
  hero: {
    title: "Contact us",
    subtitle: "For a demo, an investment, data, research or updates.",
  },
} as const satisfies Content.Page;

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

export const labelOf = (type: InquiryType) => inquiryTypes.find(({ value }) => value === type)?.label ?? "";

/** Who answers an inquiry. */
export const mailboxFor: Readonly<Record<InquiryType, Mailbox>> = {
  platform: mailboxes.businessSolutions,
  investors: mailboxes.businessSolutions,
  consortium: mailboxes.dataStewardship,
  data: mailboxes.dataStewardship,
  research: mailboxes.dataStewardship,
  general: mailboxes.businessSolutions,
};

export interface MailOption {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: Href };
}

const isConnected = formAddress !== undefined;

/** Ways to write; the last leads to the form. */
export const mail = {
  title: "Write by email",
  options: [
    {
      title: "Business solutions",
      text: "The platform, demos, pilots and investments.",
      action: { label: mailboxes.businessSolutions.address, href: mailboxes.businessSolutions.href },
    },
    {
      title: "Ethical data stewardship",
      text: "Your data, research and community programs.",
      action: { label: mailboxes.dataStewardship.address, href: mailboxes.dataStewardship.href },
    },
    {
      title: "General inquiries",
      text: "Anything else: the form, with the type General Inquiry.",
      action: { label: "Go to the Form", href: "/contact#contact-form" },
    },
  ] satisfies readonly MailOption[],
} as const;

export interface RequestGuide {
  /** Anchor that buttons all over the site lead to. */
  readonly id: string;
  readonly title: string;
  /** What is useful to write. */
  readonly points: readonly Content.Text[];
  /** The inquiry type that goes with the request. */
  readonly inquiryType: InquiryType;
}

/** Stands over the guides. */
export const guidesTitle = "What to include";

/** Stands in each guide. */
export const typeOf = ({ inquiryType }: RequestGuide) => richText`Type: ${strong(labelOf(inquiryType))}`;

/** What to write for the requests that the site's links lead to. They stand beside the form. */
export const guides: readonly RequestGuide[] = [
  {
    id: "demo-request",
    title: "Request a demo",
    points: [
      "What you sell, and how its price is set today",
      "One pricing decision for the demo",
      "Which data you have",
    ],
    inquiryType: "platform",
  },
  {
    id: "investment-inquiry",
    title: "Make an investment inquiry",
    points: ["On whose behalf you invest", "Which documents you need first"],
    inquiryType: "investors",
  },
  {
    id: "partnership",
    title: "Propose a partnership",
    points: ["A program, a gift or a grant", "Whom you represent, and your deadline"],
    inquiryType: "consortium",
  },
  {
    id: "research",
    title: "Propose a study",
    points: ["Your question, and the data it needs"],
    inquiryType: "research",
  },
  {
    id: "data-contribution",
    title: "Contribute data, or ask about yours",
    points: ["What it is about, but not the data itself"],
    inquiryType: "data",
  },
  {
    id: "updates",
    title: "Ask for updates, or introduce yourself",
    points: ["Which topics you follow, or what you do best"],
    inquiryType: "general",
  },
];

export const form = {
  id: "contact-form",
  title: "Use the form",
  /** Says, once for all, that every field is required. It has no links: the Tab after the title is the first field. */
  lead: isConnected
    ? "All fields are required. Your message is sent to us when you press the button."
    : "All fields are required. The form prepares an email, which you send yourself.",
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
  /** Beside the button, of a message that was sent. */
  sent: "Your message was sent.",
  /** Before the mailbox for the chosen type, if the form sends nothing. */
  sendsNothing: "This form sends nothing: it prepares an email to ",
  /** After a message, before a link that opens it as an email. */
  hasSentNothing: "This form has sent nothing: ",
  asEmail: "send it as an email",
  /** Instead, before the mailbox, if the message is too long for such a link; it stands below the button. */
  copy: "copy your message from below into an email to ",
  /** The same after a failure, when the message is still in the form. */
  write: "write an email to ",
  failure: { title: "Message not sent", advice: "Try again, or " },
  /** It may have arrived all the same. */
  timeout: { title: "We could not confirm that your message arrived", advice: "To be sure, " },
  /** After a failure. */
  kept: "The contact form keeps what you have written.",
  noScript: richText`The form needs JavaScript. Without it, send an email to ${link(mailboxes.businessSolutions.href, mailboxes.businessSolutions.address)} or ${link(mailboxes.dataStewardship.href, mailboxes.dataStewardship.address)}.`,
  /** Stands under the button. */
  privacy: richText`${
    isConnected
      ? "What you enter is sent once, so that we can answer you."
      : "What you enter stays in this tab, until you send the email."
  } More in the ${link("/privacy", "privacy policy", { newTab: true })}.`,
} as const;

/** Anchors of this page; they stand outside its sections. */
export const anchors: readonly string[] = [...guides.map((guide) => guide.id), form.id];
