/** The incentive unit, for businesses that would add it to their prices, and for investors. */
import { breakEven, offer, rewards, saved, savings } from "../examples/renewal";
import { dollars } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "MAVI Incentive Unit: Reward Loyalty | MAVI",
    description:
      "The MAVI Incentive Unit (MIU) rewards customers for choices that cut your costs: one renewal offer, and three phases from private to public.",
  },
  tone: "teal",
  hero: {
    title: "When loyalty saves you money, share the savings",
    subtitle:
      "The MAVI Incentive Unit (MIU) is an incentive unit for dynamic pricing. It rewards customers whose choices cut your costs.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
    ],
  },
};

export const receipt = {
  title: "Lease renewal",
  date: `Signed ${offer.daysAhead} days before the lease ends`,
  earned: { label: "Units earned", value: `${offer.units}`, legend: "one unit" },
  rent: { label: "First month’s rent", value: dollars(offer.rent) },
  used: { label: `${offer.units} units used, at $1 each`, value: `−${dollars(offer.units)}` },
  pay: { label: "Rent due", value: dollars(offer.rent - offer.units) },
} as const;

/** The picture's highest number of additional renewals. */
export const most = 12;

/** Formats the amounts at the break-even and at the picture's highest number of renewals. */
const sums = (of: (additional: number) => number) =>
  [breakEven, most].map((count) => ({ amount: dollars(of(count)), at: `${count} extra renewals` }));

export const oneUnit = {
  id: "one-unit",
  title: "From the seventh extra renewal on, you are ahead",
  example: true,
  text: `A landlord rewards tenants who renew early. Each extra renewal saves ${dollars(saved)}: ${offer.daysEmpty} days’ lost rent, plus ${dollars(offer.makeReady)} to get the apartment ready. At ${breakEven} or more extra renewals per ${offer.tenants} tenants, the savings exceed the rewards. A control group shows how many renewals the reward brought.`,
  bars: {
    rows: [
      {
        sign: "block",
        name: `Savings: ${dollars(saved)} per extra renewal`,
        amounts: sums(savings),
      },
      {
        sign: "dot",
        name: `Rewards: ${offer.units} units per renewal, including the ${offer.anyway} renewals that would have come anyway`,
        amounts: sums(rewards),
      },
    ],
    equal: `Break-even: just under ${breakEven}`,
    axis: `extra renewals per ${offer.tenants} tenants`,
  },
} as const;

export const unitOrDiscount: Content.ItemsSection = {
  id: "unit-or-discount",
  title: "Reward the choice, not the purchase",
  lead: "A discount often asks nothing in return. An incentive unit goes to the customer who makes the choice that you name.",
  items: [
    { title: "Apartments", text: "Renew early." },
    { title: "Hotels", text: "Come midweek." },
    { title: "Parking", text: "Arrive off-peak." },
    { title: "Retail", text: "Pick up in store." },
    { title: "Services", text: "Book ahead." },
  ],
};

export const phases = {
  id: "phases",
  title: "Three phases, from a pricing tool to a public layer",
  lead: "During commercialization, the MIU is a private in-\u2060system cryptocurrency. Later, it becomes public.",
  phase: "Phase",
  items: [
    { title: "B2C pricing tool", text: "Incentives for consumers, shown beside the price." },
    { title: "Private auditable utility", text: "Used within the system, and open to audit." },
    { title: "Public foundational economic layer", text: "A public foundation on which others can build." },
  ],
  note: "This page is not an offer. Neither the unit nor any security is for sale here.",
} as const;

export const demo: Content.HeadedSection = {
  title: "Which choice would you reward?",
  lead: "Name the choice, and we start from what it saves you.",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
