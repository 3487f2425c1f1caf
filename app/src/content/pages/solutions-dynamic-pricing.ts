/** The dynamic pricing page, for the person who answers for prices: does it work, can I control it, can I defend it? */
import { apartment, comparedRents, daysSooner, gain } from "../examples/apartment";
import { fairness as fairnessTest } from "../examples/fairness";
import { meaningOfExamples } from "../shared/example-figures";
import { dollars, percent } from "../shared/numbers";
import { link, richText, term } from "../rich-text";
import type * as Content from "../types";

const { ceiling, comps, floor, lastRent, reviewDays, thresholds } = apartment;
const { atAsking, atFloor, atRecommended } = comparedRents;

export const page: Content.Page = {
  meta: {
    title: "Dynamic Pricing | MAVI",
    description:
      "What should this apartment cost? One example, the limits that you set, and answers on demand and fairness.",
  },
  tone: "teal",
  hero: {
    title: "Dynamic pricing with evidence, inside your limits",
    subtitle: "For pricing teams: a worked example, your limits and common questions.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
};

export const benefits: Content.CellsSection = {
  id: "benefits",
  title: "What a pricing team gains",
  items: [
    {
      title: "Income as the measure",
      text: richText`Prices are compared by a year’s income, days empty included. The example’s income leaves out concessions, turnover costs, ${link("/platform/miu", "incentive units")} and the platform’s own price.`,
    },
    {
      title: "Prices that can be explained",
      text: richText`The data, the limits, the alternatives, who approved: see ${link("/platform/mavi-difference", "the whole sheet")}.`,
    },
    {
      title: "Side effects in view",
      text: richText`Four metrics, the ${term("qpi", "Quantified Prosperity Insights")}, show what a price earns and what else it changes.`,
    },
  ],
};

export const rentalHousing: Content.WorkedExampleSection = {
  id: "rental-housing",
  title: "A rental example: what should this apartment cost?",
  note: "A two-bedroom apartment. All values are invented, without their uncertainty.",
  steps: [
    {
      title: "What goes in",
      text: `The asking rent is ${dollars(atAsking.rent)}; the last one was ${dollars(lastRent)}. Similar apartments nearby are offered at ${dollars(comps.low)} to ${dollars(comps.high)}.`,
    },
    {
      title: "What is compared",
      text: `At ${dollars(floor)} the apartment is expected to stand empty for ${atFloor.days} days, at ${dollars(atRecommended.rent)} for ${atRecommended.days}, at ${dollars(atAsking.rent)} for ${atAsking.days}. Over 365 days from the move-out, 12 × rent × (365 − days empty) / 365 comes to ${dollars(atFloor.income)}, ${dollars(atRecommended.income)} and ${dollars(atAsking.income)}.`,
    },
    {
      title: "How it is checked",
      text: richText`This building follows the recommendations; the ${link("/how-it-works#pilot", "control group")}, a building in another neighborhood, is priced as usual. Two buildings cannot rule out chance. Days empty are compared after ${reviewDays} days, income after a year, renewals once leases end.`,
    },
  ],
  result: {
    value: dollars(atRecommended.rent),
    label: "Recommended rent",
    text: `${dollars(atAsking.rent - atRecommended.rent)} below the asking rent and ${percent(atRecommended.rent / lastRent - 1, 0)} above the last one. It is expected to lease ${daysSooner} days sooner and to bring in ${dollars(gain)} more over 365 days.`,
  },
  actions: [{ label: "See the Whole Sheet", href: "/platform/mavi-difference#validation" }],
};

export const limits: Content.RuledListSection = {
  id: "limits",
  title: "You set the limits",
  lead: `A limit rules a price out: here, more than ${percent(ceiling / lastRent - 1)} above the last rent. A threshold rates it: here, the ${percent(thresholds.rise)} that you call fair.`,
  items: [
    {
      title: "Floor and ceiling",
      text: `The lowest and the highest price that you allow: here ${dollars(floor)} and ${dollars(ceiling)}.`,
    },
    {
      title: "Pace of change",
      text: "How often a price may change, and how far.",
    },
    {
      title: "Law and contract",
      text: "Rent control, notice periods and agreed prices are limits, too.",
    },
  ],
};

export const fairness: Content.PairSection = {
  id: "fairness",
  title: "Fairness between applicants",
  paragraphs: [
    `A ZIP code can stand in for a protected characteristic. The test compares what a pricing method offers two groups for similar apartments. Here, a difference of more than ${percent(fairnessTest.limit)} without a reason in cost or service stops the method.`,
  ],
  actions: [{ label: "How Data Is Protected", href: "/consortium/data-stewardship" }],
};

/** What buyers ask first. */
export const questions: Content.QuestionsSection = {
  id: "questions",
  title: "Questions that buyers ask",
  items: [
    {
      question: "How is demand estimated?",
      paragraphs: [
        "Sales at different prices are compared, with season, product and stock held equal. Where the estimate is too uncertain, a limited test comes first.",
      ],
    },
    {
      question: "What can pricing not do?",
      paragraphs: [
        "The platform cannot create demand and gives no legal advice. It learns little from prices that are each negotiated once.",
      ],
    },
  ],
};

export const exampleFigures: Content.ExampleSection = {
  id: "example-figures",
  title: "Example figures for rental housing",
  note: `${meaningOfExamples} These figures do not come from the apartment above: its expected income rises by ${percent(gain / atAsking.income)}. They name no base and no period.`,
  figures: [
    { value: "−40%", label: "Vacancy rate" },
    { value: "+60%", label: "Tenant retention" },
    { value: "+25%", label: "Overall revenue" },
    { value: "+80%", label: "Community satisfaction" },
  ],
};

export const demo: Content.BandSection = {
  title: "Bring one price that you want to check",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
