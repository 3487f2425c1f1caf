/**
 * Sentences of the site that only the owner can vouch for: `build --publish` refuses while one is listed.
 * To confirm a claim, delete its entry; if it is not true, reword every sentence first. If you write such a sentence,
 * add an entry. For scripts and tests, not for pages.
 */
export interface Claim {
  /**
   * Parts of sentences, as they are shown, that make the claim, and go with it if it is not true. Each is searched for
   * in all that the site says (pages, drawings, descriptions, tooltips, structured data) and in the contract.
   */
  readonly says: readonly [string, ...string[]];
  /** What the owner has to confirm. */
  readonly confirm: string;
  /** What to change if it is not true, instead of the sentences. */
  readonly otherwise?: string;
}

export const claims: readonly Claim[] = [
  {
    says: ["inside your limits", "limits that", "that you allow"],
    confirm:
      "that limits set by the customer bound every recommendation: floor and ceiling, pace of change, law and contract",
  },
  {
    says: [
      "stops the method",
      "method is stopped",
      "groups above the limit",
      "apart, limit",
      "apart: stopped",
      "groups alike",
      "groups are compared",
      "check of groups",
    ],
    confirm: "that unequal effects on groups are tested and stop a method",
  },
  {
    says: ["Example figures for rental housing"],
    confirm: "the four example figures, each measured against what, over which period, in which sample",
    otherwise:
      "the figures in app/src/content/pages/solutions-dynamic-pricing.ts, docs/contract.md and app/src/content/content.test.ts",
  },
  {
    says: ["+30%"],
    confirm: "the example figure for sales, measured against what, over which period, in which sample",
    otherwise:
      "the figure in app/src/content/pages/platform-mavi-difference.ts, docs/contract.md and app/src/content/content.test.ts",
  },
  {
    says: [
      "comes with a recommend",
      "one sheet",
      "whole sheet",
      "The sheet says",
      "Your decision",
      "Each recommendation states",
      "recommendation with its evidence",
      "recommendations with evidence",
      "and their evidence",
      "comes with its evidence",
    ],
    confirm:
      "what the sheet of a recommendation shows: expected income, alternatives, limits, four metrics, dated sources, the outcome of four checks, who approved, and when and against what the result is measured",
  },
  {
    says: [
      "control group",
      "against what the result",
      "How the two differ",
      "Divide them by place",
      "Two buildings cannot",
    ],
    confirm:
      "that the effect of recommended prices is measured against a control group, which is priced as usual",
  },
  {
    says: [
      "goes back with the reason",
      "goes back unless",
      "finding goes back",
      "engine checks",
      "checked before",
      "checked there",
      "platform’s checks",
      "All four checks",
      "What was expected before",
    ],
    confirm:
      "what the validation engine tests a finding against, and that it returns what it rejects with the reason",
  },
  {
    says: [
      "You approve each price, or set a rule that releases small changes.",
      "by a rule",
      "You decide.",
      "cannot review",
      "can review by hand",
    ],
    confirm: "that customers choose between release by a person and release by a rule",
  },
  {
    says: ["role-based access control", "multi-factor authentication"],
    confirm: "that the platform has role-based access control and multi-factor authentication",
  },
  {
    says: [
      "100 is the threshold that you set",
      "four metrics",
      "four dimensions",
      "each dimension",
      "Whether a price",
    ],
    confirm: "what each of the four dimensions and four metrics measures, and the scale of the metrics",
  },
  {
    says: ["Sales at different prices are compared"],
    confirm:
      "how demand is estimated, and that a limited test comes first where the estimate is too uncertain",
  },
  {
    says: ["A year or more of dated prices", "A pilot compares", "question and its data"],
    confirm: "what a pilot needs, and how it is set up",
  },
  {
    says: ["holds the path from"],
    confirm: "that a result can be traced to its sources in the knowledge graph",
  },
  {
    says: [
      "which contributions its set was made from",
      "use can be followed",
      "See the use",
      "SPID linking",
      "key that connects",
      "follow a synthetic record’s use",
    ],
    confirm:
      "that the consortium can follow a synthetic record by its identifier, back to the contributions and on to its use",
  },
  {
    says: ["We plan to offer businesses recommended prices", "Sale to businesses", "builds and sells"],
    confirm: "what the corporation sells",
  },
  {
    says: [
      "The heavier a line, the closer the tie.",
      "fund the corporation",
      "provide capital",
      "grants support",
      "pay for stewardship",
      "support pays for",
      "may deliver records",
      "to deliver records",
      "records from partners",
      "records of partners",
      "from contributors, partners",
    ],
    confirm:
      "what passes along each link of the partnership network, who pays for whom, and how close each tie is",
  },
  {
    says: ["is a 501(c)(3) organization"],
    confirm: "the consortium’s tax status",
    otherwise:
      "`is501c3` in app/src/content/owner/names.ts to false; all pages follow, docs/contract.md does not",
  },
  {
    says: [
      "Raw records",
      "Raw and synthetic records",
      "hold records",
      "data about people",
      "records of people",
      "people’s records",
      "pass on synthetic",
      "passes on synthetic",
      "works with synthetic",
      "gets synthetic",
      "Synthetic records go",
      "Synthetic data goes",
      "on top of the consortium",
      "identifiers stay behind",
      "stop at the consortium",
      "pass on instead",
      "not by person",
    ],
    confirm: "that the corporation receives no raw records about people",
  },
  {
    says: ["terms of use", "Permitted uses", "apply to the corporation"],
    confirm: "that the consortium, not the corporation, sets how synthetic data may be used",
  },
  {
    says: [
      "You control what you contribute",
      "under your control",
      "under that person’s control",
      "keep control of it",
      "that people control",
      "Individually controlled",
      "consent that can be changed",
      "decide what they share",
      "or withdraw it",
      "right to withdraw",
      "You can limit what we use",
      "contributor’s consent",
    ],
    confirm: "that people control what they contribute: its use, correction and withdrawal",
  },
  {
    says: ["Contributing data, step by step", "Each person consents", "Account management"],
    confirm:
      "the steps of a contribution, and the contributors’ accounts, which list each use and what was found",
  },
  {
    says: ["Where bias can enter", "where bias is looked for", "accuracy and bias"],
    confirm: "that bias is checked at four stages: source, synthesis, results, use",
  },
  {
    says: [
      "open to auditors from outside both organizations",
      "audits",
      "with auditors",
      "Review and compliance",
    ],
    confirm: "that independent auditors may examine data handling and models",
  },
  {
    says: [
      "report to contributors what was found",
      "You get: what was found",
      "what came of it",
      "what their data showed",
      "is to report what the data",
      "as a report",
      "Report to a community",
    ],
    confirm: "that findings are to be reported to contributors",
  },
  {
    says: [
      "The analysis uses synthetic records.",
      "compared in their place",
      "helps people to",
      "What it asks of you:",
    ],
    confirm: "the design of the two programs: who they are for, their steps and their results",
  },
  {
    says: [
      "planned blockchain",
      "plans a blockchain",
      "blockchain audit trail",
      "entry changed later",
      "blockchain is to hold",
      "Planned: a blockchain",
      "blockchain auditability",
    ],
    confirm: "that the audit trail is planned, and not in operation",
  },
  {
    says: [
      "account is to list",
      "are to be compared",
      "are to be open",
      "audits, planned",
      "We plan to report",
    ],
    confirm:
      "that contributors’ accounts, the comparisons for bias, audits and reports are planned, and not in operation",
  },
  {
    says: ["is designed with", "looking for pilot partners", "has no results yet"],
    confirm: "that the platform has no customers yet, and the programs no results",
  },
  {
    says: ["is to grant", "a business grants", "are to reward", "is to earn", "is to be auditable"],
    confirm: "that the incentive unit is planned, and granted nowhere",
  },
  {
    says: ["MAVI is run by two separate organizations"],
    confirm:
      "the whole privacy policy, by a lawyer for the two organizations; above all that neither sells personal information, and that the list of recipients is complete",
  },
  {
    says: ["These terms apply to this website"],
    confirm: "the whole terms of service, by a lawyer for the two organizations",
  },
];
