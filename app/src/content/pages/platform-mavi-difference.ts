/** The difference page, for a buyer who compares pricing tools: what a recommendation carries, and who holds the data. */
import { percent } from "../shared/numbers";
import { rentalExample } from "../shared/rental-example";
import { meaningOfExamples } from "../shared/example-figures";
import type { BandSection, ColumnsSection, ExampleSection, NotesSection, Page } from "../types";

export const page: Page = {
  meta: {
    title: "The MAVI Difference: Prices With Evidence",
    description:
      "What comes with a recommended price? Its alternatives, four metrics, sources and checks on one sheet; who holds the data, and what connects it.",
  },
  tone: "teal",
  hero: {
    title: "A price that comes with its evidence",
    subtitle:
      "For buyers who compare pricing tools. Findings are validated, a separate nonprofit holds the data about people, and one knowledge graph connects the evidence.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
};

export const validation: NotesSection = {
  id: "validation",
  title: "What a recommendation carries",
  lead: [
    "An invented sheet for the rental example. Its results are ",
    { term: "qpi", as: "Quantified Prosperity Insights" },
    ".",
  ],
  notes: [
    {
      title: "Price and metrics",
      text: [
        `The price stands between your limits, the rejected ones beside it. In the metrics 100 is the threshold that you set. The asking rent, at which ${percent(rentalExample.renewals.atAsking)} are expected to renew, misses three: `,
        { link: "/platform/esee-intelligence#metrics", label: "how they are worked out" },
        ".",
      ],
    },
    {
      title: "Sources and checks",
      text: [
        "Each source has its date, and each of the ",
        { link: "/how-it-works#validation", label: "four checks" },
        " its outcome.",
      ],
    },
    {
      title: "Decision and review",
      text: "Your team accepts, changes or rejects it. The sheet says when and against what the result will be measured.",
    },
  ],
};

export const dualEntity: ColumnsSection = {
  id: "dual-entity",
  title: "Two organizations, one knowledge graph",
  columns: [
    {
      title: "A separate nonprofit holds the data about people",
      paragraphs: [
        [
          "The consortium, a 501(c)(3), keeps raw records, decides how they may be used and reviews results for bias. The corporation works with synthetic records: ",
          { link: "/about-mavi-ecosystem#dual-entity-model", label: "the two compared" },
          ".",
        ],
      ],
    },
    {
      id: "knowledge-graph",
      title: "One knowledge graph connects the evidence",
      paragraphs: [
        [
          "A rent is tied to its apartment, its lease, its repairs and its comps. These ties lead from an effect to a cause: ",
          { link: "/how-it-works#one-record", label: "follow one record" },
          ".",
        ],
      ],
    },
  ],
};

export const exampleFigure: ExampleSection = {
  id: "example-figure",
  title: "An example figure for sales",
  note: `An example figure. ${meaningOfExamples} A pilot measures against a control group.`,
  figures: [{ value: "+30%", label: "Sales" }],
};

export const demo: BandSection = {
  title: "See the sheet for a price of your own",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
