/**
 * The dynamic pricing page, for the person who answers for prices and for whoever has to approve a pilot:
 * does it work, can I control it, can I defend it?
 */
import type { Page } from "../types";

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
      "For teams that answer for prices. MAVI reads market, customer and impact data, recommends a price between a floor and a ceiling that you set, and shows what the recommendation rests on.",
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
      title: "How demand and elasticity are estimated",
      lead: "Price elasticity says how strongly demand reacts to a price.",
      columns: [
        {
          title: "What is estimated",
          text: [
            "The system compares what was sold at different prices while season, product and stock are held equal.",
            "An elasticity of −1.6, to take an example, means that a price 5% higher sells 8% fewer units. Revenue then falls by 3.4%, because 1.05 × 0.92 = 0.966.",
          ],
        },
        {
          title: "How sure it is",
          text: [
            "Prices often rise when demand is high anyway. A model that overlooks this mistakes the season for an effect of the price.",
            "The usual remedies are comparable products whose price did not change, small planned changes, and an estimate given as a range. Where the range is too wide for a decision, a limited test comes first.",
          ],
        },
      ],
    },
    {
      kind: "worked-example",
      id: "rental-housing",
      title: "A rental example: one apartment, from the inputs to the check",
      note: "Illustrative example. All rents, days and limits are invented to show the method and its arithmetic.",
      inverted: true,
      figure: "rent-decision",
      steps: [
        {
          title: "Inputs",
          rows: [
            { label: "Apartment", value: "2 bedrooms" },
            { label: "Asking rent", value: "$1,480" },
            { label: "Usual days empty at that rent, similar apartments", value: "54 days" },
            { label: "Last rent paid", value: "$1,300" },
            { label: "Comparable offers nearby", value: "$1,310 to $1,480" },
          ],
        },
        {
          title: "Corridor",
          text: "The owner’s limits narrow the range of comparable offers.",
          rows: [
            { label: "Floor", value: "$1,330", note: "set by the owner" },
            { label: "Ceiling", value: "$1,430", note: "10% above the last rent" },
          ],
        },
        {
          title: "Decision",
          text: "Days empty are estimated from similar apartments. Expected income over 365 days = 12 × rent × (365 − days empty) / 365.",
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
              note: "two standard errors, if single apartments vary by 20 days",
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
      lead: "Guardrails are rules that you set. They are applied after the estimate, so a mistaken estimate stays inside them.",
      items: [
        {
          title: "Floor and ceiling",
          text: "The floor covers the costs that you name. The ceiling is what you are prepared to defend, for example 10% above the last price that was paid.",
        },
        {
          title: "Pace of change",
          text: "How often a price may move, and how far in one step. For the apartment above: once in 14 days.",
        },
        {
          title: "Order between prices",
          text: "A larger apartment does not become cheaper than a smaller one of the same standard, and a renewal does not cost more than a new lease.",
        },
        {
          title: "Law and contract",
          text: "Rent control, notice periods, price agreements and rules for displaying prices are entered as limits that cannot be switched off.",
        },
        {
          title: "Thin evidence",
          text: "If comparable offers are few or old, the price stays where it is, and the reason is shown.",
        },
      ],
    },
    {
      kind: "process",
      id: "release",
      title: "From a recommendation to a price that customers see",
      lead: "This is the usual order in the trade. A pilot settles who in your team does which step.",
      steps: [
        {
          title: "Simulation",
          text: "Before release, the method is replayed on past months. You see which prices it would have set, where a limit would have stopped it, and how far its forecasts were off.",
        },
        {
          title: "Approval",
          text: "A named person approves, changes or rejects a recommendation; the price stays yours to set.",
        },
        {
          title: "Hold-out check",
          text: "Some comparable products keep the earlier rule. If both groups rise together, the market moved. The difference, beyond chance, is the effect.",
        },
        {
          title: "Audit trail",
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
      text: [
        "The rent in the example belongs to the apartment. Whoever applies in that week is offered $1,390, for the same lease on the same terms.",
        "Leaving out a protected characteristic such as origin or family status is not enough, because a ZIP code or a device can stand in for it. The usual test compares prices and outcomes for like offers between groups of customers, before release and again afterward. A difference without a reason in cost or demand stops the release.",
        "The consortium, an independent non-profit, holds the data about people that such a test needs.",
      ],
      actions: [{ label: "How Data Is Protected", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "example",
      id: "example-figures",
      title: "The same example for a building of 200 apartments",
      note: "Example figures: claims about the kind of change that the approach aims at, not results of a customer and not a forecast. The starting values are assumptions that show what each percentage would mean.",
      figures: [
        {
          value: "−40%",
          label: "Vacancy rate",
          from: "40 of 200 apartments empty",
          to: "24 of 200",
          text: "Sixteen more apartments are leased, and vacancy falls from 20% to 12%.",
        },
        {
          value: "+60%",
          label: "Tenant retention",
          from: "50 of 100 ending leases renewed",
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
          text: [
            "Before, 160 apartments are leased at an average of $1,250: $200,000 a month.",
            "With 24 empty, 176 are leased. At the same average rent that is $220,000, or 10% more.",
            "At 54 days each, 50 departures a year leave about 7 apartments empty. Why 40 are empty has to be explained first.",
          ],
        },
        {
          title: "Needs higher rents",
          label: "+$30,000 a month",
          text: [
            "To reach $250,000, the 176 apartments need an average rent of about $1,420, or 13.6% more.",
            "Under the ceiling above, 10% over the last rent, the average reaches $1,375 and the total $242,000, or 21%. The rest would need fewer free months or another ceiling.",
          ],
        },
        {
          title: "Stays a claim",
          label: "Retention and satisfaction",
          text: [
            "Whether tenants stay depends on repairs, noise and neighbors as well as on rent. Satisfaction has to be asked.",
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
            "A price is judged by what it collects over the year, with vacancy, turnover, discounts and ",
            { link: "/platform/miu", label: "incentive units" },
            " counted.",
          ],
        },
        {
          title: "Prices that can be explained",
          text: "To a customer, a board or an authority: which data, which limits, who approved, what happened.",
        },
        {
          title: "Side effects in view",
          text: [
            "Each decision can be read in four metrics as ",
            { term: "qpi", as: "Quantified Prosperity Insights" },
            ", so that a gain in the margin and a loss in the community stand on one page.",
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
          answer: [
            "The example uses published offers and the building’s own records. In the United States, software that pools landlords’ confidential rents has led to antitrust cases. Which market data may be used is among the first points to settle, with your counsel.",
          ],
        },
        {
          question: "How soon does an effect show?",
          answer: [
            "That depends on how often you set a price and how much the results vary. In the example, 10 apartments in each group can show a difference of 33 days. A difference of 10 days takes about 63 in each, to show it four times in five.",
          ],
        },
        {
          question: "Does it work outside housing?",
          answer: [
            [
              "The method suits products that are priced often and have comparable offers: ",
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
      title: "What a pilot needs, and what it cannot do",
      columns: [
        {
          title: "What you bring",
          text: ["For a first estimate, a pricing project usually needs:"],
          points: [
            "one product group with enough sales or leases to divide into two groups",
            "a year or more of prices and sales, with dates",
            "comparable offers in the market",
            "costs and limits for each product",
            "one person who answers for the price, and one who knows the data",
          ],
        },
        {
          title: "What pricing does not do",
          text: [
            "It creates no demand where there is none.",
            "It gives no legal advice. And where each price is negotiated once, there is too little to learn from.",
          ],
        },
      ],
      actions: [{ label: "How a First Project Is Set Up", href: "/platform/solutions#pilot" }],
    },
    {
      kind: "band",
      title: "Bring one price that you want to check",
      lead: "Tell us the product, how often its price is set, and which records you keep.",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
      figure: "hold-out-check",
    },
  ],
} as const satisfies Page;
