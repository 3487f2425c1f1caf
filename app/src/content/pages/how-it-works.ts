/** How it works, for a reader who wants to know what happens step by step, who does it, and how to try it. */
import { apartment } from "../examples/apartment";
import { checks, findingsAfter } from "../examples/checks";
import { heatingCase, leasesEnd } from "../examples/heating-case";
import { link, richText, strong, term } from "../rich-text";
import { dollars, sum } from "../shared/numbers";
import type * as Content from "../types";

export const page: Content.Page = {
  meta: {
    title: "How It Works: From Your Data to a Price | MAVI",
    description:
      "Five steps from your data to a price that you can explain, four checks on every insight, and a pilot with a control group.",
  },
  tone: "teal",
  hero: {
    title: "From your data to a price you can explain",
    subtitle: "You bring the numbers. MAVI tests what they say. You decide.",
    actions: [
      { label: "Request a Demo", href: "/contact#demo-request" },
      { label: "How a Pilot Works", href: "/how-it-works#pilot" },
    ],
  },
};

export const fiveSteps = {
  id: "steps",
  title: "Five steps to your decision",
  items: [
    {
      picture: "provide",
      title: "Provide",
      text: richText`You bring your own prices, costs and sales. Market data and ${term("impact")} are added.`,
    },
    {
      picture: "protect",
      title: "Protect",
      text: richText`The ${link("/consortium/data-stewardship", "consortium")} turns data about people into privacy-preserving synthetic data.`,
    },
    {
      picture: "understand",
      title: "Understand",
      text: "Agents connect everything in one knowledge graph and look for what drives demand.",
    },
    {
      picture: "validate",
      title: "Validate",
      text: "The validation engine runs four checks on each finding.",
    },
    {
      picture: "recommend",
      title: "Recommend",
      text: "You get a price, its expected effect and the evidence. You decide.",
    },
  ],
  loop: richText`${strong("Feedback loop.")} Outcomes inform the next round.`,
} as const;

const { followed, synthetic } = heatingCase;
const decision = ["Keep the rent.", "Repair the heating."] as const;
const notRenewed = "not renewed";
const countFaults = (count: number) => (count === 1 ? "1 fault" : `${count} faults`);

export const oneRecord = {
  id: "one-record",
  title: "A repair beats a discount",
  lead: "Tenants keep leaving one wing of a building. A lower rent looks like the answer.",
  example: true,
  items: [
    { title: "Contributed", text: "Tenants share leases and repair requests with the consortium." },
    {
      title: "Made synthetic",
      text: richText`New records carry similar patterns, each tagged with a ${term("spid")}.`,
    },
    { title: "Connected", text: "Heating faults are tied to ended leases, by wing and not by person." },
    {
      title: "Checked",
      text: `${leasesEnd}, at high and low rents alike. All checks pass.`,
    },
    { title: "Decided", text: decision.join(" ") },
  ],
  /** What was decided, in lines. */
  decision,
  rejected: { title: "Rejected:", text: "Lower the rent" },
  /** The record that is followed: as it is kept, and a synthetic one. */
  raw: {
    title: "Kept by the consortium",
    hidden: { names: ["name", "apartment"], value: "not shown" },
    rows: [
      ["rent", dollars(followed.raw.rent)],
      ...followed.raw.faults.map((date) => [date, "heating fault"] as const),
      ["lease", notRenewed],
    ],
  },
  made: {
    title: "Passed on",
    spid: `SPID ${followed.synthetic.spid}`,
    tag: followed.synthetic.spid,
    rows: [
      ["heating", countFaults(followed.synthetic.faults)],
      ["rent", dollars(followed.synthetic.rent)],
      ["season", followed.synthetic.season],
      ["wing", followed.synthetic.wing],
      ["lease", notRenewed],
    ],
  },
  /** All synthetic records, by heating faults and rent. */
  all: {
    title: `${synthetic.records} synthetic records, one square each`,
    renewed: "lease renewed",
    ended: "ended",
    faults: countFaults,
    share: (ended: number, all: number) => `${ended} of ${all} ended`,
    axis: "rent",
  },
} as const;

const { findings } = checks;

export const validation = {
  id: "validation",
  title: "Four checks before you see an insight",
  findings: `${findings.all} findings, one dot each`,
  items: [
    {
      title: "Origin",
      text: "Each kind of source shows its date and its permission for this purpose.",
      passed: `${findingsAfter(1)} pass: dated, permitted`,
      sentBack: `${findings.sentBack[0]} back: no date`,
    },
    {
      title: "Agreement",
      text: "Where two sources differ, the difference is explained, or the finding goes back.",
      passed: `${findingsAfter(2)} pass: explained`,
      sentBack: `${findings.sentBack[1]} back: not explained`,
    },
    {
      title: "Groups",
      text: "A gap between groups above the limit goes back, unless cost or service explains it.",
      passed: `${findingsAfter(3)} pass: within the limit`,
      sentBack: `${findings.sentBack[2]} back: gap above the limit`,
    },
    {
      title: "Earlier results",
      text: "What was expected before is compared with what happened.",
      passed: `${findingsAfter(4)} reach you: as expected`,
      sentBack: `${findings.sentBack[3]} back: unlike what happened`,
    },
  ],
  actions: [{ label: "See a Whole Sheet", href: "/platform/mavi-difference#validation" }],
} as const;

const { daysEmpty, pilot: halves } = apartment;

export const pilot = {
  id: "pilot",
  title: "Prove it on part of your prices",
  items: [
    { title: "Scope", text: "One product group, and one person who answers for its price." },
    { title: "Data", text: "Dated prices, sales and costs." },
    {
      title: "Baseline",
      text: "What counts as success, its value today, and the date of the review.",
    },
  ],
  controlGroup: {
    title: "Control group",
    text: "One part follows the recommendations. The other is priced as usual.",
  },
  days: ["days empty,", "on average"],
  halves: [
    {
      days: daysEmpty.atRecommended,
      weeks: halves.recommended,
      color: "teal",
      title: "Follows the recommendations",
      caption: `${halves.recommended.length} apartments, one dot each; ${sum(halves.recommended)} weeks empty`,
    },
    {
      days: daysEmpty.atAsking,
      weeks: halves.control,
      color: "ink",
      title: "Priced as usual",
      caption: `${sum(halves.control)} weeks empty`,
    },
  ],
  review: { title: "Review", text: "Compare the two, then extend the use or adjust it." },
} as const;

export const demo: Content.HeadedSection = {
  title: "See the five steps in a demo",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
