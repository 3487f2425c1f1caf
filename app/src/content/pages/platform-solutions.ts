/** The solutions page, for a buyer who asks which of the four fits. */
import { garage } from "../examples/garage";
import { hotelNight as night } from "../examples/hotel-night";
import { percent } from "../shared/numbers";
import { offer } from "../examples/renewal";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

export const page: Content.Page = {
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

export const coreSolutions: Content.HeadedSection = {
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
      richText`Internal, market and ${term("impact")} are joined, and checked before a price rests on them. Where sources disagree, the finding goes back unless the difference is explained.`,
    ],
    example: {
      title: `A hotel with ${night.rooms} rooms`,
      text: `For one night, the booking channel reports ${night.channel} rooms, ${night.lateCancellations} of them canceled late; housekeeping reports ${night.housekeeping}, without ${night.paidNoShows} paid no-shows. Both then agree with the reservation system: ${night.paid} rooms paid. Prices set on ${night.channel} would assume ${percent(night.channel / night.paid - 1, 0)} more demand than there was.`,
    },
    action: { label: "What Makes MAVI Different", href: "/platform/mavi-difference" },
  },
  dynamicPricing: {
    id: "incentive-unit-pricing",
    title: "Incentive-unit dynamic pricing",
    paragraphs: [
      "“We set many prices and cannot review each.”",
      richText`You get a recommended price between the lowest and the highest that you allow. A customer whose choice saves cost is to earn ${term("miu", "MAVI Incentive Units")}.`,
    ],
    example: {
      title: `A lease that ends in ${offer.daysAhead} days`,
      text: richText`A renewal that would not have come otherwise saves the landlord days empty. The tenant gets a part of that, in units: see ${link("/platform/miu#one-unit", "the offer worked through")}.`,
    },
    action: { label: "Explore Dynamic Pricing", href: "/solutions/dynamic-pricing" },
  },
  scenarioModeling: {
    id: "scenario-modeling",
    title: "ESEE scenario modeling",
    paragraphs: [
      "“This decision affects more than our income.”",
      richText`Alternatives are compared by their expected effects in four dimensions (${term("esee")}). A scenario is not a forecast: it shows what follows if its assumptions hold.`,
    ],
    example: {
      title: `A city parking garage at $${garage.today.toFixed(2)} an hour`,
      text: `Under the assumed demand, $${garage.paths.inSteps.price.toFixed(2)} in four steps brings the highest income a day; $${garage.paths.atOnce.price.toFixed(2)} at once makes a space easiest to find. Either way, low-income visits fall, and most at $${garage.paths.atOnce.price.toFixed(2)}.`,
    },
    action: { label: "Prosperity Intelligence", href: "/platform/esee-intelligence" },
  },
  dataStewardship: {
    id: "data-stewardship",
    title: "Ethical data stewardship",
    paragraphs: [
      "“We need to learn from data about people without holding it.”",
      richText`The consortium, not the platform, holds records about people. It passes on synthetic ones, each with a ${term("spid")} by which its use can be followed.`,
    ],
    example: {
      title: "A neighborhood survey on rent",
      text: "Of 600 households that answered, 562 agreed to this use. From their answers the consortium makes 400 synthetic records.",
    },
    action: { label: "Our Data Governance", href: "/consortium/data-stewardship" },
  },
} satisfies Readonly<Record<string, Content.Block>>;

export const pilot: Content.BandSection = {
  title: "Start with one decision that recurs",
  action: { label: "The Plan for a Pilot", href: "/how-it-works#pilot" },
};
