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
      lead: "Price elasticity says how strongly demand reacts to a price. It differs by product, season and location, and it is estimated from records that were kept for other purposes.",
      columns: [
        {
          title: "What goes in",
          text: ["A pricing system works with records that most businesses already have:"],
          points: [
            "prices charged, and sales or leases, with their dates",
            "inquiries, bookings and cancellations",
            "stock or vacancy, and the cost of each product",
            "comparable offers in the market, seasons and events",
          ],
        },
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
            { label: "Empty at that rent", value: "54 days" },
            { label: "Last rent paid", value: "$1,300" },
            { label: "Comparable offers nearby", value: "$1,310 to $1,480" },
          ],
        },
        {
          title: "Corridor",
          text: "The owner’s limits narrow the range of comparable offers.",
          rows: [
            { label: "Floor", value: "$1,330", note: "financing, upkeep and reserve" },
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
        text: "A rent $90 lower is expected to bring $588 more in a year. Below $1,345 a lower rent gains nothing in this example: cleaning, viewings and the lease take 14 days at any rent.",
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
          text: "Prices stay in a sensible order. A larger apartment does not become cheaper than a smaller one of the same standard, and a renewal does not cost more than a new lease.",
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
          text: "A named person approves, changes or rejects a recommendation; the price stays yours to set. The reason is kept, and later shows which of the two was closer.",
        },
        {
          title: "Hold-out check",
          text: "Some comparable products keep the earlier rule. If both groups rise together, the market moved. The difference between the two is the effect.",
        },
        {
          title: "Audit trail",
          text: "Each price keeps its data, limits, alternatives, approval and outcome, so that a later question about it can be answered from the record.",
        },
      ],
      loop: {
        title: "Back to the estimate",
        text: "What was sold at the new price corrects the estimate of demand. Rejected recommendations and their reasons do too.",
      },
    },
    {
      kind: "pair",
      id: "fairness",
      figure: "fairness-test",
      title: "Fairness between customers",
      text: [
        "The rent in the example belongs to the apartment. Whoever applies in that week is offered $1,390, for the same lease on the same terms.",
        "Leaving out a protected characteristic such as origin or family status is not enough, because a postal code or a device can stand in for it. The usual test compares prices and outcomes for like offers between groups of customers, before release and again afterward. A difference without a reason in cost or demand stops the release. In the illustration a rule that uses the postal code asks 2.2% more of one group for like apartments, and is stopped.",
        "Such a test needs data about people. In the MAVI ecosystem this data is held by the consortium, an independent non-profit, and the platform works with synthetic records made from it. These lower the risk that someone is identified; no method removes it entirely.",
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
          text: "Sixteen more apartments are let, and vacancy falls from 20% to 12%.",
        },
        {
          value: "+60%",
          label: "Tenant retention",
          from: "50 of 100 ending leases renewed",
          to: "80 of 100",
          text: "For every 100 leases that end, 30 fewer apartments have to be cleaned, listed and let again.",
        },
        {
          value: "+25%",
          label: "Overall revenue",
          from: "$200,000 a month",
          to: "$250,000 a month",
          text: "Part of this follows from fuller occupancy. The next section shows how much.",
        },
        {
          value: "+80%",
          label: "Community satisfaction",
          from: "40 of 100 tenants satisfied",
          to: "72 of 100",
          text: "Measured by the same question to tenants, before and afterward.",
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
            "Before, 160 apartments are let at an average of $1,250: $200,000 a month.",
            "With 24 empty, 176 are let. At the same average rent that is $220,000, or 10% more.",
          ],
        },
        {
          title: "Needs higher rents",
          label: "+$30,000 a month",
          text: [
            "To reach $250,000, the 176 apartments need an average rent of about $1,420, or 13.6% more.",
            "If every one of them brought $1,390, the total would be $244,640. The increase could come from apartments let below the market and from fewer free months, while lower rents for long-empty apartments work against it. Each part has to be shown for the building in question.",
          ],
        },
        {
          title: "Stays a claim",
          label: "Retention and satisfaction",
          text: [
            "Whether tenants stay depends on repairs, noise and neighbors as well as on rent. Satisfaction has to be asked.",
            "No formula turns a rent into either of them. A pilot measures both before it starts, and again at its end.",
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
          text: "A price is judged by what it collects over the year, with vacancy, turnover and discounts counted.",
        },
        {
          title: "Time for the difficult cases",
          text: "Inputs, limits and alternatives are prepared for each decision. The team spends its hours on the prices that need judgment.",
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
            "That depends on how often you set a price and how much the results vary. In the example, 10 apartments in each group can show a difference of 33 days. To show one of 10 days takes about 32 in each.",
          ],
        },
        {
          question: "Can a price carry an incentive?",
          answer: [
            [
              "Yes: units for a customer who, for example, renews early. ",
              { link: "/platform/miu", label: "The incentive unit" },
              " is explained on its own page, with the arithmetic of one renewal.",
            ],
          ],
        },
        {
          question: "Does it work outside housing?",
          answer: [
            [
              "The method suits products that are priced often and have comparable offers: hotel rooms, parking, tickets, retail. ",
              { link: "/platform/solutions", label: "Solutions" },
              " has examples from other trades.",
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
            "one product group with a few hundred sales or leases a year",
            "two years of prices and sales, with dates",
            "costs and limits for each product",
            "one person who answers for the price, and one who knows the data",
          ],
        },
        {
          title: "What is agreed first",
          text: ["Agreed in writing, before the first recommendation:"],
          points: [
            "the measure of success and its value today",
            "which products are in the hold-out group",
            "who approves, and how quickly",
            "which data is used, and who may see it",
            "when the pilot ends",
          ],
        },
        {
          title: "What pricing does not do",
          text: [
            "It creates no demand where there is none, and it repairs no heating: tenants who leave because of a cold apartment do not stay for a lower rent.",
            "It gives no legal advice. And where each price is negotiated once, there is too little to learn from.",
          ],
        },
      ],
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
