/**
 * Sentences of the site that only the owner can vouch for: the build to publish refuses while one is
 * listed. To confirm a claim, take its entry out; what does not hold is reworded on its page. Whoever
 * writes a sentence of this kind adds its entry. For scripts and tests, not for pages.
 */
import type { CanonicalPath } from "../../routes/paths.ts";

export interface Claim {
  readonly page: CanonicalPath;
  /** A part of the sentence, word for word, that occurs on the page; terms and links as they are shown. */
  readonly text: string;
  /** What the owner has to confirm. */
  readonly confirm: string;
}

export const claims: readonly Claim[] = [
  {
    page: "/solutions/dynamic-pricing",
    text: "−40%",
    confirm: "the example figure for the vacancy rate",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+60%",
    confirm: "the example figure for tenant retention",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+25%",
    confirm: "the example figure for overall revenue",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "+80%",
    confirm: "the example figure for community satisfaction",
  },
  {
    page: "/platform/mavi-difference",
    text: "+30%",
    confirm: "the example figure for sales",
  },
  {
    page: "/platform",
    text: "designed for role-based access control and multi-factor authentication",
    confirm:
      "that the platform has, or is to have, role-based access control and multi-factor authentication",
  },
  {
    page: "/privacy",
    text: "role-based access control and multi-factor authentication",
    confirm: "that these measures protect the information that the policy covers",
  },
  {
    page: "/privacy",
    text: "MAVI is run by two separate organizations",
    confirm: "the privacy policy as a whole, by whoever advises the two organizations on the law",
  },
  {
    page: "/privacy",
    text: "We do not sell personal information.",
    confirm:
      "that neither organization sells personal information, and that the list of recipients is complete",
  },
  {
    page: "/terms",
    text: "These terms apply to this website",
    confirm: "the terms of service as a whole, by whoever advises the two organizations on the law",
  },
  {
    page: "/team",
    text: "each with a field of their own, advise both",
    confirm: "the ten fields, and that the advisory board advises both organizations",
  },
  {
    page: "/about-mavi-ecosystem",
    text: "Donors, grantmakers and partners.",
    confirm: "who pays for the consortium and who for the corporation",
  },
  {
    page: "/consortium/get-involved",
    text: "We sell no product.",
    confirm: "that the consortium lives on gifts and grants and sells nothing",
  },
  {
    page: "/consortium/about-us",
    text: "is a 501(c)(3) organization",
    confirm: "the consortium’s tax status",
  },
  {
    page: "/consortium/about-us",
    text: "raw records stay with us",
    confirm: "that the corporation receives no raw records of contributors",
  },
  {
    page: "/consortium/about-us",
    text: "A blockchain ledger in which access and use are entered as they happen",
    confirm: "that the audit trail covers access as well as use",
  },
  {
    page: "/consortium/data-stewardship",
    text: "the key to the contributions stays with us",
    confirm: "that identifiers can be traced to contributions, by the consortium alone",
  },
  {
    page: "/consortium/data-stewardship",
    text: "Contributors decide what they share and for which purpose.",
    confirm: "how contributors exercise control: purposes, limits, correction, withdrawal",
  },
  {
    page: "/consortium/impact",
    text: "This is how the programs are designed.",
    confirm: "the design of the two programs: for whom they are, their steps and what comes out",
  },
  {
    page: "/consortium/get-involved",
    text: "This is how a contribution is designed to work.",
    confirm: "the steps of a contribution, the contributor’s account among them",
  },
  {
    page: "/",
    text: "on one sheet that you can take into the meeting",
    confirm: "that the platform gives out sources, checks and limits of a recommendation as a document",
  },
  {
    page: "/",
    text: "Each recommendation states the change in income that it expects",
    confirm: "that a recommendation states its expected change in income",
  },
  {
    page: "/",
    text: "while they are drafts",
    confirm: "that several prices can be compared on the platform before one is released",
  },
  {
    page: "/platform",
    text: "The others go back with the reason",
    confirm: "that the validation engine returns what it rejects together with a reason",
  },
  {
    page: "/how-it-works",
    text: "Whether a small change inside your limits is released by rule or by a person is your setting",
    confirm: "that customers choose between release by rule and release by a person",
  },
  {
    page: "/how-it-works",
    text: "carries the outcome of each check",
    confirm: "that a result states the outcome of four checks: origin, agreement, groups, earlier results",
  },
  {
    page: "/platform/mavi-difference",
    text: "The sheet says when and against what the result will be measured",
    confirm: "that a recommendation names its review date and the comparison group",
  },
  {
    page: "/platform/mavi-difference",
    text: "looks at them for bias and for uses that were not agreed",
    confirm: "that the consortium reviews the platform’s results, for bias and for uses that were not agreed",
  },
  {
    page: "/platform/about-us",
    text: "From businesses that use the platform",
    confirm: "how the corporation earns its income",
  },
  {
    page: "/platform/about-us",
    text: "Make the unit a private utility that can be audited, and later a public one",
    confirm: "that pilots, commercialization and opening of the unit are planned in this order",
  },
  {
    page: "/solutions/dynamic-pricing",
    text: "recommends a price between a floor and a ceiling that you set",
    confirm: "that limits set by the customer bound every recommendation",
  },
  {
    page: "/platform/solutions",
    text: "can start alone",
    confirm: "that each of the four solutions is offered without the others",
  },
  {
    page: "/platform/esee-intelligence",
    text: "The knowledge graph holds the path from the result back to them",
    confirm: "that a result can be traced to its sources in the knowledge graph",
  },
  {
    page: "/platform/esee-intelligence",
    text: "Which limits apply is decided by the business before the calculation",
    confirm: "that the business sets the limits of the four metrics beforehand",
  },
  {
    page: "/platform/miu",
    text: "The unit is used across the platform by several businesses",
    confirm: "what the second phase of the incentive unit means",
  },
  {
    page: "/platform/miu",
    text: "These rules are aims of its design",
    confirm: "that the four rules named there are planned for the incentive unit",
  },
  {
    page: "/platform/miu",
    text: "What is not decided yet",
    confirm: "that the points listed there are not decided",
  },
  {
    page: "/consortium",
    text: "You can limit that or withdraw it",
    confirm: "how contributors see, limit and withdraw the use of their data",
  },
  {
    page: "/consortium/data-stewardship",
    text: "We use a contribution only with consent",
    confirm: "that every contribution rests on consent for a purpose, in records of data partners too",
  },
  {
    page: "/consortium/data-stewardship",
    text: "Access and use are entered",
    confirm: "that the ledger covers access as well as use and holds no data",
  },
  {
    page: "/consortium/data-stewardship",
    text: "and no list of contributors",
    confirm: "that a business that uses the platform does not learn who contributed",
  },
  {
    page: "/consortium/about-us",
    text: "can end a use that goes beyond its terms",
    confirm: "that the consortium can end a use",
  },
  {
    page: "/consortium/get-involved",
    text: "an account of what it was used for",
    confirm: "that donors and grantmakers are told what their gift was used for",
  },
  {
    page: "/about-mavi-ecosystem",
    text: "reviews them for bias and reports to contributors",
    confirm: "that results are reviewed for bias and reported to contributors",
  },
  {
    page: "/team",
    text: "Advisors review plans and methods",
    confirm: "the task of the advisory board",
  },
  {
    page: "/privacy",
    text: "Data partners may deliver records about people",
    confirm: "on which consent or other ground data partners and customers deliver records about people",
  },
];
