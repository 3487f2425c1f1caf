/** The terms of service of the website. */
import { siteConfig } from "../../../site.config";
import { mailboxes } from "../shared/mailboxes";
import { identities } from "../shared/organizations";
import { link, richText } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Terms of Service | MAVI",
    description:
      "What may I do with this site, how are its example figures to be read, what is MAVI liable for, and which law applies?",
  },
  tone: "teal",
  hero: {
    title: "Terms of service",
    subtitle: `Last updated ${siteConfig.lastUpdated.terms}`,
  },
};

export const sections: readonly [Content.ProseSection, ...Content.ProseSection[]] = [
  {
    id: "acceptance",
    title: "What these terms cover",
    paragraphs: [
      `These terms apply to this website, which presents the MAVI corporation${identities.corporation} and the MAVI consortium${identities.consortium}. By using the site you accept them. If you do not accept them, please do not use it.`,
      "Use of the platform and contribution of data to the consortium are governed by agreements of their own.",
    ],
  },
  {
    id: "information",
    title: "Information on this site",
    paragraphs: [
      "The site describes the platform and the consortium in general terms. It is not business, legal, tax or investment advice. What it describes may change.",
      "Figures that are marked as examples or illustrations show a kind of result. Example figures are neither measured results nor forecasts, and promise no outcome.",
    ],
  },
  {
    id: "no-offer",
    title: "No offer",
    paragraphs: [
      "Nothing on this site is an offer to sell, or a request for an offer to buy, a security, a cryptocurrency or the MAVI Incentive Unit.",
    ],
  },
  {
    id: "use",
    title: "Permitted use",
    paragraphs: ["You may read, print and link to the pages of this site. You may not:"],
    points: [
      "interfere with the site, its security or its availability;",
      "use it to break the law or to infringe the rights of others;",
      "present its content as your own, or yourself as speaking for us;",
      "send us the personal data of others without their consent.",
    ],
  },
  {
    id: "collected-information",
    title: "Collected information and its use",
    paragraphs: [
      richText`By using this site you give us what you write to us and what the host’s technical logs record. We use it to answer you and to run the site. Data that people contribute becomes synthetic data before the corporation or researchers receive it, under the consortium’s terms. You keep your rights of access and portability, correction and deletion, restriction and withdrawal of consent. The ${link("/privacy", "privacy policy")} has the details.`,
    ],
  },
  {
    id: "intellectual-property",
    title: "Intellectual property",
    paragraphs: [
      "The texts, drawings and names on this site belong to us or to those who have licensed them to us. Other uses need written consent.",
    ],
  },
  {
    id: "links",
    title: "Links to other sites",
    paragraphs: ["Some links lead to sites that others run, for whose content we are not responsible."],
  },
  {
    id: "liability",
    title: "Warranty and liability",
    paragraphs: [
      "We provide this site as it is and as available, without warranty of any kind, to the extent the law permits.",
      "To the same extent we are not liable for indirect or consequential damage that arises from using the site or from relying on its content. Liability that cannot be excluded by law remains unaffected.",
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    paragraphs: [
      `These terms are governed by the laws of ${siteConfig.jurisdiction}, without regard to its conflict-of-law rules. Mandatory consumer protection of the place where you live remains unaffected.`,
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    paragraphs: [
      "We may change these terms. The version on this page, with the date at its top, is the one that applies. If a provision turns out to be invalid, the others remain in force.",
    ],
  },
  {
    id: "contact",
    title: "Contact",
    paragraphs: [
      richText`For questions about these terms, write to ${link(mailboxes.businessSolutions.href, mailboxes.businessSolutions.address)}.`,
    ],
  },
];
