/** The incentive unit, for investors and for businesses that would add it to their prices. */
import { dollars } from "../shared/numbers";
import { breakEven, departure, offer, rentLost, resultOf } from "../shared/renewal-offer";
import type {
  ComparisonSection,
  Page,
  ProcessSection,
  StatementSection,
  TextColumnsSection,
  WorkedExampleSection,
} from "../types";

const { additional, anyway, daysAhead, daysEmpty, makeReady, rent, tenants, units } = offer;
const renewals = anyway + additional;

export const page: Page = {
  meta: {
    title: "MAVI Incentive Unit (MIU) | MAVI",
    description:
      "What is the MIU, and when does it pay? One renewal offer in units and dollars, three phases from private to public, and what is not decided yet.",
  },
  tone: "teal",
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
  },
};

export const oneUnit: WorkedExampleSection = {
  id: "one-unit",
  title: "One offer with its arithmetic",
  note: "The value of a unit, the rents and the renewals are assumptions, not results and not a price of the unit.",
  steps: [
    {
      title: "The cost",
      text: `A departure costs the landlord ${daysEmpty} days of rent at ${dollars(rent)} a month, or ${dollars(rentLost)}, and ${dollars(makeReady)} for make-ready: ${dollars(departure)}.`,
    },
    {
      title: "The offer",
      text: `Whoever renews at least ${daysAhead} days before the lease ends earns ${units} units, each worth $1 of rent.`,
    },
    {
      title: "The response",
      text: `Without an offer ${anyway} of ${tenants} tenants renew; with it ${renewals} do. Each of the ${renewals} earns ${dollars(units)}, together ${dollars(renewals * units)}; ${additional} more renewals save ${dollars(additional * departure)}. The result: ${dollars(resultOf(additional))}.`,
    },
    {
      title: "The check",
      text: [
        "A ",
        { link: "/how-it-works#pilot", label: "control group" },
        " without an offer shows how many would have renewed anyway.",
      ],
    },
  ],
  result: {
    value: `${breakEven} of ${tenants}`,
    label: "Additional renewals from which this offer pays",
    text: "Rewards also go to tenants who would have stayed anyway. The additional renewals have to pay for these too.",
  },
};

export const phases: ProcessSection = {
  id: "phases",
  title: "Three phases",
  lead: "While it is commercialized, the unit is a private cryptocurrency inside the system. In the third phase it is public.",
  steps: [
    {
      title: "B2C pricing tool",
      text: "A business grants the unit to its own customers, beside the listed price.",
    },
    {
      title: "Private auditable utility",
      text: "The unit is used across the platform. Its issue and its use can be audited.",
    },
    {
      title: "Public foundational economic layer",
      text: "The unit is public, and others can build prices and incentives on it.",
    },
  ],
};

export const unitOrDiscount: ComparisonSection = {
  id: "unit-or-discount",
  title: "A unit or a discount?",
  lead: "Both lower what a customer pays. A discount is simpler; a unit can be tied to a choice.",
  sides: ["Incentive unit", "Discount"],
  rows: [
    {
      label: "What is rewarded",
      cells: ["A stated choice, for example renewing 60 days early.", "Usually the purchase."],
    },
    {
      label: "The price",
      cells: [
        "Stays as listed; the units are shown beside it.",
        "Is lowered, and customers may expect the lower price next time.",
      ],
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
      cells: ["A ledger, an explanation to customers, and entries in the accounts.", "Little."],
    },
  ],
};

export const openPoints: TextColumnsSection = {
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
      paragraphs: ["Which ledger is used, who may read it, and how units are kept safe."],
    },
    {
      title: "Law, tax and dates",
      paragraphs: [
        "How the unit is classified and taxed in each country, how it is shown in accounts, and when each phase begins.",
      ],
    },
  ],
};

export const inquiries: StatementSection = {
  id: "inquiries",
  title: "This page describes a plan and is not an offer",
  paragraphs: ["It offers neither the unit nor any security for sale, and the plan may change."],
  actions: [
    { label: "Investment Inquiry", href: "/contact#investment-inquiry" },
    { label: "Request a Demo", href: "/contact#demo-request" },
  ],
};
