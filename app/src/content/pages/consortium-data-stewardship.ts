/** Data stewardship, for contributors, researchers and reviewers: who holds which data, and what happens to it. */
import { checks } from "../examples/checks";
import { heatingCase } from "../examples/heating-case";
import { link, richText, strong, term } from "../rich-text";
import { dollars } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "Responsible Data Governance | MAVI Consortium",
    description:
      "Individually controlled data, privacy by design, unique identifiers and a blockchain audit trail: how data goes from consent to insight.",
  },
  tone: "violet",
  hero: {
    title: "Private by design, controlled by you",
    subtitle:
      "Raw data does not go to the corporation; synthetic data is passed on in its place. A blockchain keeps the audit trail.",
    actions: [
      { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
      { label: "Follow the Data", href: "/consortium/data-stewardship#privacy-flow" },
    ],
  },
};

const { raw, synthetic } = heatingCase;
const outcome = (ended: boolean) => (ended ? "left" : "stayed");
const average = ({ averageRent, faults, records }: typeof raw | typeof synthetic) => ({
  averageOf: `average of ${records}`,
  averageRent: dollars(averageRent),
  /** Average number of faults, by outcome of the lease. */
  averages: [
    [faults.ended, outcome(true)],
    [faults.renewed, outcome(false)],
  ] as const,
});

/** The text of a cell with a covered value. */
export const hidden = "hidden";

/** Two tables, one on each side of the boundary. */
export const tables = [
  {
    side: "kept",
    title: "Kept by us",
    caption: `${raw.some.length} of ${raw.records} raw records`,
    heads: ["tenant", "apt.", "rent", "faults", "lease"],
    rows: raw.some.map(({ rent, faults, ended }) => [hidden, hidden, dollars(rent), faults, outcome(ended)]),
    ...average(raw),
  },
  {
    side: "passed on",
    title: "Passed on",
    caption: `${synthetic.some.length} of ${synthetic.records} synthetic records`,
    heads: ["SPID", "wing", "rent", "faults", "lease"],
    rows: synthetic.some.map(({ spid, wing, rent, faults, ended }) => [
      spid,
      wing,
      dollars(rent),
      faults,
      outcome(ended),
    ]),
    ...average(synthetic),
  },
] as const;

export const commitment = {
  id: "commitment",
  title: "Our commitment: you stay in control",
  lead: richText`You decide what you contribute. You can ${strong("see")} it, ${strong("take it with you")}, ${strong("correct")} it, have it ${strong("deleted")}, ${strong("restrict")} its use or ${strong("withdraw")} your consent, as our ${link("/privacy#rights", "privacy policy")} describes.`,
  actions: [{ label: "Your Rights", href: "/privacy#rights" }],
} as const;

export const dualEntity = {
  id: "dual-entity",
  title: "One steward, one innovator",
  items: [
    {
      tone: "violet",
      title: "The consortium, nonprofit steward",
      text: "We hold raw data, make the synthetic data and keep the audit trail.",
    },
    {
      tone: "teal",
      // Word joiners keep "for-profit" on one line.
      title: "The corporation, for\u2060-\u2060profit innovator",
      text: "It runs the platform, analyzes synthetic data and delivers validated insights.",
    },
  ],
  actions: [{ label: "See the Two Compared", href: "/about-mavi-ecosystem#dual-entity-model" }],
} as const;

export const dataHandling: Content.ItemsSection = {
  id: "data-handling",
  title: "How we handle data",
  items: [
    {
      title: "Individually controlled data",
      text: "You choose what you share, and you can change your mind.",
    },
    {
      title: "Privacy by design",
      text: "Data about people becomes synthetic before the corporation’s AI works with it.",
    },
    {
      title: "Consortium unique identifiers",
      text: richText`Each synthetic record carries a unique identifier (${term("spid")}), so that it can be traced.`,
    },
    {
      title: "Blockchain auditability",
      text: "The audit trail records what happens to the data, and when.",
    },
  ],
};

export const privacyFlow = {
  id: "privacy-flow",
  title: ["From raw data", "to a validated insight"],
  example: true,
  items: [
    { title: "Raw data", text: "You share it, with your consent." },
    { title: "Consortium", text: "We keep it under your control." },
    { title: "Synthetic data", text: "We generate new records with similar patterns." },
    {
      title: "Corporation AI processing",
      text: "The platform’s agents combine it with market and impact data.",
    },
    { title: "Validated insights", text: "Findings that pass the four checks reach businesses." },
  ],
} as const;

/** The texts in the picture of `privacyFlow`. */
export const rents = {
  description: "No dot crosses the boundary; the squares show a similar pattern.",
  raw: {
    count: raw.records,
    what: "rents in raw records",
    average: `average ${dollars(raw.averageRent)}`,
  },
  synthetic: {
    count: synthetic.records,
    what: "rents in synthetic records",
    average: `average ${dollars(synthetic.averageRent)}`,
  },
} as const;

const { groups, insight, results, source } = checks;
const beyond = (values: readonly number[], limit: number, one: string, several: string) => {
  const count = values.filter((value) => Math.abs(value) > limit).length;
  return `${count} ${count === 1 ? one : several}`;
};

export const biasMitigation = {
  id: "bias-mitigation",
  title: "How we work against bias",
  lead: "A model can be right on average and wrong for a group. That is why groups are compared, too.",
  example: true,
  items: [
    {
      picture: "source",
      title: "At the source",
      label: `${source.complete + source.waiting} records: ${source.complete} with permission, ${source.waiting} waiting for it`,
      text: "We give each synthetic record an identifier, so that a one-sided source can be traced.",
    },
    {
      picture: "groups",
      title: "Between groups",
      label: `${groups.gaps.length} pairs from two groups: ${beyond(groups.gaps, groups.limit, "gap is", "gaps are")} too large`,
      text: "The platform’s validation engine compares similar cases, group by group.",
    },
    {
      picture: "results",
      title: "Over time",
      label: `${results.differences.length} results: ${beyond(results.differences, results.limit, "missed its forecast", "missed their forecasts")}`,
      text: "The engine compares earlier predictions with outcomes. The line is the forecast.",
    },
  ],
  oversight: {
    title: "Through oversight",
    text: "We oversee the use of data and ethical certifications.",
  },
  actions: [{ label: "The Four Checks", href: "/how-it-works#validation" }],
} as const;

export const explainability = {
  id: "explainability",
  title: "Insights that can be explained",
  example: true,
  /** Labels above the picture's parts, from left to right. */
  labels: [
    `${insight.findings * insight.records} synthetic records and ${insight.findings * insight.prices} market prices`,
    `${insight.findings} patterns`,
    "1 insight",
  ],
  items: [
    { title: "Knowledge graph", text: "It links an insight to the patterns, records and prices behind it." },
    {
      title: "Independent audits",
      text: "Outside auditors trace an insight to its sources and examine how it was reached.",
    },
  ],
} as const;

export const next: Content.HeadedSection = {
  id: "next",
  title: "Ask us about your data",
  lead: "We will explain what we do and how you can begin.",
  actions: [
    { label: "The Consortium", href: "/consortium/about-us" },
    { label: "Our Impact", href: "/consortium/impact" },
    { label: "Contact Us", href: "/contact" },
  ],
};

/** The name of the ring in the picture of `next`. */
export const yourData = "your data";
