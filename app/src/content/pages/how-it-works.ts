/**
 * How it works, for a reader who wants to know what happens step by step, who does it, and how to try it. The heating
 * example, the four checks and the pilot are told here, and only here.
 */
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "How It Works | MAVI",
    description:
      "Five steps from your data to a price that you can explain, four checks on every insight, and a pilot with a control group.",
  },
  tone: "teal",
  hero: {
    title: "From your data to a price you can explain",
    subtitle: "Five steps, and how to try them on your own prices.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "The Plan for a Pilot", href: "/how-it-works#pilot" },
    ],
  },
};

export const fiveSteps: Content.ProcessSection = {
  id: "steps",
  title: "Five steps from your data to your decision",
  steps: [
    {
      title: "Provide",
      text: richText`You provide prices, costs and sales. Market data and ${term("impact")} are added.`,
    },
    {
      title: "Protect",
      text: richText`Records about people, where permitted, go to ${link("/consortium/data-stewardship", "the consortium")}. It passes on synthetic ones.`,
    },
    {
      title: "Understand",
      text: "AI agents join everything in the knowledge graph and look for what drives demand.",
    },
    {
      title: "Validate",
      text: "The validation engine checks each finding. One that fails goes back with the reason.",
    },
    {
      title: "Recommend",
      text: "You get a price, its expected effect and the evidence. You decide.",
    },
  ],
  loop: {
    title: "Feedback loop",
    text: "What follows from it, such as a lease or a sale, is data for the next round.",
  },
};

export const oneRecord: Content.DrawingWithNotesSection = {
  id: "one-record",
  title: "From a repair request to a decision about the rent",
  lead: "An invented example: the heating in a north wing keeps failing, and tenants leave.",
  notes: [
    {
      title: "The record",
      text: "Leases and repair requests reach the consortium.",
    },
    {
      title: "Made synthetic",
      text: richText`The consortium generates new records with the same patterns, each with its own ${term("spid", "SPID")}.`,
    },
    {
      title: "Connected",
      text: "Heating faults are tied to ended leases and days empty, by wing and not by person.",
    },
    {
      title: "Found and checked",
      text: "More leases end where the heating fails, at high and low rents alike. All four checks are passed.",
    },
    {
      title: "Decided",
      text: "Keep the rent, repair the heating.",
    },
  ],
};

export const validation: Content.RuledListSection = {
  id: "validation",
  title: "Four checks before you see an insight",
  lead: richText`A ${term("qpi", "Quantified Prosperity Insight")} carries the outcome of each: see ${link("/platform/mavi-difference", "a whole sheet")}.`,
  items: [
    {
      title: "Origin",
      text: "Each kind of source has a date and a permission for this purpose.",
    },
    {
      title: "Agreement",
      text: "Where two sources differ, the difference must be explained; otherwise the finding goes back.",
    },
    {
      title: "Groups",
      text: "A difference between groups above the limit has a reason in cost or service.",
    },
    {
      title: "Earlier results",
      text: "What was expected before is compared with what happened.",
    },
  ],
};

export const pilot: Content.ProcessSection = {
  id: "pilot",
  title: "The plan for a pilot, in five parts",
  lead: "A pilot covers a small part of your prices, so that a mistake costs little.",
  steps: [
    {
      title: "Scope",
      text: "One product group, and one person who answers for its price.",
    },
    {
      title: "Data",
      text: "A year or more of dated prices, sales and costs. If prices hardly ever changed, begin with small, planned changes.",
    },
    {
      title: "Baseline",
      text: "What counts as success, its value today, and the date of the review.",
    },
    {
      title: "Control group",
      text: "One part follows the recommendations; the control group is priced as usual. Divide them by place or period, so that they do not compete for customers.",
    },
    {
      title: "Review",
      text: "How the two differ, and whether chance could explain it. You extend the use, change it or end it.",
    },
  ],
};

export const demo: Content.BandSection = {
  title: "Follow one of your own prices through the five steps",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
