/**
 * What the site says and only the owner can vouch for: `build --publish` refuses while a claim is not confirmed.
 * docs/configure.md says what to do if one is not true. For scripts and tests, not for pages.
 */
import type { Place } from "./passages.ts";

/** What is said, in a sentence. */
export const claims = {
  // Prices and the platform
  sheet:
    "A recommendation comes with its evidence on one sheet: expected income, alternatives, limits, four metrics, dated sources, the outcome of four checks, who approved, and when and against what the result is measured.",
  limits:
    "Limits that the customer sets bound every recommendation: floor and ceiling, pace of change, law and contract. The platform gives no legal advice.",
  release: "The customer approves each price, or sets a rule that releases small changes.",
  validation:
    "The validation engine tests each finding by the four checks that the site names, and returns what it rejects with the reason.",
  analysis:
    "AI agents look for what drives demand in a knowledge graph, which ties prices to what they depend on and to what followed, so that a result can be traced to its sources.",
  dimensions:
    "The four dimensions and the four metrics measure what the site says; 100 is the threshold that the customer sets.",
  groups:
    "A pricing method’s effects on groups are compared; a difference above the limit, without a reason in cost or service, stops the method.",
  controlGroup:
    "The effect of recommended prices is measured against a control group, which is priced as usual.",
  demand:
    "Prices are compared by a year’s expected income; demand is estimated by comparing sales at different prices, with a limited test first where that is too uncertain.",
  pilot:
    "A pilot needs the data that the site names, in particular a year or more of dated prices, and has the five parts of its plan.",
  access:
    "A customer’s business data is kept on the platform, which is designed with role-based access control and multi-factor authentication.",
  figures: "All figures of examples are invented: neither measured results nor forecasts.",
  problems: "The problems with prices, trust and data are real, as the site describes them.",
  // The organizations and their partners
  organizations:
    "The corporation is for-profit, and builds and runs the platform. The consortium is a separate organization, and answers for privacy compliance and the ethical certifications.",
  leadership:
    "The founder is chief executive of the corporation and chairman of the consortium; ten advisors cover the fields that the team page names.",
  missions: "The missions and visions of both organizations are those that the site states.",
  offer: "The corporation plans to sell recommended prices, scenarios and insights to businesses.",
  customers:
    "The platform looks for pilot partners, and the site names no customers. (Once there are customers, read `offer` too.)",
  unit: "The incentive unit, a cryptocurrency that is private at first, is planned: granted nowhere yet, and not for sale. A business is to grant it for a choice that saves cost. Its phases and its auditable ledger are as the site says.",
  ties: "Each kind of partner gives and gets what the site says, who pays for whom too; each tie of the network is as close as it is drawn.",
  // Data about people
  taxStatus:
    "The consortium is a 501(c)(3) organization. (If not, set `is501c3: false` in names.ts: all places follow.)",
  rawRecords:
    "The corporation receives no raw records about people: these stay with the consortium, which passes on synthetic ones.",
  synthesis:
    "Synthetic records are made from many records, with the same patterns and without direct identifiers; they lower the risk of recognition, and do not exclude it.",
  permittedUses: "The consortium, not the corporation, sets how synthetic data may be used.",
  control:
    "People control what they contribute: they consent to its use, can limit, correct and withdraw it; a set already made stays in use until it is made anew.",
  contribution:
    "A contribution goes by the steps that the site names; accounts, which list for contributors each use and what was found, are planned.",
  identifier:
    "By a synthetic record’s identifier (SPID) the consortium can follow its use, and determine which contributions its set was made from.",
  bias: "It is planned to look for bias at four stages: source, synthesis, results, use.",
  audits: "It is planned that auditors from outside both organizations examine data handling and models.",
  reports:
    "Findings come back to the consortium, which reviews them; reports to contributors and communities of what was found with their data are planned.",
  risks:
    "Insights made with contributions can raise rents, a contributor’s own too; that somebody took part can become known in a very small building.",
  programs:
    "The two programs are for whom, ask for what and result in what the site says, and have no results yet.",
  auditTrail: "An audit trail, a blockchain, is planned.",
  // Legal texts
  privacy:
    "A lawyer has read the whole privacy policy for both organizations; above all, neither sells personal information, and the list of recipients is complete.",
  terms: "A lawyer has read the whole terms of service for both organizations.",
} as const;

