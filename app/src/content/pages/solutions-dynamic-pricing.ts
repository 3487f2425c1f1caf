/** The dynamic pricing page, for the person who answers for prices: does it work, can I control it, can I defend it? */
import { questions as asked } from "../owner/answers";
import { answerOf, answerTo, type QuestionName } from "../owner/open-questions";
import { meaningOfExamples } from "../shared/example-figures";
import { fairness as fairnessTest } from "../shared/fairness-example";
import { dollars, percent } from "../shared/numbers";
import { holding, incomes, rentalExample, rise } from "../shared/rental-example";
import type {
  BandSection,
  CellsSection,
  ExampleSection,
  Page,
  PairSection,
  QuestionsSection,
  RuledListSection,
  Text,
  WorkedExampleSection,
} from "../types";

const {
  askingRent,
  ceiling,
  comps,
  daysEmpty,
  floor,
  insulation,
  lastRent,
  makeReadyDays,
  mostRise,
  recommendedRent,
  renewals,
  reviewDays,
} = rentalExample;

export const page: Page = {
  meta: {
    title: "Dynamic Pricing | MAVI",
    description:
      "What should this apartment cost? One example, the limits that you set, and answers on demand and fairness.",
  },
  tone: "teal",
  hero: {
    title: "Dynamic pricing with evidence, inside your limits",
    subtitle: "For whoever sets prices: one rent worked through, your limits, buyers’ questions.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How It Works", href: "/how-it-works" },
    ],
  },
};

export const benefits: CellsSection = {
  id: "benefits",
  title: "What a pricing team gains",
  items: [
    {
      title: "Income as the measure",
      text: [
        "Income over a year, days empty included, comes first, then your thresholds. Concessions and ",
        { link: "/platform/miu", label: "incentive units" },
        " are counted separately.",
      ],
    },
    {
      title: "Prices that can be explained",
      text: [
        "Which data, which limits, which alternatives, who approved: see ",
        { link: "/platform/mavi-difference", label: "the whole sheet" },
        ".",
      ],
    },
    {
      title: "Side effects in view",
      text: [
        "Four metrics, the ",
        { term: "qpi", as: "Quantified Prosperity Insights" },
        ", show what else a price changes.",
      ],
    },
  ],
};

export const rentalHousing: WorkedExampleSection = {
  id: "rental-housing",
  title: "A rental example: what should this apartment cost?",
  note: "A two-bedroom apartment. All values are invented, without their uncertainty.",
  steps: [
    {
      title: "What goes in",
      text: `The asking rent is ${dollars(askingRent)}; the last one was ${dollars(lastRent)}. Similar apartments nearby are offered at ${dollars(comps.low)} to ${dollars(comps.high)}.`,
    },
    {
      title: "What is compared",
      text: `Cleaning and repairs take ${makeReadyDays} days. Finding a tenant takes ${daysEmpty.atAsking - makeReadyDays} more at ${dollars(askingRent)}, but only ${daysEmpty.atRecommended - makeReadyDays} at ${dollars(recommendedRent)}; at ${dollars(floor)} one is found meanwhile. Over 365 days from the move-out, 12 × rent × (365 − days empty) / 365 comes to ${dollars(incomes.atAsking)} and ${dollars(incomes.atRecommended)}.`,
    },
    {
      title: "How long it holds",
      text: `With ${holding.daysThatUndo} days empty instead of ${daysEmpty.atAsking}, ${dollars(askingRent)} would be ahead. First leases end by day ${holding.leasesEnd}; then the rent is set anew. Over two years at unchanged rents ${dollars(askingRent)} would be ahead by ${dollars(holding.afterTwoYears)} if every tenant stayed. With the renewals expected, ${percent(renewals.atRecommended)} against ${percent(renewals.atAsking)}, and as many days empty again, ${dollars(recommendedRent)} is ahead by ${dollars(holding.atRenewals)}, cleaning and repairs not counted.`,
    },
    {
      title: "How it is checked",
      text: [
        "This building follows the recommendations; the ",
        { link: "/how-it-works#pilot", label: "control group" },
        `, a building in another neighborhood, keeps its rents. Two buildings cannot rule out chance. Days empty are compared after ${reviewDays} days, income after a year.`,
      ],
    },
  ],
  result: {
    value: dollars(recommendedRent),
    label: "Recommended rent",
    text: `${dollars(askingRent - recommendedRent)} below the asking rent and ${percent(rise(recommendedRent))} above the last one. It is expected to lease ${daysEmpty.atAsking - daysEmpty.atRecommended} days sooner and bring ${dollars(incomes.atRecommended - incomes.atAsking)} more over the 365 days, without the insulation that the sheet assumes, ${dollars(insulation)}.`,
  },
  actions: [{ label: "See the Whole Sheet", href: "/platform/mavi-difference#validation" }],
};

export const limits: RuledListSection = {
  id: "limits",
  title: "You set the limits",
  lead: `A limit rules a price out (here more than ${percent(rise(ceiling))} above the last rent); a threshold rates it (the ${percent(mostRise)} that you call fair).`,
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
      text: ["Rent control, notice periods and agreed prices are limits too. ", ...answerTo("law")],
    },
  ],
};

export const fairness: PairSection = {
  id: "fairness",
  title: "Fairness between applicants",
  paragraphs: [
    `A ZIP code can stand in for a protected characteristic. The test compares what a pricing rule offers two groups for similar apartments. A difference above the limit, here ${percent(fairnessTest.limit)}, without a reason in cost or service stops the rule.`,
    answerTo("bias"),
  ],
  actions: [{ label: "How Data Is Protected", href: "/consortium/data-stewardship" }],
};

/** What buyers ask first: with the answers that the owner has supplied, and a link to the list of the others. */
const first: readonly QuestionName[] = ["pooledRecords", "connections", "renewals", "charges"];
const decided = first
  .filter((name) => answerOf(name) !== "")
  .map((name) => ({ question: asked[name].question, paragraphs: [answerOf(name)] }));
const open = first.filter((name) => answerOf(name) === "");

export const questions: QuestionsSection = {
  id: "questions",
  title: "Questions that buyers ask",
  ...(open.length === 0
    ? {}
    : {
        lead: [
          "Still open: ",
          { link: "/how-it-works#open", label: open.map((name) => asked[name].question).join(" ") },
        ] satisfies Text,
      }),
  items: [
    ...decided,
    {
      question: "How is demand estimated?",
      paragraphs: [
        "Sales at different prices are compared, with season, product and stock held equal. Where the estimate is too uncertain, a limited test comes first.",
      ],
    },
    {
      question: "What can pricing not do?",
      paragraphs: [
        "It creates no demand and gives no legal advice. It learns little from prices that are each negotiated once.",
      ],
    },
  ],
};

export const exampleFigures: ExampleSection = {
  id: "example-figures",
  title: "Example figures for rental housing",
  note: `${meaningOfExamples} The apartment above is another example.`,
  figures: [
    { value: "−40%", label: "Vacancy rate" },
    { value: "+60%", label: "Tenant retention" },
    { value: "+25%", label: "Overall revenue" },
    { value: "+80%", label: "Community satisfaction" },
  ],
};

export const demo: BandSection = {
  title: "Bring one price that you want to check",
  action: { label: "Request a Demo", href: "/contact#demo-request" },
};
