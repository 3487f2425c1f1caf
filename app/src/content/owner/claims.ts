/**
 * Sentences of the site that only the owner can vouch for: `build --publish` refuses while one is listed.
 * To confirm a claim, delete its entry; if it is not true, reword its page first. If you write such a sentence,
 * add an entry. For scripts and tests, not for pages.
 */
import type { CanonicalPath } from "../../routes/paths.ts";

export interface Claim {
  /** Every page that makes it. */
  readonly pages: readonly CanonicalPath[];
  /** A part of the sentence, word for word, that occurs on each of them; terms and links as they are shown. */
  readonly text: string;
  /** What the owner has to confirm. */
  readonly confirm: string;
}

export const claims: readonly Claim[] = [
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "Rent control, notice periods and agreed prices are limits too.",
    confirm: "which kinds of limits the platform keeps: floor and ceiling, pace, law and contract",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "stops the rule",
    confirm: "that unequal effects on groups are tested and stop a rule",
  },
  {
    pages: ["/platform/solutions"],
    text: "the explanation stays with the figure",
    confirm: "that the explanation of a difference between sources is kept with the figure",
  },
  {
    pages: ["/platform/solutions"],
    text: "it compares the two sets",
    confirm: "that synthetic data is compared with the raw data before it is released",
  },
  {
    pages: ["/consortium/about-us"],
    text: "with named fields and an end",
    confirm: "that each consent names its fields and its end",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "−40%",
    confirm:
      "the example figure for the vacancy rate, measured against what, over which period, in which sample",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "+60%",
    confirm:
      "the example figure for tenant retention, measured against what, over which period, in which sample",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "+25%",
    confirm:
      "the example figure for overall revenue, measured against what, over which period, in which sample",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "+80%",
    confirm:
      "the example figure for community satisfaction, measured against what, over which period, in which sample",
  },
  {
    pages: ["/platform/mavi-difference"],
    text: "+30%",
    confirm: "the example figure for sales, measured against what, over which period, in which sample",
  },
  {
    pages: ["/", "/solutions/dynamic-pricing"],
    text: "inside your limits",
    confirm: "that limits set by the customer bound every recommendation",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "Which data, which limits, which alternatives, who approved",
    confirm: "what the record of a recommendation keeps",
  },
  {
    pages: ["/"],
    text: "Each recommendation states the change in income that it expects",
    confirm: "that a recommendation states its expected change in income",
  },
  {
    pages: ["/", "/platform/solutions", "/platform/miu", "/solutions/dynamic-pricing", "/how-it-works"],
    text: "control group",
    confirm:
      "that the effect of recommended prices is measured against a control group, which keeps its usual prices",
  },
  {
    pages: ["/"],
    text: "while they are drafts",
    confirm: "that several prices can be compared on the platform before one is released",
  },
  {
    pages: ["/"],
    text: "on one sheet that you can take to a meeting",
    confirm: "that the platform issues a recommendation’s sources, checks and limits as a document",
  },
  {
    pages: ["/platform/mavi-difference"],
    text: "The sheet says when and against what the result will be measured",
    confirm: "that a recommendation names its review date and the comparison group",
  },
  {
    pages: ["/platform", "/how-it-works"],
    text: "goes back with the reason",
    confirm: "that the validation engine returns what it rejects together with a reason",
  },
  {
    pages: ["/platform"],
    text: "agrees with independent sources and earlier periods goes on",
    confirm: "what the validation engine tests a result against",
  },
  {
    pages: ["/how-it-works"],
    text: "carries the outcome of each",
    confirm: "that a result states the outcome of four checks: origin, agreement, groups, earlier results",
  },
  {
    pages: ["/platform", "/how-it-works"],
    text: "by a rule that you set",
    confirm: "that customers choose between release by a person and release by a rule",
  },
  {
    pages: ["/platform"],
    text: "role-based access control and multi-factor authentication",
    confirm: "that the platform has role-based access control and multi-factor authentication",
  },
  {
    pages: ["/platform/mavi-difference"],
    text: "100 is the threshold that you set",
    confirm: "scale and direction of the four metrics: 100 is the customer’s threshold, and more is better",
  },
  {
    pages: ["/platform/esee-intelligence"],
    text: "Tenants expected to renew",
    confirm:
      "what each of the four metrics compares in the example, and which one covers the environmental dimension",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "Sales at different prices are compared",
    confirm: "how demand is estimated, and that a limited test comes first where the estimate is too wide",
  },
  {
    pages: ["/solutions/dynamic-pricing", "/how-it-works"],
    text: "A year or more of dated prices",
    confirm: "what a pilot needs, and how it is set up",
  },
  {
    pages: ["/how-it-works"],
    text: "the model is corrected before it recommends again",
    confirm: "what follows if an expected effect does not show",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "are to be grouped, changed or left out",
    confirm: "what is done with records of rare combinations",
  },
  {
    pages: ["/consortium", "/consortium/impact"],
    text: "choose the questions",
    confirm: "that the people behind the data, and community partners, choose the questions",
  },
  {
    pages: ["/platform", "/platform/esee-intelligence"],
    text: "How well a price works in its market.",
    confirm: "the definitions of the four metrics, on these pages and in the glossary",
  },
  {
    pages: ["/platform/esee-intelligence"],
    text: "Energy, materials and land.",
    confirm: "what each of the four dimensions measures",
  },
  {
    pages: ["/platform/esee-intelligence"],
    text: "the thresholds that the business set before the calculation",
    confirm: "that the business first sets what each dimension must reach",
  },
  {
    pages: ["/platform/esee-intelligence", "/consortium/data-stewardship"],
    text: "holds the path from",
    confirm: "that a result can be traced to its sources in the knowledge graph",
  },
  {
    pages: ["/platform/about-us"],
    text: "Recommended prices, scenarios and insights from the platform, to businesses",
    confirm: "what the corporation sells, and that this is its income",
  },
  {
    pages: ["/about-mavi-ecosystem"],
    text: "Investors fund the corporation, and philanthropists support the consortium",
    confirm: "who pays for the corporation and who for the consortium",
  },
  {
    pages: ["/about-mavi-ecosystem"],
    text: "The heavier a line, the closer the tie.",
    confirm: "what passes along each link of the partnership network, and how close each tie is",
  },
  {
    pages: ["/consortium/about-us"],
    text: "is a 501(c)(3) organization",
    confirm: "the consortium’s tax status",
  },
  {
    pages: ["/platform", "/platform/about-us"],
    text: "stay with the consortium",
    confirm: "that the corporation receives no raw records about people",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "We use what you contribute only with your consent",
    confirm: "that what people contribute is used only with their consent, for the purpose that it names",
  },
  {
    pages: ["/platform/mavi-difference", "/consortium/data-stewardship"],
    text: "how they may be used",
    confirm:
      "that it is the consortium’s task, not the corporation’s, to set how records about people may be used",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "Only the fields that a purpose needs are asked for",
    confirm: "that the fields of a contribution are limited to its purpose",
  },
  {
    pages: ["/consortium", "/consortium/data-stewardship", "/consortium/get-involved"],
    text: "limit it or withdraw it",
    confirm: "how contributors limit and withdraw the use of their data",
  },
  {
    pages: ["/consortium/about-us", "/consortium/get-involved"],
    text: "account lists",
    confirm: "that contributors have an account that lists each use and what was found",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "None is the record of a real person",
    confirm: "that no synthetic record is the record of a real person",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "Only we know which contributions a set was made from",
    confirm: "that the consortium, and nobody else, can trace a set to the contributions it was made from",
  },
  {
    pages: ["/platform", "/consortium/data-stewardship", "/consortium/about-us", "/privacy"],
    text: "blockchain ledger",
    confirm: "that a blockchain ledger records each use of data, but no data",
  },
  {
    pages: [
      "/about-mavi-ecosystem",
      "/platform/mavi-difference",
      "/consortium/data-stewardship",
      "/consortium/about-us",
    ],
    text: "results for bias",
    confirm: "that the consortium reviews results for bias",
  },
  {
    pages: ["/platform", "/consortium/data-stewardship"],
    text: "checks for bias",
    confirm: "that bias is checked at four stages: source, synthesis, results, use",
  },
  {
    pages: ["/consortium/data-stewardship", "/consortium/about-us"],
    text: "can end a use",
    confirm: "that the consortium can end a use",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "open to auditors from outside both organizations",
    confirm: "that independent auditors may examine data handling and models",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "and no list of contributors",
    confirm: "that a business that uses the platform does not learn who contributed",
  },
  {
    pages: ["/consortium"],
    text: "report what was found to the communities concerned",
    confirm: "that findings are reported to communities",
  },
  {
    pages: ["/consortium/impact"],
    text: "The analysis uses synthetic records.",
    confirm: "the design of the two programs: who they are for, their steps and their results",
  },
  {
    pages: ["/consortium/impact"],
    text: "is agreed beforehand",
    confirm: "that purposes and reports are agreed for each grant",
  },
  {
    pages: ["/consortium/get-involved"],
    text: "Contributing data, step by step",
    confirm: "the five steps of a contribution",
  },
  {
    pages: ["/consortium/get-involved"],
    text: "an account of what it was used for",
    confirm: "that donors and grantmakers are told what their gift was used for",
  },
  {
    pages: ["/platform/miu"],
    text: "Stays as listed; the units are shown beside it.",
    confirm: "that a unit does not change the listed price",
  },
  {
    pages: ["/platform/miu"],
    text: "The unit is used across the platform",
    confirm: "what the second phase of the incentive unit means",
  },
  {
    pages: ["/platform/miu"],
    text: "What is not decided yet",
    confirm: "that the points listed there are not decided",
  },
  {
    pages: ["/team"],
    text: "each with a field of their own, advise both",
    confirm: "the ten fields, and that the advisory board advises both organizations",
  },
  {
    pages: ["/team"],
    text: "Advisors review plans and methods",
    confirm: "the task of the advisory board",
  },
  {
    pages: ["/privacy"],
    text: "MAVI is run by two separate organizations",
    confirm: "the whole privacy policy, by a lawyer for the two organizations",
  },
  {
    pages: ["/privacy"],
    text: "We do not sell personal information.",
    confirm:
      "that neither organization sells personal information, and that the list of recipients is complete",
  },
  {
    pages: ["/privacy", "/consortium/data-stewardship"],
    text: "may deliver records about people",
    confirm: "on what consent or other basis data partners and customers deliver records about people",
  },
  {
    pages: ["/terms"],
    text: "These terms apply to this website",
    confirm: "the whole terms of service, by a lawyer for the two organizations",
  },
];
