/** The difference page, for a buyer who compares pricing tools: what a recommendation carries, and who holds the data. */
import { apartment } from "../examples/apartment";
import { dollars, percent } from "../shared/numbers";
import { meaningOfExamples } from "../shared/example-figures";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

const { thresholds } = apartment;

export const page: Content.Page = {
  meta: {
    title: "The MAVI Difference: Prices With Evidence",
    description:
      "What comes with a recommended price? Its alternatives, four metrics, sources and checks on one sheet; who holds the data, and what connects it.",
  },
  tone: "teal",
  hero: {
    title: "A price that comes with its evidence",
    subtitle:
      "Validated insights, a separate nonprofit for data about people, and a knowledge graph that connects the evidence.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
};

export const validation: Content.DrawingWithNotesSection = {
  id: "validation",
  title: "What comes with a recommendation",
  lead: richText`An invented sheet. Its metrics are ${term("qpi", "Quantified Prosperity Insights")}.`,
  notes: [
    {
      title: "Four metrics",
      text: richText`100 is the threshold that you set: here ${dollars(thresholds.income)} of income, ${dollars(thresholds.affordable)} for rent and heating, ${percent(thresholds.renewals)} renewals, at most ${percent(thresholds.rise)} above the last rent. At the asking rent all four fall below it: see ${link("/platform/esee-intelligence#metrics", "how they are worked out")}.`,
    },
    {
      title: "Sources and checks",
      text: richText`Each kind of source has its date, and each of the ${link("/how-it-works#validation", "four checks")} its outcome.`,
    },
    {
      title: "Decision and review",
      text: "Your team decides, price by price or by a rule. The sheet says when and against what the result will be measured.",
    },
  ],
};

export const dualEntity: Content.CellsSection = {
  id: "dual-entity",
  title: "Two organizations and a knowledge graph",
  items: [
    {
      title: "A separate nonprofit holds the data about people",
      text: richText`The consortium keeps raw records and passes on synthetic ones. The corporation works with those: see ${link("/about-mavi-ecosystem#dual-entity-model", "the two compared")}.`,
    },
    {
      id: "knowledge-graph",
      title: "A knowledge graph connects the evidence",
      text: richText`Rents are tied to parts of a building, repairs and renewals: see ${link("/how-it-works#one-record", "an example")}.`,
    },
  ],
};

export const exampleFigure: Content.ExampleSection = {
  id: "example-figure",
  title: "An example figure for sales",
  note: meaningOfExamples,
  figures: [{ value: "+30%", label: "Sales" }],
};

export const demo: Content.BandSection = {
  title: "See the sheet for a price of your own",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
