/** The incentive unit, for investors and for businesses that would add it to their prices. */
import { breakEven, offer, rewards, saved, savings } from "../examples/renewal";
import { dollars } from "../shared/numbers";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "MAVI Incentive Unit (MIU) | MAVI",
    description:
      "What is the MIU, and when does it pay? One renewal offer in units and dollars, three phases from private to public, and a comparison with a discount.",
  },
  tone: "teal",
  hero: {
    title: "The MAVI Incentive Unit",
    subtitle: richText`The ${term("miu")} is an incentive unit for dynamic pricing. A business is to grant units for a choice meant to save cost, such as an early renewal.`,
    actions: [
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
      { label: "Request a Demo", href: "/contact#demo-request" },
    ],
  },
};

export const oneUnit: Content.WorkedExampleSection = {
  id: "one-unit",
  title: "One offer with its arithmetic",
  note: "An example; all values are assumed, even that of a unit.",
  steps: [
    {
      title: "The cost",
      text: `A tenant who leaves costs ${offer.daysEmpty} days of rent at ${dollars(offer.rent)} a month, and ${dollars(offer.makeReady)} for cleaning and repairs: ${dollars(saved)}.`,
    },
    {
      title: "The offer",
      text: `Whoever renews at least ${offer.daysAhead} days before the lease ends earns ${offer.units} units, each worth $1 of rent.`,
    },
    {
      title: "The response",
      text: `Of ${offer.tenants} tenants ${offer.anyway} would renew anyway. With ${breakEven} additional renewals, the rewards are ${dollars(rewards(breakEven))}, and the savings ${dollars(savings(breakEven))}.`,
    },
    {
      title: "The check",
      text: richText`A ${link("/how-it-works#pilot", "control group")} without an offer helps to estimate how many renew anyway.`,
    },
  ],
  result: {
    value: `${breakEven} of ${offer.tenants}`,
    label: "Additional renewals at which the offer pays off",
    text: "They also pay for the units of those who would have renewed anyway.",
  },
};

export const phases: Content.ProcessSection = {
  id: "phases",
  title: "Three phases of use",
  lead: "In the first two the unit is a private cryptocurrency inside the system; in the third it is public.",
  steps: [
    {
      title: "B2C pricing tool",
      text: "A business is to grant the unit to its own customers, beside the listed price.",
    },
    {
      title: "Private auditable utility",
      text: "Its ledger, shown above, is to be auditable.",
    },
    {
      title: "Public foundational economic layer",
      text: "The unit is to be public, for others to build on.",
    },
  ],
};

export const unitOrDiscount: Content.ComparisonSection = {
  id: "unit-or-discount",
  title: "A unit or a discount?",
  sides: ["Incentive unit", "Discount"],
  rows: [
    {
      label: "What is rewarded",
      cells: [
        `A stated choice, for example renewing ${offer.daysAhead} days early.`,
        "Usually the purchase.",
      ],
    },
    {
      label: "What it costs to run",
      cells: ["A ledger, an explanation to customers, and entries in the accounts.", "Little."],
    },
  ],
};

export const inquiries: Content.StatementSection = {
  id: "inquiries",
  title: "This page is not an offer",
  paragraphs: ["Neither the unit nor any security is for sale here."],
};
