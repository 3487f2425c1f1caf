/** The incentive unit, for investors and for businesses that would use it in their prices. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "The MAVI Incentive Unit (MIU)",
    description:
      "The MIU is an incentive unit for dynamic pricing: private and in-system during commercialization, public later. What it does, in three phases.",
  },
  tone: "teal",
  subNavigation: "platform",
  hero: {
    title: "The MAVI Incentive Unit",
    subtitle: [
      "The ",
      { term: "miu" },
      " is an incentive unit for dynamic pricing. A price says what to pay. The unit rewards what helps to keep that price fair.",
    ],
  },
  sections: [
    {
      kind: "process",
      id: "one-unit",
      title: "What one unit does",
      lead: "An example from rental housing. The same steps apply wherever a customer’s choice changes what a price has to cover.",
      steps: [
        {
          title: "A cost is found",
          text: "The platform finds that late renewals leave apartments empty between two leases.",
        },
        {
          title: "A reward is set",
          text: "The landlord offers units to tenants who renew two months ahead.",
        },
        {
          title: "A tenant earns it",
          text: "The tenant renews early. The units count towards the next rent.",
        },
        {
          title: "The effect is checked",
          text: "The ledger records the reward, and the platform compares its cost with the weeks of rent it saved.",
        },
      ],
    },
    {
      kind: "figure",
      id: "phases",
      title: "Three phases",
      lead: "During commercialization the unit is a private cryptocurrency inside the system. Later it becomes public.",
      figure: "miu-phases",
      headed: true,
      notes: [
        {
          title: "1. B2C pricing tool",
          text: "Businesses use the unit with their own customers, as part of a price.",
        },
        {
          title: "2. Private auditable utility",
          text: "The unit works across the platform. Every issue and every use can be audited.",
        },
        {
          title: "3. Public foundational economic layer",
          text: "The unit opens to others, as a layer on which prices and incentives can be built.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "unit-or-discount",
      title: "Why a unit and not a discount",
      sides: ["Incentive unit", "Discount"],
      rows: [
        {
          label: "What it rewards",
          cells: ["A choice that saves cost or does good.", "The purchase itself."],
        },
        {
          label: "What it does to the price",
          cells: [
            "The price stays readable. The reward stands beside it.",
            "The list price stops meaning much.",
          ],
        },
        {
          label: "What you learn",
          cells: ["Which incentive changed what, unit by unit.", "That more was sold for less."],
        },
        {
          label: "Who can check it",
          cells: ["Anyone with audit access to the ledger.", "Whoever has the spreadsheet."],
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "safeguards",
      title: "Rules the unit follows",
      items: [
        {
          title: "Rewards are stated beforehand",
          text: "A customer sees what earns a unit and what it is good for before choosing.",
        },
        {
          title: "Every unit leaves a record",
          text: "Its issue and each of its uses are written to the ledger.",
        },
        {
          title: "No name on the ledger",
          text: "Records carry identifiers. Who is behind them stays with the consortium.",
        },
        {
          title: "A public phase comes last",
          text: "The unit opens to the public after it has proved itself in private, audited use.",
        },
      ],
    },
    {
      kind: "statement",
      id: "inquiries",
      title: "Questions about the unit are welcome. This page is not an offer.",
      text: [
        "It describes a plan. It does not offer or sell the unit or any security, and the plan may change before the unit becomes public.",
      ],
      actions: [
        { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
        { label: "Request a Demo", href: "/contact#demo-request" },
      ],
    },
  ],
} as const satisfies Page;
