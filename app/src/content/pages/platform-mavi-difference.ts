/** The difference page, for a buyer who compares pricing tools: what a recommendation carries, who holds the data, and what a claim of 30% presupposes. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Difference: prices with evidence | MAVI",
    description:
      "What a MAVI recommendation carries besides the price: its sources, checks and limits. Why a separate non-profit holds the data, and what +30% presupposes.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    align: "center",
    title: "A price that comes with its evidence",
    subtitle:
      "For buyers who compare pricing tools. MAVI differs in three ways: results are validated, a separate non-profit holds the data about people, and one knowledge graph connects the evidence.",
    actions: [{ label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
  },
  sections: [
    {
      kind: "figure",
      id: "validation",
      title: "What a recommendation carries",
      lead: [
        "A recommendation rests on ",
        { term: "qpi", as: "Quantified Prosperity Insights" },
        " and comes with the evidence for them. This is an illustrative sheet for one apartment; all figures in it are an example.",
      ],
      figure: "recommendation-sheet",
      inverted: true,
      notes: [
        {
          title: "Price and alternatives",
          text: "The recommended price stands between the lowest and the highest that your limits allow, beside the prices that were considered and rejected.",
        },
        {
          title: "Sources and checks",
          text: "Each source has a date. Each of the four checks has an outcome: origin, agreement, differences between groups, earlier results.",
        },
        {
          title: "Decision and review",
          text: "Somebody in your company accepts, changes or rejects it. The sheet says when and against what the result will be measured: here after 90 days, against similar apartments that are priced as before.",
        },
      ],
      actions: [{ label: "How It Works", href: "/how-it-works" }],
    },
    {
      kind: "columns",
      id: "dual-entity",
      title: "Two organizations: one sells the platform, one holds data about people",
      columns: [
        {
          title: "The corporation",
          paragraphs: [
            "A for-profit technology company. It builds and runs the platform and is responsible to its customers for the quality of its recommendations.",
          ],
        },
        {
          title: "What passes between them",
          paragraphs: [
            "Synthetic data in one direction. In the other, results for review: the consortium looks at them for bias and for uses that were not agreed.",
          ],
        },
        {
          title: "The consortium",
          paragraphs: [
            "An independent non-profit with 501(c)(3) status. It holds the raw records about people, follows their consent, and decides what may be made from them.",
          ],
          action: { label: "Meet the Consortium", href: "/consortium" },
        },
      ],
    },
    {
      kind: "pair",
      id: "knowledge-graph",
      title: "One graph in place of separate files",
      paragraphs: [
        "In a spreadsheet a rent is a number in a row. Whether it is low because the street is noisy, because the heating failed or because nobody reviewed it stands in other files.",
        "In the knowledge graph the rent is tied to its apartment, its lease, its repairs and the offers nearby. An agent can follow these ties from an effect to a cause. So can you: a recommendation is designed to lead back to the part of the graph that it rests on.",
        "In this example, tenants leave because the heating fails. A lower rent would cost income and leave the cause as it is.",
      ],
      figure: "row-and-graph",
    },
    {
      kind: "example",
      id: "example-figure",
      title: "What an increase of 30% presupposes",
      lead: "A price cut of 5% that sells 30% more presupposes a price elasticity of −6: for each percent off, sales rise by 6%. Few products sell like that. A gain of this size also needs prices that were wrong for some products or at some times, and the stock to serve the demand. A pilot has to show it against prices that stay as they were.",
      note: "An illustrative example of the kind of gain that we aim at. It is no customer’s result and no forecast.",
      figures: [
        {
          value: "+30%",
          label: "Sales",
          from: "1,000 units a month",
          to: "1,300",
          text: "At a price of $40 and a cost of $28. If a price of $38 is what sells the additional units, gross profit rises from $12,000 to $13,000 a month, or by 8%.",
        },
      ],
    },
    {
      kind: "questions",
      id: "ask-any-vendor",
      title: "Six questions for any pricing vendor, us included",
      items: [
        {
          question: "Which data did this price use, and from when?",
          paragraphs: ["The sheet lists each source with its date."],
        },
        {
          question: "Which prices were rejected, and why?",
          paragraphs: ["It shows the alternatives, with the income that each is expected to bring."],
        },
        {
          question: "Which of our limits did it touch?",
          paragraphs: [
            "The sheet shows the price between them. If many prices stand at the floor or at the ceiling, the limit is worth a discussion.",
          ],
        },
        {
          question: "Who else has our customers’ data?",
          paragraphs: [
            "Raw records about people are meant to go to the consortium only. The platform works with synthetic ones.",
          ],
        },
        {
          question: "How do we know what it was worth?",
          paragraphs: [
            "From a hold-out group, whose prices stay as they were. It is agreed before the first price is changed.",
          ],
        },
        {
          question: "What does it not do?",
          paragraphs: [
            [
              "It does not replace the judgment of whoever is responsible for the price, and it cannot see what is in no data: see ",
              { link: "/solutions/dynamic-pricing", label: "what dynamic pricing does not do" },
              ".",
            ],
          ],
        },
      ],
      actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
    },
  ],
} as const satisfies SectionsPage;
