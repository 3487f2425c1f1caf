/**
 * The difference page, for a buyer who compares pricing tools: the whole sheet that comes with a price, and why the
 * price holds.
 */
import { apartment } from "../examples/apartment";
import { sheet } from "../shared/recommendation-sheet";
import { dollars } from "../shared/numbers";
import type * as Content from "../types";

const { recommendedRent, tenants } = apartment;
const { checks, sources } = sheet;

export const page: Content.Page = {
  meta: {
    title: "The MAVI Difference: Prices With Evidence",
    description:
      "No black box: each recommended price comes on one sheet with four metrics, sources, four checks and your decision. See a full example.",
  },
  tone: "teal",
  hero: {
    title: "A price that comes with its evidence",
    subtitle: "No black box. You get one sheet that you can take to a meeting.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
};

export const validation = {
  id: "validation",
  title: "The full sheet, from price to review",
  /** Each item explains a part of the sheet. */
  items: [
    {
      part: "range",
      title: "Your limits",
      text: "You set the floor and the ceiling. The recommendation stays within them.",
    },
    {
      part: "metrics",
      title: "Four metrics",
      text: "Each metric is measured against a threshold that you set.",
    },
    {
      part: "evidence",
      title: "Sources and checks",
      text: "Each source shows its date, and each check shows its outcome.",
    },
    {
      part: "decision",
      title: "Decision and review",
      text: "You accept, change or reject the recommendation. The review compares its result with a control group.",
    },
  ],
} as const;

/** Labels along the line from the price to its sources. */
export const line = {
  price: dollars(recommendedRent),
  checks: `${checks.rows.length} checks passed`,
  synthetic: `${tenants.synthetic} synthetic records`,
  records: `${tenants.records} records about people`,
  sources: sources.rows.map(({ name }) => name),
} as const;

export const why = {
  id: "why",
  title: "Why the evidence holds",
  items: [
    {
      picture: "checks",
      title: "Validation",
      href: "/how-it-works#validation",
      text: "The validation engine tests an insight before it reaches you: whether its sources are verified and agree, whether groups are treated alike, and whether earlier predictions held.",
      description: `${line.price}: ${line.checks}.`,
    },
    {
      id: "dual-entity",
      picture: "boundary",
      title: "Two organizations",
      href: "/about-mavi-ecosystem#dual-entity-model",
      text: "A for\u2060-\u2060profit corporation runs the platform. An independent nonprofit consortium stewards the data about people and passes on synthetic data.",
      description: `${line.synthetic}, ${line.records}.`,
    },
    {
      id: "knowledge-graph",
      picture: "sources",
      title: "Knowledge graph",
      href: "/how-it-works#one-record",
      text: "The unified knowledge graph keeps a price connected to its sources and reasons, so that you can trace the price back to them.",
      description: `${line.sources.join(", ")}.`,
    },
  ],
} as const;

/** Sales before, and how many more. */
const sales = { before: 100, more: 30 } as const;

export const exampleFigure = {
  id: "example-figure",
  title: `Prices with evidence can lift sales by ${sales.more}%`,
  example: true,
  sales,
  figure: `+${sales.more}%`,
  before: `${sales.before} sales`,
  more: `${sales.more} more`,
} as const;

export const demo = {
  title: "See an evidence sheet for your prices",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  blank: { sign: "$", text: "your price, your decision" },
} as const;
