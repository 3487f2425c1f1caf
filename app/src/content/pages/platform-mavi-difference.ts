/** The difference page, for a buyer who compares pricing tools: the whole sheet that comes with a price, and why it holds. */
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
      "No black box: each recommended price comes on one sheet with four metrics, sources, four checks and your decision. See a whole example.",
  },
  tone: "teal",
  hero: {
    title: "A price that comes with its evidence",
    subtitle: "No black box. Each recommendation arrives on one sheet that you can take to a meeting.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
};

export const validation = {
  id: "validation",
  title: "The whole sheet, from price to review",
  /** Each beside its part of the sheet. */
  items: [
    { title: "Four metrics", text: "Each is measured against a threshold that you set." },
    {
      title: "Sources and checks",
      text: "Each kind of source shows its date, each check its outcome.",
    },
    {
      title: "Decision and review",
      text: "You accept, change or reject. The review compares with a control group.",
    },
  ],
} as const;

export const exampleFigure: Content.FiguresSection = {
  id: "example-figure",
  title: "An example figure for sales",
  figures: [{ value: "+30%", label: "Sales" }],
};

/** What stands on the line that leads from the price to its sources. */
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
      text: "An insight passes four checks before it reaches you.",
      description: `${line.price}: ${line.checks}.`,
    },
    {
      id: "dual-entity",
      picture: "boundary",
      title: "Two organizations",
      href: "/about-mavi-ecosystem#dual-entity-model",
      text: "A corporation analyzes. An independent nonprofit stewards the data about people.",
      description: `${line.synthetic}, ${line.records}.`,
    },
    {
      id: "knowledge-graph",
      picture: "sources",
      title: "Knowledge graph",
      href: "/how-it-works#one-record",
      text: "A price stays connected with its reasons, so they can be traced.",
      description: `${line.sources.join(", ")}.`,
    },
  ],
} as const;

export const demo = {
  title: "Ask about a sheet for your prices",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  blank: { sign: "$", text: "your price, your decision" },
} as const;