export type ClaimName = keyof typeof claims;

/** The names of the claims that the owner has confirmed. */
export const confirmed: readonly ClaimName[] = [];

/** Claims that each section of a page makes, with the page. */
export const wholePages = { privacy: "/privacy", terms: "/terms" } as const;

/** The claims of each place, a line for each. */
// prettier-ignore
export const claimsAt = {
  "/": ["sheet", "limits", "offer", "ties"],
  "/#market-imperative": ["problems"],
  "/#strategic-alignment": ["sheet", "release", "analysis", "controlGroup", "pilot", "rawRecords"],
  "/#value-proposition": ["sheet", "limits", "validation", "analysis", "dimensions", "demand"],
  "/#how-it-works": ["sheet", "validation", "analysis", "dimensions", "ties"],
  "/about-mavi-ecosystem": ["organizations", "offer", "rawRecords"],
  "/about-mavi-ecosystem#collaborative-network": ["ties"],
  "/about-mavi-ecosystem#trust-deficit": ["problems", "reports"],
  "/about-mavi-ecosystem#dual-entity-model": ["sheet", "validation", "analysis", "organizations", "leadership", "offer", "unit", "ties", "taxStatus", "rawRecords", "synthesis", "permittedUses", "control", "auditTrail"],
  "/about-mavi-ecosystem#data-flow": ["sheet", "analysis", "ties", "rawRecords", "synthesis", "control", "contribution", "identifier"],
  "/about-mavi-ecosystem#incentive-unit": ["unit"],
  "/about-mavi-ecosystem#mission-and-vision": ["dimensions", "missions", "control"],
  "/about-mavi-ecosystem#partnership-network": ["ties"],
  "/about-mavi-ecosystem#partner-with-mavi": ["sheet", "ties", "control"],
  "/platform": ["sheet", "validation", "analysis", "dimensions", "ties"],
  "/platform#the-problem": ["problems"],
  "/platform#fragmented-knowledge": ["problems"],
  "/platform#trust-deficit": ["problems"],
  "/platform#missing-context": ["problems"],
  "/platform#agentic-ai-section": ["limits", "release", "analysis"],
  "/platform#pipeline": ["validation", "analysis", "groups", "access", "ties", "rawRecords"],
  "/platform#qpis-section": ["sheet", "dimensions"],
  "/platform#incentive-unit-phases": ["unit"],
  "/platform#enterprise-capabilities": ["validation", "analysis", "offer", "rawRecords", "auditTrail"],
  "/platform#security": ["release", "access", "organizations", "rawRecords"],
  "/platform#investors": ["offer"],
  "/platform/solutions": ["validation", "dimensions", "pilot", "offer", "unit", "rawRecords"],
  "/platform/solutions#core-solutions": ["figures"],
  "/platform/solutions#validated-intelligence": ["validation", "analysis", "offer"],
  "/platform/solutions#incentive-unit-pricing": ["limits", "release", "offer", "unit"],
  "/platform/solutions#scenario-modeling": ["dimensions", "offer"],
  "/platform/solutions#data-stewardship": ["rawRecords", "synthesis", "control", "identifier"],
  "/solutions/dynamic-pricing": ["sheet", "limits", "groups", "demand"],
  "/solutions/dynamic-pricing#benefits": ["sheet", "limits", "release", "dimensions", "demand", "unit"],
  "/solutions/dynamic-pricing#rental-housing": ["sheet", "dimensions", "controlGroup", "demand", "figures"],
  "/solutions/dynamic-pricing#limits": ["limits", "dimensions"],
  "/solutions/dynamic-pricing#fairness": ["groups"],
  "/solutions/dynamic-pricing#questions": ["limits", "demand"],
  "/solutions/dynamic-pricing#example-figures": ["figures"],
  "/platform/esee-intelligence": ["analysis", "dimensions"],
  "/platform/esee-intelligence#esee-animation": ["dimensions", "demand"],
  "/platform/esee-intelligence#dimensions": ["validation", "dimensions", "groups", "figures"],
  "/platform/esee-intelligence#one-reading": ["dimensions"],
  "/platform/esee-intelligence#metrics": ["sheet", "dimensions"],
  "/platform/esee-intelligence#systemic-trust": ["analysis", "rawRecords"],
  "/platform/esee-intelligence#next-step": ["dimensions"],
  "/how-it-works": ["sheet", "validation", "groups", "pilot"],
  "/how-it-works#steps": ["sheet", "release", "validation", "analysis", "ties", "rawRecords"],
  "/how-it-works#one-record": ["validation", "analysis", "groups", "figures", "ties", "rawRecords", "synthesis", "identifier"],
  "/how-it-works#validation": ["sheet", "validation", "analysis", "groups"],
  "/how-it-works#pilot": ["controlGroup", "demand", "pilot"],
  "/platform/miu": ["unit"],
  "/platform/miu#one-unit": ["controlGroup", "figures", "unit"],
  "/platform/miu#phases": ["unit"],
  "/platform/miu#unit-or-discount": ["unit"],
  "/platform/miu#inquiries": ["unit"],
  "/platform/mavi-difference": ["sheet", "validation", "analysis", "dimensions", "rawRecords"],
  "/platform/mavi-difference#validation": ["sheet", "release", "validation", "analysis", "dimensions", "groups", "controlGroup", "figures"],
  "/platform/mavi-difference#dual-entity": ["analysis", "rawRecords", "permittedUses"],
  "/platform/mavi-difference#knowledge-graph": ["analysis"],
  "/platform/mavi-difference#example-figure": ["figures"],
  "/platform/about-us": ["organizations"],
  "/platform/about-us#mission": ["missions"],
  "/platform/about-us#what-we-build": ["release", "validation", "analysis", "organizations", "unit", "rawRecords"],
  "/platform/about-us#status": ["offer", "customers", "ties", "rawRecords"],
  "/platform/about-us#leadership": ["leadership"],
  "/consortium": ["taxStatus", "rawRecords", "synthesis", "control"],
  "/consortium#mission": ["problems", "missions", "reports"],
  "/consortium#core-principles": ["synthesis", "control", "reports"],
  "/consortium#role": ["organizations", "rawRecords", "permittedUses", "auditTrail"],
  "/consortium#programs": ["reports", "programs"],
  "/consortium#join": ["ties"],
  "/consortium/data-stewardship": ["rawRecords", "control", "identifier", "bias", "risks", "auditTrail"],
  "/consortium/data-stewardship#commitment": ["ties", "rawRecords", "control", "privacy"],
  "/consortium/data-stewardship#dual-entity": ["organizations", "rawRecords", "permittedUses"],
  "/consortium/data-stewardship#questions": ["synthesis", "control", "risks"],
  "/consortium/data-stewardship#my-rent": ["risks"],
  "/consortium/data-stewardship#data-handling": ["rawRecords", "synthesis", "control", "identifier", "auditTrail"],
  "/consortium/data-stewardship#privacy-flow": ["validation", "analysis", "ties", "rawRecords", "synthesis", "control", "contribution"],
  "/consortium/data-stewardship#bias-mitigation": ["validation", "groups", "synthesis", "bias"],
  "/consortium/data-stewardship#explainability": ["analysis", "rawRecords", "audits"],
  "/consortium/impact": ["ties", "control", "reports", "programs"],
  "/consortium/impact#collective-insight": ["figures", "rawRecords", "programs"],
  "/consortium/impact#partnerships": ["ties", "audits", "reports", "programs"],
  "/consortium/impact#programs": ["programs"],
  "/consortium/impact#community-voice": ["rawRecords", "control", "contribution", "reports", "programs"],
  "/consortium/impact#data-literacy": ["programs"],
  "/consortium/get-involved": ["customers", "ties"],
  "/consortium/get-involved#partner-with-us": ["sheet", "pilot", "customers", "ties", "permittedUses", "control", "contribution", "reports", "programs"],
  "/consortium/get-involved#data-contribution": ["ties", "rawRecords", "control", "contribution", "identifier", "reports"],
  "/consortium/get-involved#support-us": ["organizations", "ties", "taxStatus", "rawRecords", "control", "audits", "programs", "auditTrail"],
  "/consortium/get-involved#stay-connected": ["programs"],
  "/consortium/about-us": ["organizations", "taxStatus"],
  "/consortium/about-us#money-and-decisions": ["leadership"],
  "/consortium/about-us#problem": ["problems"],
  "/consortium/about-us#functions": ["organizations", "ties", "rawRecords", "synthesis", "permittedUses", "control", "contribution", "reports"],
  "/consortium/about-us#capabilities": ["synthesis", "control", "identifier", "auditTrail"],
  "/consortium/about-us#mission-and-vision": ["missions"],
  "/consortium/about-us#partners": ["ties"],
  "/team": ["leadership"],
  "/team#founder": ["leadership"],
  "/team#advisory-board": ["leadership", "unit", "auditTrail"],
  "/team#work-with-us": ["ties"],
  "/contact": ["customers", "programs"],
  "/contact#partnership": ["ties", "programs"],
  "/privacy": ["privacy"],
  "/privacy#scope": ["organizations"],
  "/privacy#collected-information": ["access", "ties", "rawRecords", "control", "contribution"],
  "/privacy#use": ["validation", "groups", "ties", "control", "bias"],
  "/privacy#synthetic-data": ["ties", "rawRecords", "synthesis", "identifier"],
  "/privacy#sharing": ["organizations", "ties", "rawRecords", "permittedUses", "audits"],
  "/privacy#rights": ["control", "auditTrail"],
  "/privacy#security": ["auditTrail"],
  "/terms": ["terms"],
  "/terms#information": ["figures"],
  "/terms#no-offer": ["unit"],
  "/terms#collected-information": ["ties", "rawRecords", "permittedUses", "control"],
  "drawing community-report": ["ties", "rawRecords", "reports", "programs"],
  "drawing dual-entity": ["validation", "analysis", "organizations", "ties", "rawRecords", "permittedUses", "reports"],
  "drawing esee-dimensions": ["dimensions"],
  "drawing fairness-test": ["groups"],
  "drawing five-steps": ["validation", "analysis", "access", "ties", "rawRecords"],
  "drawing governance": ["access", "organizations", "leadership", "offer", "ties", "rawRecords", "permittedUses", "contribution", "audits", "reports"],
  "drawing knowledge-graph": ["analysis"],
  "drawing pipeline": ["validation", "analysis", "ties"],
  "drawing platform-layers": ["sheet", "validation", "analysis", "unit", "rawRecords"],
  "drawing price-corridor": ["limits", "demand"],
  "drawing recommendation-sheet": ["sheet", "limits", "release", "validation", "analysis", "dimensions", "groups", "controlGroup", "demand", "rawRecords"],
  "drawing record-before-after": ["rawRecords", "synthesis", "identifier"],
  "drawing record-trail": ["validation", "analysis", "groups", "ties", "rawRecords", "synthesis", "identifier"],
  "drawing renewal-receipt": ["unit"],
  "drawing rent-decision": ["limits", "demand"],
  "drawing reward-result": ["unit"],
  "drawing scenario-fan": ["dimensions"],
  "drawing six-paths": ["ties", "rawRecords", "reports"],
  "drawing solution-chain": ["offer"],
  "drawing source-agreement": ["validation"],
  "drawing stewardship-boundary": ["ties", "rawRecords", "reports"],
  brand: ["validation", "organizations", "offer", "permittedUses"],
  "tooltip qpi": ["sheet", "dimensions"],
  "tooltip miu": ["unit"],
  "tooltip spid": ["identifier"],
  "tooltip esee": ["dimensions"],
  "tooltip use": ["permittedUses"],
  metrics: ["dimensions"],
  network: ["sheet", "organizations", "offer", "ties", "rawRecords", "synthesis", "permittedUses", "control", "audits", "reports", "programs"],
  "structured data": ["organizations", "offer", "taxStatus", "synthesis"],
  "tooltip certifications": ["organizations"],
} as const satisfies Readonly<Partial<Record<Place, readonly ClaimName[]>>>;
