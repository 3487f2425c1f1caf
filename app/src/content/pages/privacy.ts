/** The privacy policy. */
import { siteConfig } from "../../../site.config";
import { formAddress } from "../form-address";
import { mailboxes } from "../shared/mailboxes";
import { identities } from "../shared/organizations";
import { link, richText, strong } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Privacy Policy | MAVI",
    description:
      "What is collected about me, what for, and what can I do about it? How the MAVI corporation and consortium use, protect and share data.",
  },
  tone: "teal",
  hero: {
    title: "Privacy policy",
    subtitle: `Last updated ${siteConfig.lastUpdated.privacy}`,
  },
};

const contactForm =
  formAddress === undefined
    ? "The form asks for your name, email address, type of inquiry and message. These entries stay on the page and are not sent to a server."
    : `The form asks for your name, email address, type of inquiry and message. When you submit it, these entries are sent once to ${new URL(formAddress).host}, which receives them on our behalf, and are used to answer you. The site keeps no copy of them.`;

/** Says which hosts a visitor's browser contacts, according to the configuration. */
function contacts(): string {
  const { allowedHosts, visits } = siteConfig;
  const listed = (hosts: readonly string[] = []) =>
    hosts.map((host) => host.replace(/^https?:\/\//, "")).join(", ");
  const scripts = listed(allowedHosts["script-src"]);
  const pictures = listed(allowedHosts["img-src"]);
  const connections = listed(allowedHosts["connect-src"]);
  const counter = listed(visits && [visits.host]);
  if (scripts + pictures + connections + counter === "")
    return "The site sets no cookies, uses no analytics and loads nothing from other hosts. ";
  return [
    scripts === ""
      ? "The site sets no cookies. "
      : `Pages run scripts from ${scripts}, which can set cookies and record what you open. `,
    connections && `Pages connect to ${connections}. `,
    counter && `The path of each page that is shown is sent to ${counter} to count visits. `,
    pictures && `Pages load pictures from ${pictures}. `,
    "Whoever runs a host that is contacted receives your IP address. ",
  ].join("");
}

export const sections: readonly [Content.ProseSection, ...Content.ProseSection[]] = [
  {
    id: "scope",
    title: "Who we are and what this covers",
    paragraphs: [
      `MAVI is run by two linked organizations: a for-profit corporation${identities.corporation}, which operates the platform, and an independent nonprofit consortium${identities.consortium}, which stewards data. In this policy, “we” means each organization with respect to its own activities.`,
      "The policy covers this website, the platform and the data that people contribute to the consortium. A contract or a consent may add to it, and takes precedence where it protects you more.",
    ],
  },
  {
    id: "collected-information",
    title: "Information we collect",
    paragraphs: ["What we collect depends on how you deal with us."],
    points: [
      richText`${strong("Visitors to this website.")} ${contacts()}The host that delivers its pages may keep technical logs, such as IP address, time and requested page, to operate and protect the service.`,
      richText`${strong("The contact form.")} ${contactForm}`,
      richText`${strong("Messages.")} When you write to one of our mailboxes, we receive your address and whatever you tell us.`,
      richText`${strong("Platform customers.")} We keep account and contact details of users, records of how the platform is used, and the business data that a customer connects, such as prices, costs and sales.`,
      richText`${strong("Data contributors.")} The consortium receives the data that you choose to contribute, together with your consent, its limits and the details of your account.`,
    ],
  },
  {
    id: "use",
    title: "How we use information",
    paragraphs: ["We use information:"],
    points: [
      "to answer you and to prepare what you asked for;",
      "to provide and secure the platform for its customers;",
      "to make synthetic data, within the limits of a contributor’s consent;",
      "to test results for accuracy and bias;",
      "to meet legal obligations.",
    ],
  },
  {
    id: "synthetic-data",
    title: "Synthetic data",
    paragraphs: [
      "The consortium turns contributed data into synthetic data: artificial records that show similar patterns. The corporation works with these and does not receive the contributors’ raw records.",
      "Synthetic records carry unique identifiers (SPID). Through them the consortium can follow a record’s use and identify the contributions from which its data set was made. The key that connects the two stays with the consortium.",
      "Synthetic data reduces, but cannot rule out, the risk that a person is identified.",
    ],
  },
  {
    id: "sharing",
    title: "Sharing",
    paragraphs: [
      "Synthetic data goes to the corporation and to researchers, and findings go to communities, under the consortium’s terms.",
      "We do not sell personal information. We share it only:",
    ],
    points: [
      "with service providers who process it on our behalf and under contract;",
      "with auditors, who are bound to confidentiality;",
      "with authorities, where the law requires it;",
      "with a successor organization that takes on the duties of this policy;",
      "with others, where you have agreed.",
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    paragraphs: [
      "You can exercise these rights at no cost. We may ask you to confirm who you are. The law of the place where you live may give you further rights.",
    ],
    points: [
      richText`${strong("Access and portability.")} You can learn what we hold about you and receive it in a common, machine-readable format.`,
      richText`${strong("Correction and deletion.")} You can have wrong information corrected. You can have information deleted, unless we have a duty to keep it or it is an entry in the blockchain audit trail.`,
      richText`${strong("Restriction.")} You can limit what we use your information for, for example while a correction is being examined.`,
      richText`${strong("Withdrawal of consent.")} You can withdraw consent at any time. Your data is then no longer used to make synthetic data. Withdrawal does not affect what was done before it, and a synthetic data set already made from it stays in use until the set is regenerated without your data.`,
    ],
  },
  {
    id: "security",
    title: "Security",
    paragraphs: [
      "We protect information with technical and organizational safeguards suited to its sensitivity. The consortium keeps a blockchain audit trail, without the data itself.",
      "If an incident puts your information at risk, we will inform you and the competent authorities as the law provides.",
    ],
  },
  {
    id: "changes",
    title: "Changes to this policy",
    paragraphs: [
      "When we change this policy, we publish it here with a new date. If a change affects the rights of contributors or customers, we inform them before it takes effect.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    paragraphs: [
      richText`For questions about this policy and to exercise your rights, write to ${link(mailboxes.dataStewardship.href, mailboxes.dataStewardship.address)}; about the corporation’s part, to ${link(mailboxes.businessSolutions.href, mailboxes.businessSolutions.address)}.`,
    ],
  },
];
