/** The solutions page, for a buyer who asks which of the four fits, and how a first project is set up. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Solutions | MAVI",
    description:
      "Validated data, dynamic pricing with an incentive unit, ESEE scenario modeling and data stewardship: four solutions, each with a worked example.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "Four solutions, from data to price",
    subtitle:
      "For pricing, data and policy teams. Each of the four answers a question of its own and can start alone. All use one knowledge graph and the same rules for data about people.",
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
    figure: "solution-chain",
  },
  sections: [
    {
      kind: "ruled-list",
      id: "choose",
      title: "Which one fits your question",
      items: [
        {
          title: "“Our reports contradict each other.”",
          text: [
            "Start with ",
            {
              link: "/platform/solutions#validated-intelligence",
              label: "validated harmonized intelligence",
            },
            ": one agreed figure, with the differences explained.",
          ],
        },
        {
          title: "“We set many prices and cannot review each.”",
          text: [
            "Start with ",
            { link: "/platform/solutions#incentive-unit-pricing", label: "incentive-unit dynamic pricing" },
            ": a recommended price, and a reward where a customer’s choice saves cost.",
          ],
        },
        {
          title: "“This decision affects more than our income.”",
          text: [
            "Start with ",
            { link: "/platform/solutions#scenario-modeling", label: "scenario modeling" },
            ": several decisions compared in four dimensions before one is taken.",
          ],
        },
        {
          title: "“We need data about people and must not hold it.”",
          text: [
            "Start with ",
            { link: "/platform/solutions#data-stewardship", label: "ethical data stewardship" },
            ": synthetic records that an independent non-profit makes for use on the platform.",
          ],
        },
      ],
    },
    {
      kind: "blocks",
      id: "core-solutions",
      title: "Core solutions",
      lead: "Each has an example. Its figures are invented to show the arithmetic.",
      items: [
        {
          id: "validated-intelligence",
          title: "Validated harmonized intelligence",
          paragraphs: [
            "Internal, market and impact data are brought to common definitions, joined in one knowledge graph and tested before use. Where sources disagree, the difference is explained, and the explanation stays with the figure.",
          ],
          example: {
            title: "A hotel with 120 rooms",
            text: "Three systems report the same night, and the next prices depend on which of them is believed: 101 rooms are 7% more than were paid for.",
            rows: [
              { label: "Booking channel", value: "101 rooms" },
              { label: "less late cancellations", value: "−7" },
              { label: "Housekeeping", value: "90 rooms" },
              { label: "plus paid no-shows", value: "+4" },
              { label: "Agreed with the reservations", value: "94 rooms paid" },
            ],
          },
          figure: "source-agreement",
          action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
        },
        {
          id: "incentive-unit-pricing",
          title: "Incentive-unit dynamic pricing",
          paragraphs: [
            "A recommended price between the lowest and the highest that you allow. Where a customer’s choice saves cost, the customer receives a reward.",
            [
              "The reward is paid in ",
              { term: "miu", as: "MAVI Incentive Units" },
              ", so that it can be measured apart from the price.",
            ],
          ],
          example: {
            title: "A lease that ends in 60 days",
            text: "If the tenant leaves, the apartment at $1,250 a month stands empty for 21 days and has to be cleaned, listed and shown. An early renewal avoids both. Tenants who would have renewed anyway earn the reward too: if 50 of 100 would have, seven more have to renew before it pays.",
            rows: [
              { label: "21 days of rent", value: "$863" },
              { label: "Change of tenant", value: "$400" },
              { label: "Avoided by a renewal", value: "$1,263" },
              { label: "Reward: 150 units at $1", value: "$150" },
            ],
          },
          figure: "renewal-units",
          action: { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
        },
        {
          id: "scenario-modeling",
          title: "ESEE scenario modeling",
          paragraphs: [
            [
              "The effects of a decision in four dimensions (",
              { term: "esee" },
              "), estimated for several alternatives on the same assumptions.",
            ],
            "A scenario is not a forecast. It shows what follows if its assumptions hold, and which of them changes the result most.",
          ],
          example: {
            title: "A city parking garage at $2.00 an hour",
            text: "On the assumptions made here, raising the price in steps brings the highest income and more visits, because stays get shorter. Raising it at once makes a space easiest to find, and loses visits. In both, the share of low-income visits falls.",
            rows: [
              { label: "Hold at $2.00", value: "$6,400 a day" },
              { label: "In steps to $2.50", value: "$7,200 a day" },
              { label: "At once to $3.00", value: "$6,720 a day" },
            ],
          },
          figure: "scenario-fan",
          action: { label: "Prosperity Intelligence", href: "/platform/esee-intelligence" },
        },
        {
          id: "data-stewardship",
          title: "Ethical data stewardship",
          paragraphs: [
            "Records about people are held by the consortium, an independent non-profit. It makes synthetic records that keep the statistical patterns, and passes on only these.",
            [
              "Each carries a ",
              { term: "spid" },
              ", so that its use can be followed. Synthetic records lower the risk of identifying someone; no method removes it entirely.",
            ],
          ],
          example: {
            title: "A neighborhood survey on rent",
            text: "Of 600 households that answered, 38 did not agree to this use. From the other 562 answers the consortium makes 562 synthetic records, and compares the two before release.",
            rows: [
              { label: "Share of income spent on rent, answers", value: "36.5%" },
              { label: "The same share, synthetic records", value: "36.4%" },
              { label: "Households above 30%, answers", value: "75.4%" },
              { label: "Above 30%, synthetic records", value: "75.1%" },
            ],
          },
          figure: "synthetic-records",
          action: { label: "Our Data Governance", href: "/consortium/data-stewardship" },
        },
      ],
    },
    {
      kind: "statement",
      id: "together",
      title: "How the four build on each other",
      paragraphs: [
        "Stewardship supplies records about people that a business may use. Harmonized intelligence joins them with the business’s own data and tests the result. Scenarios show what a decision would do. Pricing turns the chosen one into a price, and what customers do next becomes data again.",
        "A later solution uses the graph, the definitions and the limits of an earlier one, so that a second project starts with part of its work done.",
      ],
    },
    {
      kind: "process",
      id: "pilot",
      inverted: true,
      title: "How a first project is usually set up",
      steps: [
        {
          title: "Scope",
          text: "One product group or one decision that recurs, small enough that a mistake costs little.",
        },
        {
          title: "Data",
          text: "Which records exist, who owns them, and what may be used. Records about people go to the consortium first.",
        },
        {
          title: "Baseline",
          text: "How success is measured, and the value of that measure today, agreed before the first recommendation.",
        },
        {
          title: "Hold-out",
          text: "Recommendations apply to one part. A comparable part, the hold-out group, stays as it was, so that the effect can be told apart from changes in the market.",
        },
        {
          title: "Review",
          text: "Both parts are compared on the agreed day. The business then extends the use, changes it or ends it.",
        },
      ],
      actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
    },
  ],
} as const satisfies SectionsPage;
