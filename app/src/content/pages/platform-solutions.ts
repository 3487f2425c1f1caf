/** The solutions page, for a buyer who asks which of the four fits. */
import { garage } from "../shared/garage-example";
import { night, paid } from "../shared/hotel-night";
import { percent } from "../shared/numbers";
import { offer } from "../shared/renewal-offer";
import type { BandSection, Block, HeadedSection, Page } from "../types";

const { channel, housekeeping, rooms } = night;

export const page: Page = {
  meta: {
    title: "Four Solutions, From Data to Price | MAVI",
    description:
      "Which one fits your question? Validated intelligence, dynamic pricing with an incentive unit, ESEE scenarios or data stewardship, each with an example.",
  },
  tone: "teal",
  hero: {
    title: "Four solutions, from data to price",
    subtitle: "Three by the platform, one by the consortium.",
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
  },
};

export const coreSolutions: HeadedSection = {
  id: "core-solutions",
  title: "Core solutions",
  lead: "All figures in the examples are invented.",
};

export const blocks = {
  harmonizedIntelligence: {
    id: "validated-intelligence",
    title: "Validated harmonized intelligence",
    paragraphs: [
      "“Our reports contradict each other.”",
      [
        "Internal, market and ",
        { term: "impact" },
        " are joined, and checked before a price rests on them. Where sources disagree, the difference is explained.",
      ],
    ],
    example: {
      title: `A hotel with ${rooms} rooms`,
      text: `Three reports of one night: the booking channel’s ${channel} rooms include ${night.lateCancellations} late cancellations; housekeeping’s ${housekeeping} leave out ${night.paidNoShows} paid no-shows. All agree on ${paid} rooms paid. Prices set on ${channel} would assume ${percent(channel / paid - 1)} more demand than there was.`,
    },
    action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
  },
  dynamicPricing: {
    id: "incentive-unit-pricing",
    title: "Incentive-unit dynamic pricing",
    paragraphs: [
      "“We set many prices and cannot review each.”",
      [
        "You get a recommended price between the lowest and the highest that you allow. A customer whose choice saves cost earns ",
        { term: "miu", as: "MAVI Incentive Units" },
        ".",
      ],
    ],
    example: {
      title: `A lease that ends in ${offer.daysAhead} days`,
      text: [
        "An early renewal saves the landlord days empty. A part of that goes to the tenant, in units: see ",
        { link: "/platform/miu#one-unit", label: "the offer worked through" },
        ".",
      ],
    },
    action: { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
  },
  scenarioModeling: {
    id: "scenario-modeling",
    title: "ESEE scenario modeling",
    paragraphs: [
      "“This decision affects more than our income.”",
      [
        "The effects of a decision in four dimensions (",
        { term: "esee" },
        "), estimated for several alternatives. A scenario is not a forecast: it shows what follows if its assumptions hold.",
      ],
    ],
    example: {
      title: `A city parking garage at $${garage.today.toFixed(2)} an hour`,
      text: `Raised in four steps to $${garage.scenarios.inSteps.price.toFixed(2)} it brings the highest income. At once to $${garage.scenarios.atOnce.price.toFixed(2)} it makes a space easiest to find. Either way the share of low-income visits falls.`,
    },
    action: { label: "Prosperity Intelligence", href: "/platform/esee-intelligence" },
  },
  dataStewardship: {
    id: "data-stewardship",
    title: "Ethical data stewardship",
    paragraphs: [
      "“We need to learn from data about people without holding it.”",
      [
        "The consortium, not the platform, holds records about people. It passes on synthetic ones, each with a ",
        { term: "spid" },
        ", so that their use can be followed.",
      ],
    ],
    example: {
      title: "A neighborhood survey on rent",
      text: "Of 600 households that answered, 562 agreed to this use. From their answers the consortium makes 400 synthetic records.",
    },
    action: { label: "Our Data Governance", href: "/consortium/data-stewardship" },
  },
} satisfies Readonly<Record<string, Block>>;

export const pilot: BandSection = {
  title: "Start with one decision that recurs",
  action: { label: "The Plan for a Pilot", href: "/how-it-works#pilot" },
};
