/** How it works, for a reader who wants to know what happens in each step, who does it, and how to try it. */
import { apartment } from "../examples/apartment";
import { checkNames, checks, findingsAfter } from "../examples/checks";
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
    title: "From your data to a\u00a0price you can explain",
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
      text: richText`You provide your own prices, costs and sales. Market data and ${term("impact")} are added.`,
    },
    {
      picture: "protect",
      title: "Protect",
      text: richText`The ${link("/consortium/data-stewardship", "consortium")} turns data about people into privacy-preserving synthetic data and gives each record its identifier.`,
    },
    {
      picture: "understand",
      title: "Understand",
      text: "AI agents connect everything in one knowledge graph and look for what drives demand.",
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
  steps: {
    contributed: {
      title: "Contributed",
      text: "Tenants share leases and repair requests with the consortium.",
    },
    madeSynthetic: {
      title: "Made synthetic",
      text: richText`New records carry similar patterns, each tagged with a ${term("spid")}.`,
    },
    connected: {
      title: "Connected",
      text: "Heating faults are linked to ended leases through synthetic records, not through people.",
    },
    checked: {
      title: "Checked",
      text: `${leasesEnd}, at high and low rents alike. All checks pass.`,
    },
    decided: { title: "Decided" },
  },
  /** The decision, an entry per line. */
  decision,
  rejected: { title: "Rejected:", text: "Lower the rent" },
  /** The followed record: `raw` as the consortium keeps it, `made` as the synthetic record. */
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
    title: `${synthetic.records} synthetic records`,
    renewed: "lease renewed",
    ended: "lease ended",
    faults: countFaults,
    share: (ended: number, all: number) => `${ended} of ${all} ended`,
    axis: "rent",
  },
} as const;

const { findings } = checks;
const [verified, agree, alike, held] = checkNames;

export const validation = {
  id: "validation",
  title: "Four checks before you see an insight",
  findings: `${findings.all} findings`,
  items: [
    {
      title: verified,
      text: "The platform’s validation engine checks that each source is dated and may be used for this purpose.",
      passed: `${findingsAfter(1)} pass: dated and permitted`,
      sentBack: `${findings.sentBack[0]} returned: no date`,
    },
    {
      title: agree,
      text: "Where two sources differ, the difference has to be explained.",
      passed: `${findingsAfter(2)} pass: differences explained`,
      sentBack: `${findings.sentBack[1]} returned: not explained`,
    },
    {
      title: alike,
      text: "The gap between two groups stays within a limit, unless cost or service explains it.",
      passed: `${findingsAfter(3)} pass: within the limit`,
      sentBack: `${findings.sentBack[2]} returned: gap above the limit`,
    },
    {
      title: held,
      text: "Earlier predictions are compared with outcomes.",
      passed: `${findingsAfter(4)} reach you: predictions held`,
      sentBack: `${findings.sentBack[3]} returned: prediction missed`,
    },
  ],
  actions: [{ label: "See the Full Evidence Sheet", href: "/platform/mavi-difference#validation" }],
} as const;

const { daysEmpty, pilot: halves } = apartment;

export const pilot = {
  id: "pilot",
  title: "Test it on some of your prices",
  example: true,
  items: [
    { title: "Scope", text: "One product group, and the person accountable for its price." },
    { title: "Data", text: "Prices, sales and costs, each with its date." },
    {
      title: "Baseline",
      text: "What counts as success, its value today, and the date of the review.",
    },
  ],
  controlGroup: {
    title: "Control group",
    text: "Half of the prices follow the recommendations. The other half are set as usual.",
  },
  days: ["vacant days", "on average"],
  legend: [
    { sign: "dot", text: "one apartment" },
    { sign: "ring", text: "one vacant week" },
  ],
  halves: [
    {
      days: daysEmpty.atRecommended,
      weeks: halves.recommended,
      color: "teal",
      title: "Follows the recommendations",
      caption: `${halves.recommended.length} apartments, ${sum(halves.recommended)} vacant weeks`,
    },
    {
      days: daysEmpty.atAsking,
      weeks: halves.control,
      color: "ink",
      title: "Priced as usual",
      caption: `${halves.control.length} apartments, ${sum(halves.control)} vacant weeks`,
    },
  ],
  review: { title: "Review", text: "Compare the two halves, then extend the use of MAVI or adjust it." },
} as const;

export const demo: Content.HeadedSection = {
  title: "See the five steps in a demo",
  actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
};
