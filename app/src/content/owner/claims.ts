/**
 * What the site says and only the owner can vouch for: `build --publish` refuses while a claim is not confirmed.
 * docs/configure.md says what to do if one is not so. For scripts and tests, not for pages.
 */
import type { Place } from "./passages.ts";

export interface Claim {
  /** What is said, in a sentence. */
  readonly claim: string;
  /** What to change if it is not so, where that is not the text of its places. */
  readonly ifNot?: string;
  readonly confirmed: boolean;
}

export type ClaimName = keyof typeof claims;

export const claims = {
  // Prices and the platform
  sheet: {
    claim:
      "A recommendation comes with its evidence on one sheet: expected income, alternatives, limits, four metrics, dated sources, the outcome of four checks, who approved, and when and against what the result is measured.",
    confirmed: false,
  },
  limits: {
    claim:
      "Limits that the customer sets bound every recommendation: floor and ceiling, pace of change, law and contract.",
    confirmed: false,
  },
  release: {
    claim: "The customer approves each price, or sets a rule that releases small changes.",
    confirmed: false,
  },
  validation: {
    claim:
      "The validation engine tests each finding by the four checks that the site names, and returns what it rejects with the reason.",
    confirmed: false,
  },
  analysis: {
    claim:
      "AI agents look for what drives demand in a knowledge graph, which ties prices to what they depend on and to what followed, so that a result can be traced to its sources.",
    confirmed: false,
  },
  dimensions: {
    claim:
      "The four dimensions and the four metrics measure what the site says; 100 is the threshold that the customer sets.",
    confirmed: false,
  },
  groupTest: {
    claim:
      "A pricing method’s effects on groups are compared; a difference above the limit, without a reason in cost or service, stops the method.",
    confirmed: false,
  },
  controlGroup: {
    claim: "The effect of recommended prices is measured against a control group, which is priced as usual.",
    confirmed: false,
  },
  demand: {
    claim:
      "Prices are compared by a year’s expected income; demand is estimated by comparing sales at different prices, with a limited test first where that is too uncertain.",
    confirmed: false,
  },
  pilot: {
    claim: "A pilot needs the data, and is set up, as the site says.",
    confirmed: false,
  },
  accessControl: {
    claim:
      "A customer’s business data is kept on the platform, which has role-based access control and multi-factor authentication.",
    confirmed: false,
  },
  rentalFigures: {
    claim:
      "The owner knows against what, over which period and in which sample the four example figures for rental housing were measured.",
    ifNot: "change the figures here, in docs/contract.md and in app/src/content/content.test.ts",
    confirmed: false,
  },
  salesFigure: {
    claim: "The owner knows the same of the example figure for sales.",
    ifNot: "change the figure here, in docs/contract.md and in app/src/content/content.test.ts",
    confirmed: false,
  },
  // The corporation and its partners
  offer: {
    claim: "The corporation plans to sell recommended prices, scenarios and insights to businesses.",
    confirmed: false,
  },
  noCustomers: {
    claim: "The platform has no customers yet, and the programs have no results.",
    confirmed: false,
  },
  unitPlanned: {
    claim: "The incentive unit is planned, and granted nowhere yet.",
    confirmed: false,
  },
  unitDesign: {
    claim:
      "A business grants the unit to its customers for a choice that saves cost; its phases are those that the site names.",
    confirmed: false,
  },
  ties: {
    claim:
      "What passes along each tie of the partnership network is what the site says, who pays for whom too, and each tie is as close as it is drawn.",
    confirmed: false,
  },
  // Data about people
  taxStatus: {
    claim: "The consortium is a 501(c)(3) organization.",
    ifNot:
      "set `is501c3: false` in app/src/content/owner/names.ts, which changes all places, and change docs/contract.md",
    confirmed: false,
  },
  noRawRecords: {
    claim:
      "The corporation receives no raw records about people: these stay with the consortium, which passes on synthetic ones.",
    confirmed: false,
  },
  synthesis: {
    claim:
      "Synthetic records are made from many records, with the same patterns and without direct identifiers; they lower the risk of recognition, and do not exclude it.",
    confirmed: false,
  },
  permittedUses: {
    claim: "The consortium, not the corporation, sets how synthetic data may be used.",
    confirmed: false,
  },
  control: {
    claim:
      "People control what they contribute: they consent to its use, can limit, correct and withdraw it; a set already made stays in use until it is made anew.",
    confirmed: false,
  },
  contribution: {
    claim:
      "A contribution goes by the steps that the site names; contributors have accounts, which list each use and what was found.",
    confirmed: false,
  },
  identifier: {
    claim:
      "By a synthetic record’s identifier (SPID) the consortium can follow its use, and determine which contributions its set was made from.",
    confirmed: false,
  },
  biasStages: {
    claim: "Bias is looked for at four stages: source, synthesis, results, use.",
    confirmed: false,
  },
  audits: {
    claim: "Auditors from outside both organizations may examine data handling and models.",
    confirmed: false,
  },
  reports: {
    claim:
      "Findings come back to the consortium, which reviews them; contributors and communities get reports of what was found with their data.",
    confirmed: false,
  },
  contributorRisk: {
    claim:
      "Insights made with contributions can raise rents, a contributor’s own too; that somebody took part can become known in a very small building.",
    confirmed: false,
  },
  waysToTakePart: {
    claim:
      "Investors, businesses, contributors, researchers, donors and talent give and get what the site says.",
    confirmed: false,
  },
  programs: {
    claim: "The two programs are for whom, ask for what and result in what the site says.",
    confirmed: false,
  },
  stewardshipPlanned: {
    claim:
      "Contributors’ accounts, the comparisons for bias, audits and reports are planned, and not in operation.",
    confirmed: false,
  },
  auditTrailPlanned: {
    claim: "The audit trail, a blockchain, is planned, and not in operation.",
    confirmed: false,
  },
  // Legal texts
  privacyPolicy: {
    claim:
      "A lawyer has read the whole privacy policy for both organizations; above all, neither sells personal information, and the list of recipients is complete.",
    confirmed: false,
  },
  termsOfService: {
    claim: "A lawyer has read the whole terms of service for both organizations.",
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, Claim>>;

/** Where: the claims that would have to be so for all that a place says to be true. */
export const claimsAt = {
  "/": ["sheet", "limits", "offer"],
  "/#strategic-alignment": ["sheet", "release", "analysis", "controlGroup", "pilot", "noRawRecords"],
  "/#value-proposition": ["sheet", "limits", "validation", "analysis", "dimensions"],
  "/#how-it-works": ["sheet", "validation", "analysis", "dimensions", "ties"],
  "drawing price-corridor": ["limits"],
  "drawing recommendation-sheet": [
    "sheet",
    "limits",
    "release",
    "validation",
    "analysis",
    "dimensions",
    "groupTest",
    "controlGroup",
    "noRawRecords",
  ],
  "/about-mavi-ecosystem": ["noRawRecords"],
  "/about-mavi-ecosystem#collaborative-network": ["ties"],
  "/about-mavi-ecosystem#dual-entity-model": [
    "sheet",
    "offer",
    "unitPlanned",
    "ties",
    "taxStatus",
    "noRawRecords",
    "synthesis",
    "permittedUses",
    "control",
    "auditTrailPlanned",
  ],
  "/about-mavi-ecosystem#data-flow": [
    "sheet",
    "analysis",
    "ties",
    "noRawRecords",
    "synthesis",
    "control",
    "contribution",
    "identifier",
  ],
  "/about-mavi-ecosystem#incentive-unit": ["unitPlanned", "unitDesign"],
  "/about-mavi-ecosystem#mission-and-vision": ["control"],
  "/about-mavi-ecosystem#partnership-network": ["ties"],
  "/about-mavi-ecosystem#partner-with-mavi": ["sheet", "control", "waysToTakePart"],
  "drawing dual-entity": ["ties", "noRawRecords", "permittedUses", "reports"],
  "/platform": ["sheet", "validation", "analysis", "dimensions"],
  "/platform#agentic-ai-section": ["limits", "release", "analysis"],
  "/platform#pipeline": ["validation", "analysis", "groupTest", "ties", "noRawRecords"],
  "/platform#qpis-section": ["sheet", "dimensions"],
  "/platform#incentive-unit-phases": ["unitPlanned", "unitDesign"],
  "/platform#enterprise-capabilities": ["offer", "noRawRecords", "auditTrailPlanned"],
  "/platform#security": ["release", "accessControl", "noCustomers", "noRawRecords"],
  "/platform#investors": ["offer"],
  "drawing knowledge-graph": ["analysis"],
  "/platform/solutions": ["pilot", "offer"],
  "/platform/solutions#validated-intelligence": ["validation"],
  "/platform/solutions#incentive-unit-pricing": ["limits", "release", "unitPlanned", "unitDesign"],
  "/platform/solutions#scenario-modeling": ["dimensions", "offer", "groupTest"],
  "/platform/solutions#data-stewardship": ["noRawRecords", "synthesis", "control", "identifier"],
  "drawing scenario-fan": ["dimensions", "groupTest"],
  "drawing solution-chain": ["offer"],
  "drawing source-agreement": ["validation"],
  "/solutions/dynamic-pricing": ["sheet", "limits", "groupTest"],
  "/solutions/dynamic-pricing#benefits": ["sheet", "limits", "release", "dimensions", "demand"],
  "/solutions/dynamic-pricing#rental-housing": ["sheet", "dimensions", "controlGroup"],
  "/solutions/dynamic-pricing#limits": ["limits", "dimensions"],
  "/solutions/dynamic-pricing#fairness": ["groupTest"],
  "/solutions/dynamic-pricing#questions": ["demand"],
  "/solutions/dynamic-pricing#example-figures": ["rentalFigures"],
  "drawing fairness-test": ["groupTest"],
  "drawing rent-decision": ["limits"],
  "/platform/esee-intelligence": ["analysis", "dimensions"],
  "/platform/esee-intelligence#esee-animation": ["dimensions"],
  "/platform/esee-intelligence#dimensions": ["validation", "dimensions", "groupTest"],
  "/platform/esee-intelligence#one-reading": ["dimensions"],
  "/platform/esee-intelligence#metrics": ["sheet", "dimensions"],
  "/platform/esee-intelligence#systemic-trust": ["analysis", "noRawRecords"],
  "/platform/esee-intelligence#next-step": ["dimensions"],
  "drawing esee-dimensions": ["dimensions"],
  "/how-it-works": ["sheet", "validation", "groupTest", "pilot"],
  "/how-it-works#steps": ["sheet", "release", "validation", "analysis", "ties", "noRawRecords"],
  "/how-it-works#one-record": [
    "validation",
    "analysis",
    "groupTest",
    "ties",
    "noRawRecords",
    "synthesis",
    "identifier",
  ],
  "/how-it-works#validation": ["sheet", "validation", "analysis", "groupTest", "biasStages"],
  "/how-it-works#pilot": ["controlGroup", "demand", "pilot"],
  "/how-it-works#open": [
    "groupTest",
    "unitPlanned",
    "unitDesign",
    "ties",
    "noRawRecords",
    "biasStages",
    "stewardshipPlanned",
    "auditTrailPlanned",
  ],
  "drawing five-steps": ["validation", "accessControl", "ties", "noRawRecords"],
  "drawing record-trail": ["validation", "analysis", "groupTest", "noRawRecords", "synthesis", "identifier"],
  "/platform/miu": ["unitPlanned", "unitDesign"],
  "/platform/miu#one-unit": ["controlGroup", "unitPlanned", "unitDesign"],
  "/platform/miu#phases": ["unitPlanned", "unitDesign"],
  "/platform/miu#unit-or-discount": ["unitDesign"],
  "/platform/miu#inquiries": ["unitPlanned", "unitDesign"],
  "drawing renewal-receipt": ["unitDesign"],
  "drawing reward-result": ["unitDesign"],
  "/platform/mavi-difference": ["sheet", "validation", "analysis", "dimensions", "noRawRecords"],
  "/platform/mavi-difference#validation": [
    "sheet",
    "release",
    "validation",
    "analysis",
    "dimensions",
    "groupTest",
    "controlGroup",
  ],
  "/platform/mavi-difference#dual-entity": ["noRawRecords", "permittedUses"],
  "/platform/mavi-difference#knowledge-graph": ["analysis"],
  "/platform/mavi-difference#example-figure": ["salesFigure"],
  "/platform/about-us#what-we-build": [
    "release",
    "analysis",
    "offer",
    "unitPlanned",
    "unitDesign",
    "noRawRecords",
  ],
  "/platform/about-us#status": ["offer", "noCustomers", "ties", "noRawRecords"],
  "drawing platform-layers": ["sheet", "unitPlanned", "noRawRecords"],
  "/consortium": ["taxStatus", "noRawRecords", "synthesis", "control"],
  "/consortium#mission": ["reports", "stewardshipPlanned"],
  "/consortium#core-principles": ["synthesis", "control"],
  "/consortium#role": ["noRawRecords", "permittedUses", "auditTrailPlanned"],
  "/consortium#programs": ["programs"],
  "/consortium#join": ["ties"],
  "drawing stewardship-boundary": ["ties", "noRawRecords", "reports"],
  "/consortium/data-stewardship": [
    "noRawRecords",
    "control",
    "identifier",
    "biasStages",
    "contributorRisk",
    "auditTrailPlanned",
  ],
  "/consortium/data-stewardship#commitment": ["ties", "noRawRecords", "control"],
  "/consortium/data-stewardship#dual-entity": ["noRawRecords", "permittedUses"],
  "/consortium/data-stewardship#questions": ["synthesis", "control", "contributorRisk"],
  "/consortium/data-stewardship#my-rent": ["contributorRisk"],
  "/consortium/data-stewardship#data-handling": [
    "noRawRecords",
    "synthesis",
    "control",
    "identifier",
    "auditTrailPlanned",
  ],
  "/consortium/data-stewardship#privacy-flow": [
    "validation",
    "analysis",
    "ties",
    "noRawRecords",
    "synthesis",
    "control",
    "contribution",
  ],
  "/consortium/data-stewardship#bias-mitigation": [
    "validation",
    "groupTest",
    "biasStages",
    "stewardshipPlanned",
  ],
  "/consortium/data-stewardship#explainability": ["analysis", "noRawRecords", "audits", "stewardshipPlanned"],
  "drawing record-before-after": ["noRawRecords", "synthesis", "identifier"],
  "/consortium/impact": ["noCustomers", "control", "reports", "programs"],
  "/consortium/impact#collective-insight": ["noRawRecords", "programs"],
  "/consortium/impact#partnerships": ["ties", "audits", "programs"],
  "/consortium/impact#programs": ["programs"],
  "/consortium/impact#community-voice": ["noRawRecords", "control", "contribution", "reports", "programs"],
  "/consortium/impact#data-literacy": ["programs"],
  "drawing community-report": ["noCustomers", "noRawRecords", "reports", "programs", "stewardshipPlanned"],
  "/consortium/get-involved": ["waysToTakePart"],
  "/consortium/get-involved#partner-with-us": [
    "sheet",
    "pilot",
    "ties",
    "permittedUses",
    "control",
    "contribution",
    "reports",
    "waysToTakePart",
  ],
  "/consortium/get-involved#data-contribution": [
    "ties",
    "noRawRecords",
    "control",
    "contribution",
    "identifier",
    "reports",
    "stewardshipPlanned",
  ],
  "/consortium/get-involved#support-us": [
    "ties",
    "taxStatus",
    "control",
    "audits",
    "waysToTakePart",
    "programs",
    "auditTrailPlanned",
  ],
  "/consortium/get-involved#stay-connected": ["waysToTakePart"],
  "drawing six-paths": ["ties", "noRawRecords", "waysToTakePart"],
  "/consortium/about-us": ["taxStatus"],
  "/consortium/about-us#functions": [
    "ties",
    "noRawRecords",
    "synthesis",
    "permittedUses",
    "control",
    "contribution",
    "reports",
    "stewardshipPlanned",
  ],
  "/consortium/about-us#capabilities": ["synthesis", "control", "identifier", "auditTrailPlanned"],
  "/consortium/about-us#partners": ["ties", "waysToTakePart"],
  "drawing governance": [
    "offer",
    "ties",
    "noRawRecords",
    "permittedUses",
    "contribution",
    "audits",
    "reports",
    "stewardshipPlanned",
  ],
  "/team#work-with-us": ["waysToTakePart"],
  "/privacy": ["privacyPolicy"],
  "/privacy#collected-information": [
    "pilot",
    "accessControl",
    "ties",
    "noRawRecords",
    "control",
    "contribution",
  ],
  "/privacy#use": ["validation", "groupTest", "ties", "control", "biasStages"],
  "/privacy#synthetic-data": ["ties", "noRawRecords", "synthesis", "identifier"],
  "/privacy#sharing": ["ties", "noRawRecords", "permittedUses", "audits"],
  "/privacy#rights": ["control", "auditTrailPlanned"],
  "/privacy#security": ["auditTrailPlanned"],
  "/terms": ["termsOfService"],
  "/terms#information": ["rentalFigures", "salesFigure"],
  "/terms#collected-information": ["ties", "noRawRecords", "permittedUses", "control"],
  brand: ["permittedUses"],
  "tooltip qpi": ["sheet", "dimensions"],
  "tooltip miu": ["unitPlanned", "unitDesign"],
  "tooltip spid": ["identifier"],
  "tooltip esee": ["dimensions"],
  "tooltip use": ["permittedUses"],
  metrics: ["dimensions"],
  network: [
    "sheet",
    "offer",
    "ties",
    "noRawRecords",
    "synthesis",
    "permittedUses",
    "control",
    "audits",
    "reports",
    "programs",
    "stewardshipPlanned",
  ],
  "structured data": ["offer", "taxStatus", "synthesis"],
} as const satisfies Readonly<Partial<Record<Place, readonly ClaimName[]>>>;
