/**
 * How it works, for a reader who wants to know what happens step by step, who does it, and how to try it. The heating
 * example, the four checks and the pilot are told here, and only here.
 */
import type {
  BandSection,
  ComparisonSection,
  DrawingWithNotesSection,
  Page,
  ProcessSection,
  RuledListSection,
} from "../types";

export const page: Page = {
  meta: {
    title: "How It Works | MAVI",
    description:
      "How does data become a price? Five steps, one record followed to a decision, four checks, who does what, and how a pilot is to be set up.",
  },
  tone: "teal",
  hero: {
    title: "From your data to a price you can explain",
    subtitle:
      "For teams that set prices: five steps, who takes each of them, and how to try them on your own prices.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "The Plan for a Pilot", href: "/how-it-works#pilot" },
    ],
  },
};

export const fiveSteps: ProcessSection = {
  id: "steps",
  title: "Five steps and a feedback loop",
  steps: [
    {
      title: "Connect",
      text: "You connect prices, costs, stock and sales. Market data and impact data are added.",
    },
    {
      title: "Protect",
      text: [
        "Records about people go to ",
        { link: "/consortium/data-stewardship", label: "the consortium" },
        ". It passes on synthetic ones.",
      ],
    },
    {
      title: "Understand",
      text: "AI agents join all of it in the knowledge graph and look for what drives demand.",
    },
    {
      title: "Validate",
      text: "The validation engine checks each finding. One that fails goes back with the reason.",
    },
    {
      title: "Recommend",
      text: "You receive a price, its expected effect and the evidence. You decide.",
    },
  ],
  loop: {
    title: "Feedback loop",
    text: "Sales, renewals, complaints and days empty after your decision are data for the next round.",
  },
};

export const oneRecord: DrawingWithNotesSection = {
  id: "one-record",
  title: "From a repair request to a decision about the rent",
  lead: "An invented example: in a north wing the heating keeps failing, and tenants do not renew.",
  notes: [
    {
      title: "The record",
      text: "Tenants contribute leases and repair requests, for decisions about rents and repairs in this building.",
    },
    {
      title: "Made synthetic",
      text: [
        "The consortium generates new records with the same pattern: wing, season, faults, lease, each with a ",
        { term: "spid", as: "SPID" },
        ".",
      ],
    },
    {
      title: "Connected",
      text: "Heating faults are tied to leases that were not renewed and to days empty, by part of the building and not by person.",
    },
    {
      title: "Found and checked",
      text: "Tenants leave where the heating fails, at high rents and at low ones. Two sources and the winter before agree.",
    },
    {
      title: "Decided",
      text: [
        "A lower rent would not keep them. Keep the rent, repair the heating, offer ",
        { term: "miu", as: "incentive units (MIU)" },
        " for an early renewal.",
      ],
    },
  ],
};

export const validation: RuledListSection = {
  id: "validation",
  title: "Four checks before you see a result",
  lead: [
    "A ",
    { term: "qpi", as: "Quantified Prosperity Insight" },
    " carries the outcome of each. ",
    { link: "/platform/mavi-difference", label: "The MAVI difference" },
    " shows them on a sheet.",
  ],
  items: [
    {
      title: "Origin",
      text: "Each source is named with its date, and its use for this purpose is permitted.",
    },
    {
      title: "Agreement",
      text: "If two sources differ, the difference is explained, or the finding goes back.",
    },
    {
      title: "Groups",
      text: "A difference between groups of customers needs a reason in cost or service.",
    },
    {
      title: "Earlier results",
      text: "If an expected effect did not show, the model is corrected before it recommends again.",
    },
  ],
};

export const whoDoesWhat: ComparisonSection = {
  id: "who-does-what",
  title: "Who does what",
  sides: ["MAVI", "Your team"],
  rows: [
    {
      label: "Data",
      cells: ["Joins it with market and impact data.", "Chooses what to connect and for which purpose."],
    },
    {
      label: "Limits",
      cells: [
        "Proposes prices inside them only.",
        "Sets floors, ceilings, the pace of change and who approves.",
      ],
    },
    {
      label: "Price",
      cells: [
        "Recommends one, with its expected effect and its sources.",
        "Accepts, changes or rejects it. A small change can be released by a rule that you set.",
      ],
    },
  ],
};

export const pilot: ProcessSection = {
  id: "pilot",
  title: "How a pilot is to be set up",
  lead: "The plan: part of your prices, small enough that a mistake costs little.",
  steps: [
    {
      title: "Scope",
      text: "One product group, large enough to divide, and one person who answers for its price.",
    },
    {
      title: "Data",
      text: "A year or more of dated prices, sales and costs, so that every season is covered. If prices hardly ever changed, the pilot begins with small, planned changes.",
    },
    {
      title: "Baseline",
      text: "How success is measured, the value of that measure today, and the date of the review.",
    },
    {
      title: "Control group",
      text: "One part follows the recommendations; the other, the control group, keeps its usual prices. They are divided by place or by period, so that they do not compete for the same customers.",
    },
    {
      title: "Review",
      text: "What differs between the parts, beyond chance, is the effect. You extend the use, change it or end it.",
    },
  ],
};

export const demo: BandSection = {
  title: "Follow one of your own prices through the five steps",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
