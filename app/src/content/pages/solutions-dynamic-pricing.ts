/** The dynamic pricing page, for the person who answers for prices. */
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Dynamic pricing that explains itself | MAVI",
    description:
      "A recommended price inside the range your market will bear, with its expected effect and its reasons. Benefits, a rental-housing example and a demo.",
  },
  tone: "teal",
  hero: {
    title: "The right price, while it is still right",
    subtitle:
      "MAVI follows your market, recommends a price inside the range it will bear, and says what it expects to happen.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
  sections: [
    {
      kind: "figure",
      id: "price-corridor",
      title: "The market gives you a corridor. Where do you stand in it?",
      figure: "price-corridor",
      notes: [
        {
          title: "The band",
          text: "What comparable offers cost and what customers accept. Thin evidence makes it wider.",
        },
        {
          title: "The line",
          text: "The price we recommend. It moves in steps, no faster than you allow.",
        },
        {
          title: "Your limits",
          text: "You set a floor and a ceiling. No recommendation crosses them.",
        },
      ],
    },
    {
      kind: "cells",
      id: "benefits",
      title: "What it does for a pricing team",
      items: [
        {
          title: "Revenue from timing",
          text: "A price changes when the evidence does. It no longer waits for the next review.",
        },
        {
          title: "Customers who stay",
          text: "The model counts what a price does to loyalty. A rise that wins the month and loses the year shows up as a loss.",
        },
        {
          title: "Fairness you can show",
          text: "Each price is tested for unequal effects on groups of customers before it is proposed.",
        },
        {
          title: "Reasons in plain words",
          text: "Each recommendation names what drove it, what it assumes and how sure it is. Your team can argue with it.",
        },
      ],
    },
    {
      kind: "process",
      id: "rental-housing",
      title: "Example: an apartment building",
      lead: "Some apartments stand empty while long-standing tenants leave. This is how the platform would go about it.",
      steps: [
        {
          title: "Read the building",
          text: "Leases, vacancies, local rents and repair requests join one graph. Tenants’ records enter as synthetic data.",
        },
        {
          title: "Find the cause",
          text: "Which apartments are priced too high, and which lose tenants for reasons that no rent can fix?",
        },
        {
          title: "Set the corridor",
          text: "Each lease gets a range. For any rent inside it you see the effect on income, on tenants and on the neighbourhood.",
        },
        {
          title: "Reward staying",
          text: [
            "Tenants who renew early earn ",
            { term: "miu", as: "MAVI Incentive Units" },
            " that count towards their next rent.",
          ],
        },
      ],
    },
    {
      kind: "example",
      id: "example-figures",
      title: "What such a building could aim for",
      note: "Example figures for the rental case above. They show the kind of change the approach aims at. They are not results of a customer and not a forecast.",
      figures: [
        {
          value: "−40%",
          label: "Vacancy rate",
          text: "Empty apartments come down to a rent that someone will pay.",
        },
        {
          value: "+60%",
          label: "Tenant retention",
          text: "Staying is worth more than moving, and the renewal says so.",
        },
        {
          value: "+25%",
          label: "Overall revenue",
          text: "Fuller buildings and fewer moves outweigh the lower rents.",
        },
        {
          value: "+80%",
          label: "Community satisfaction",
          text: "Neighbours stay neighbours. The model counts that as a result.",
        },
      ],
    },
    {
      kind: "band",
      title: "Bring us a price you are not sure of",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies Page;
