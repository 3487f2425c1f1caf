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
  /** What to change if it is not true, if not the file that has the text. */
  readonly otherwise?: string;
}

export const claims: readonly Claim[] = [
  {
    pages: ["/", "/solutions/dynamic-pricing"],
    text: "inside your limits",
    confirm:
      "that limits set by the customer bound every recommendation: floor and ceiling, pace of change, law and contract",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "stops the method",
    confirm: "that unequal effects on groups are tested and stop a method",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "Example figures for rental housing",
    confirm: "the four example figures, each measured against what, over which period, in which sample",
    otherwise: "the figures in its page, docs/contract.md and app/src/content/content.test.ts",
  },
  {
    pages: ["/platform/mavi-difference"],
    text: "+30%",
    confirm: "the example figure for sales, measured against what, over which period, in which sample",
    otherwise: "the figures in its page, docs/contract.md and app/src/content/content.test.ts",
  },
  {
    pages: ["/platform/mavi-difference"],
    text: "What comes with a recommendation",
    confirm:
      "what the sheet of a recommendation shows: expected income, alternatives, limits, four metrics, dated sources, the outcome of four checks, who approved, and when and against what the result is measured",
    otherwise:
      "app/src/content/shared/drawings/recommendation-sheet.ts, and the sentences about it on /, /solutions/dynamic-pricing and /how-it-works",
  },
  {
    pages: ["/", "/platform/miu", "/solutions/dynamic-pricing", "/how-it-works"],
    text: "control group",
    confirm:
      "that the effect of recommended prices is measured against a control group, which is priced as usual",
  },
  {
    pages: ["/platform", "/how-it-works"],
    text: "goes back with the reason",
    confirm:
      "what the validation engine tests a finding against, and that it returns what it rejects with the reason",
  },
  {
    pages: ["/", "/platform"],
    text: "You approve each price, or set a rule that releases small changes.",
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
    confirm: "what each of the four dimensions and four metrics measures, and the scale of the metrics",
    otherwise: "app/src/content/shared/metrics.ts, glossary.ts, and /platform/esee-intelligence",
  },
  {
    pages: ["/solutions/dynamic-pricing"],
    text: "Sales at different prices are compared",
    confirm:
      "how demand is estimated, and that a limited test comes first where the estimate is too uncertain",
  },
  {
    pages: ["/how-it-works"],
    text: "A year or more of dated prices",
    confirm: "what a pilot needs, and how it is set up",
  },
  {
    pages: ["/platform/esee-intelligence", "/consortium/data-stewardship"],
    text: "holds the path from",
    confirm: "that a result can be traced to its sources in the knowledge graph",
  },
  {
    pages: ["/platform/about-us"],
    text: "Recommended prices, scenarios and insights from the platform, to businesses",
    confirm: "what the corporation sells",
  },
  {
    pages: ["/about-mavi-ecosystem"],
    text: "The heavier a line, the closer the tie.",
    confirm:
      "what passes along each link of the partnership network, who pays for whom, and how close each tie is",
    otherwise: "app/src/content/shared/network.ts, and who funds whom in its page",
  },
  {
    pages: ["/consortium/about-us"],
    text: "is a 501(c)(3) organization",
    confirm: "the consortium’s tax status",
    otherwise: "`is501c3` in app/src/content/owner/names.ts to false",
  },
  {
    pages: ["/platform", "/platform/about-us"],
    text: "Raw records",
    confirm: "that the corporation receives no raw records about people",
  },
  {
    pages: [
      "/consortium",
      "/consortium/data-stewardship",
      "/consortium/about-us",
      "/platform/mavi-difference",
    ],
    text: "terms of use",
    confirm: "that the consortium, not the corporation, sets how synthetic data may be used",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "You control what you contribute",
    confirm: "that people control what they contribute: its use, correction and withdrawal",
  },
  {
    pages: ["/consortium/get-involved"],
    text: "Contributing data, step by step",
    confirm:
      "the steps of a contribution, and the contributors’ accounts, which list each use and what was found",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "Where bias can enter",
    confirm: "that bias is checked at four stages: source, synthesis, results, use",
  },
  {
    pages: ["/consortium/data-stewardship"],
    text: "open to auditors from outside both organizations",
    confirm: "that independent auditors may examine data handling and models",
  },
  {
    pages: ["/consortium"],
    text: "report to them what was found with their data",
    confirm: "that findings are to be reported to the people concerned",
  },
  {
    pages: ["/consortium/impact"],
    text: "The analysis uses synthetic records.",
    confirm: "the design of the two programs: who they are for, their steps and their results",
  },
  {
    pages: ["/privacy"],
    text: "MAVI is run by two separate organizations",
    confirm:
      "the whole privacy policy, by a lawyer for the two organizations; above all that neither sells personal information, and that the list of recipients is complete",
  },
  {
    pages: ["/terms"],
    text: "These terms apply to this website",
    confirm: "the whole terms of service, by a lawyer for the two organizations",
  },
];
