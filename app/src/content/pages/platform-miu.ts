/** The incentive unit, for investors and for businesses that would add it to their prices. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "MAVI Incentive Unit (MIU) | MAVI",
    description:
      "What the MIU is, one renewal worked through in units and dollars, three phases from private to public, and what is not decided yet.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "The MAVI Incentive Unit",
    subtitle: [
      "The ",
      { term: "miu" },
      " is an incentive unit for dynamic pricing. A business grants units to reward a choice that saves cost, such as an early renewal, and can measure what the reward changed.",
    ],
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
    ],
    figure: "renewal-receipt",
  },
  sections: [
    {
      kind: "worked-example",
      id: "one-unit",
      title: "One offer with its arithmetic",
      note: "Illustrative example. The value of a unit, the rents and the renewals are assumptions, not results and not a price of the unit.",
      inverted: true,
      figure: "reward-result",
      steps: [
        {
          title: "The cost",
          text: "A tenant who leaves costs the landlord 21 days of rent at $1,250 a month, and a change of tenant.",
          rows: [
            { label: "21 days of rent", value: "$863" },
            { label: "Cleaning, listing, showings", value: "$400" },
            { label: "Each departure", value: "$1,263" },
          ],
        },
        {
          title: "The offer",
          text: "Whoever renews 60 days before the lease ends earns units toward the next rent.",
          rows: [
            { label: "Units", value: "150" },
            { label: "Value against rent", value: "$1 each" },
            { label: "First rent, $1,250 less units", value: "$1,100" },
          ],
        },
        {
          title: "The response",
          text: "Of 100 tenants, 50 renewed without an offer. With it, 58 do. All 58 earn units, but only 8 renewals are additional.",
          rows: [
            { label: "Reward, 58 × $150", value: "$8,700" },
            { label: "Saved, 8 × $1,263", value: "$10,104" },
          ],
        },
        {
          title: "The check",
          text: "How many would have renewed anyway is found by comparison with similar tenants who get no offer, the hold-out group.",
          rows: [
            { label: "6 additional renewals", value: "−$822" },
            { label: "7 additional renewals", value: "+$291" },
            { label: "8 additional renewals", value: "+$1,404" },
          ],
        },
      ],
      result: {
        value: "7 of 100",
        label: "Additional renewals at which this offer begins to pay",
        text: "Rewards also go to tenants who would have stayed anyway. An offer is worth making only if the additional renewals pay for these too.",
      },
    },
    {
      kind: "figure",
      id: "phases",
      title: "Three phases",
      lead: "The unit is a private cryptocurrency inside the system while it is commercialized, and becomes public in the third phase.",
      figure: "miu-phases",
      headed: true,
      notes: [
        {
          title: "1. B2C pricing tool",
          text: "A business grants the unit to its own customers as part of a price. The question to answer: does a reward change what customers do, and at what cost?",
        },
        {
          title: "2. Private auditable utility",
          text: "The unit is used across the platform by several businesses. Its issue and its use can be audited. It is still private.",
        },
        {
          title: "3. Public foundational economic layer",
          text: "The unit becomes public, so that others can build prices and incentives on it.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "unit-or-discount",
      title: "A unit or a discount?",
      lead: "Both lower what a customer pays. A discount is simpler; a unit can be tied to a choice and measured apart from the price.",
      sides: ["Incentive unit", "Discount"],
      rows: [
        {
          label: "What is rewarded",
          cells: [
            "A stated choice, for example renewing 60 days early.",
            "Usually the purchase; a credit can also be tied to a choice.",
          ],
        },
        {
          label: "The price",
          cells: [
            "Stays as listed; the units are shown beside it.",
            "Is lowered, and customers may expect the lower price next time.",
          ],
        },
        {
          label: "When it takes effect",
          cells: ["At a later use, for example with the next rent.", "At once."],
        },
        {
          label: "What can be measured",
          cells: [
            "Which choice was rewarded, how often, and what it saved.",
            "How much was sold at the lower price.",
          ],
        },
        {
          label: "What it costs to run",
          cells: [
            "A ledger, an explanation to customers, and entries in the accounts.",
            "Little; customers know it.",
          ],
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "safeguards",
      title: "Rules planned for the unit",
      lead: "These rules are aims of its design.",
      items: [
        {
          title: "The terms come first",
          text: "A customer sees what earns a unit, what it can be used for and until when, before choosing.",
        },
        {
          title: "The price stands without it",
          text: "A reward is an addition. Whoever does not want units pays the listed price and has the same rights.",
        },
        {
          title: "Issue and use are recorded",
          text: "Each unit has an entry for its issue and for its use, so that the total can be audited.",
        },
        {
          title: "Entries without names",
          text: "An entry carries an identifier in place of a name.",
        },
      ],
    },
    {
      kind: "columns",
      id: "open-points",
      title: "What is not decided yet",
      columns: [
        {
          title: "Value and supply",
          paragraphs: [
            "What a unit is worth outside an example, who may issue it, how many there will be, and whether it expires.",
          ],
        },
        {
          title: "Technology and access",
          paragraphs: [
            "Which ledger is used, who may read it, how units are kept safe and what happens if access to them is lost.",
          ],
        },
        {
          title: "Law, tax and dates",
          paragraphs: [
            "How the unit is classified and taxed in each country, how it is shown in accounts, and when each phase begins.",
          ],
        },
      ],
    },
    {
      kind: "statement",
      id: "inquiries",
      title: "This page describes a plan and is not an offer",
      paragraphs: [
        "It offers neither the unit nor any security for sale, and the plan may change before the unit becomes public. Questions from investors and from businesses that would use the unit are welcome.",
      ],
      actions: [
        { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
        { label: "Request a Demo", href: "/contact#demo-request" },
      ],
    },
  ],
} as const satisfies SectionsPage;
