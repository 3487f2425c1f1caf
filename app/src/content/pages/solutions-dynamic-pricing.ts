/**
 * The dynamic pricing page, for the person who answers for prices and for whoever has to approve a pilot:
 * does it work, can I control it, can I defend it?
 */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Dynamic pricing | MAVI",
    description:
      "How a price is recommended from evidence: demand and elasticity, your limits, approval and a hold-out check. One rental example worked through.",
  },
  tone: "teal",
  hero: {
    title: "Dynamic pricing with evidence, inside your limits",
    subtitle:
      "For teams that are responsible for prices. MAVI reads market, customer and impact data, recommends a price between a floor and a ceiling that you set, and shows what the recommendation rests on.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
    figure: "rental-building",
  },
  sections: [
    {
      kind: "columns",
      id: "demand",
      title: "The data, and how demand is estimated from it",
      lead: "Price elasticity says how strongly demand reacts to a price.",
      columns: [
        {
          title: "Which data is used",
          paragraphs: [
            "Market data: comparable offers. Customer data: what is bought at which price; records about people as synthetic ones. Impact data: what prices do to people and places, for example how many tenants move away.",
          ],
        },
        {
          title: "What is estimated",
          paragraphs: [
            "The system compares sales at different prices, with season, product and stock held equal.",
            "At an elasticity of −1.6, for example, a price 5% higher sells 8% fewer units. Revenue falls by 3.4%, because 1.05 × 0.92 = 0.966.",
          ],
        },
        {
          title: "How certain the estimate is",
          paragraphs: [
            "Prices often rise when demand is high anyway, and a model can take the season for an effect of the price. The usual remedies are small planned changes, products whose price did not change, and a range in place of a single figure. If the range is too wide, a limited test comes first.",
          ],
        },
      ],
    },
    {
      kind: "worked-example",
      id: "rental-housing",
      title: "A rental example: one apartment, from the inputs to the check",
      note: "Illustrative example: a two-bedroom apartment. All rents, days and limits are invented to show the method and its arithmetic.",
      inverted: true,
      figure: "rent-decision",
      steps: [
        {
          title: "Inputs",
          rows: [
            { label: "Asking rent", value: "$1,480" },
            { label: "Similar apartments at that rent", value: "54 days empty" },
            { label: "Last rent paid", value: "$1,300" },
            { label: "Comparable offers nearby", value: "$1,310 to $1,480" },
          ],
        },
        {
          title: "Corridor",
          text: "The range in which the rent may be: the owner’s limits within the comparable offers. The asking rent was set before these limits.",
          rows: [
            { label: "Floor", value: "$1,330", note: "set by the owner" },
            { label: "Ceiling", value: "$1,430", note: "10% above the last rent" },
          ],
        },
        {
          title: "Decision",
          text: "Income over 365 days = 12 × rent × (365 − days empty) / 365. Days empty are estimated from similar apartments.",
          rows: [
            { label: "$1,330, 14 days empty", value: "$15,348" },
            { label: "$1,390, 21 days empty", value: "$15,720" },
            { label: "$1,480, 54 days empty", value: "$15,132" },
          ],
        },
        {
          title: "Check",
          text: "Of 20 similar apartments, 10 are priced by the recommendation and 10 as before: the hold-out group. After 90 days both groups are compared by days empty and rent collected.",
          rows: [
            { label: "Difference expected", value: "33 days" },
            {
              label: "Can be chance",
              value: "under 18 days",
              note: "two standard errors, at a standard deviation of 20 days between apartments",
            },
          ],
        },
      ],
      result: {
        value: "$1,390",
        label: "Recommended rent",
        text: "A rent $90 lower is expected to bring $588 more in a year.",
      },
    },
    {
      kind: "ruled-list",
      id: "guardrails",
      title: "Guardrails: limits that no estimate overrides",
      lead: "You set them. They apply after the estimate: even if it is wrong, the price stays inside them.",
      items: [
        {
          title: "Floor and ceiling",
          text: "The price that covers your costs, and the highest that you would defend, for example 10% above the last one paid.",
        },
        {
          title: "Pace of change",
          text: "How often and how far a price may change. For the apartment above: up by $20 a week at most.",
        },
        {
          title: "Order between prices",
          text: "A larger apartment is not cheaper than a smaller one of the same standard.",
        },
        {
          title: "Law and contract",
          text: "Rent control, notice periods and agreed prices are entered as limits too.",
        },
        {
          title: "Thin evidence",
          text: "If comparable offers are few or old, the price stays as it is.",
        },
      ],
    },
    {
      kind: "process",
      id: "release",
      title: "From a recommendation to a price that customers see",
      lead: "This is the usual order in the trade. A pilot settles who in your team takes which step.",
      steps: [
        {
          title: "Simulation",
          text: "Run on past months, the method shows which prices it would have set and how far its forecasts were off.",
        },
        {
          title: "Approval",
          text: "A person whom you name approves, changes or rejects the recommendation.",
        },
        {
          title: "Hold-out check",
          text: "If results change in the hold-out group too, the market moved. The difference between the groups, beyond chance, is the effect.",
        },
        {
          title: "Audit trail of the price",
          text: "Each price keeps its data, limits, alternatives, approval and outcome.",
        },
      ],
      loop: {
        title: "Back to the estimate",
        text: "What was sold at the new price corrects the estimate of demand.",
      },
    },
    {
      kind: "pair",
      id: "fairness",
      figure: "fairness-test",
      title: "Fairness between customers",
      paragraphs: [
        "In the example, whoever applies that week is offered $1,390.",
        "Leaving out a protected characteristic such as national origin is not enough, because a ZIP code can stand in for it. The usual test compares prices for like offers between groups, before release and afterward. A difference without a reason in cost or demand stops the release.",
        "Data about people, which such a test needs, belongs with the consortium, an independent non-profit.",
      ],
      actions: [{ label: "How Data Is Protected", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "example",
      id: "example-figures",
      title: "The same example for a building of 200 apartments",
      note: "Example figures: claims about the change that the approach aims at, neither a customer’s results nor a forecast. The starting values are assumptions.",
      figures: [
        {
          value: "−40%",
          label: "Vacancy rate",
          from: "40 of 200 apartments empty",
          to: "24 of 200",
          text: "Vacancy falls from 20% to 12%.",
        },
        {
          value: "+60%",
          label: "Tenant retention",
          from: "50 of 100 expiring leases renewed",
          to: "80 of 100",
        },
        {
          value: "+25%",
          label: "Overall revenue",
          from: "$200,000 a month",
          to: "$250,000 a month",
        },
        {
          value: "+80%",
          label: "Community satisfaction",
          from: "40 of 100 tenants satisfied",
          to: "72 of 100",
        },
      ],
    },
    {
      kind: "columns",
      id: "arithmetic",
      joined: true,
      title: "What follows from these figures, and what has to be shown",
      columns: [
        {
          title: "Follows from occupancy",
          label: "+$20,000 a month",
          paragraphs: [
            "At an average rent of $1,250, 160 apartments bring $200,000 a month and 176 bring $220,000, or 10% more.",
            "If these 100 leases expire in one year, 50 departures at 54 days each leave about 7 apartments empty. Why 40 are empty has to be explained first.",
          ],
        },
        {
          title: "Needs higher rents",
          label: "+$30,000 a month",
          paragraphs: [
            "For $250,000, the 176 apartments need an average rent of about $1,420, or 13.6% more. Under a ceiling 10% above the last rent, the average reaches $1,375 and the total $242,000, or 21% more. The rest needs a higher ceiling.",
          ],
        },
        {
          title: "Stays a claim",
          label: "Retention and satisfaction",
          paragraphs: [
            "Whether tenants stay depends on repairs and neighbors too. Satisfaction has to be asked.",
          ],
        },
      ],
    },
    {
      kind: "cells",
      id: "benefits",
      title: "What a pricing team gains",
      items: [
        {
          title: "Income as the measure",
          text: [
            "A price is judged by what it brings in over a year, with vacancy, turnover, discounts and ",
            { link: "/platform/miu", label: "incentive units" },
            " counted.",
          ],
        },
        {
          title: "Prices that can be explained",
          text: "Which data, which limits, who approved, what happened.",
        },
        {
          title: "Side effects in view",
          text: [
            "Each decision can be read in four metrics as ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            ", so that a gain in margin and a loss in the community are seen together.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions that buyers ask",
      items: [
        {
          question: "Does the method need competitors’ confidential prices?",
          paragraphs: [
            "The example uses published offers, the building’s own records and synthetic records of renewals. In the United States, software that pools landlords’ confidential rents has led to antitrust cases: settle with your counsel which data may be used.",
          ],
        },
        {
          question: "How soon does an effect show?",
          paragraphs: [
            "That depends on how much results vary. In the example, 10 apartments in each group can show a difference of 33 days. To detect one of 10 days in four tests out of five takes about 63 in each.",
          ],
        },
        {
          question: "Does it work outside housing?",
          paragraphs: [
            [
              "It suits what is priced often and has comparable offers: ",
              { link: "/platform/solutions#core-solutions", label: "hotel rooms, parking" },
              ", tickets, retail.",
            ],
          ],
        },
      ],
    },
    {
      kind: "columns",
      id: "pilot",
      title: "What a pilot needs, and what pricing does not do",
      columns: [
        {
          title: "What you bring",
          paragraphs: ["A first estimate usually needs:"],
          points: [
            "products with enough sales or leases for two groups",
            "a year or more of dated prices and sales",
            "comparable offers, costs and limits",
            "one person who is responsible for the price, one who knows the data",
          ],
        },
        {
          title: "Limits of the method",
          paragraphs: [
            "Pricing creates no demand where there is none, and gives no legal advice. Where each price is negotiated once, there is too little to learn from.",
          ],
        },
      ],
      actions: [{ label: "How a First Project Is Set Up", href: "/platform/solutions#pilot" }],
    },
    {
      kind: "band",
      title: "Bring one price that you want to check",
      lead: "Tell us what it is for, how often it is set, and which records you keep.",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
      figure: "hold-out-check",
    },
  ],
} as const satisfies SectionsPage;
