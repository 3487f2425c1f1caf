/** How it works, for a reader who wants to know what happens step by step, who does it, and what happens to a single record. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "How it works | MAVI",
    description:
      "Five steps from your data to a price, who takes each of them, four checks on the way, and one repair request followed from its source to a decision.",
  },
  tone: "teal",
  hero: {
    title: "From your data to a price you can explain",
    subtitle:
      "For teams that set prices: five steps, who takes each of them and what is checked on the way. Then the same steps in an example.",
    actions: [{ label: "Request a Demo", href: "/contact#demo-request" }],
    figure: "five-steps",
  },
  sections: [
    {
      kind: "process",
      id: "steps",
      title: "Five steps and a feedback loop",
      steps: [
        {
          title: "Connect",
          text: "You connect prices, costs, stock and sales. Market data and impact data, such as energy use or tenants moving out, are added.",
        },
        {
          title: "Protect",
          text: "Records about people go to the consortium. It passes on synthetic ones.",
        },
        {
          title: "Understand",
          text: "AI agents join all of it in the knowledge graph and look for what drives demand.",
        },
        {
          title: "Validate",
          text: "The validation engine checks each finding. One that fails goes back with the reason.",
        },
        {
          title: "Recommend",
          text: "You receive a price, the effect that it is expected to have, and the evidence. You decide.",
        },
      ],
      loop: {
        title: "Feedback loop",
        text: "What happens after your decision is measured and becomes data for the next round: sales, renewals, complaints, days empty.",
      },
    },
    {
      kind: "figure",
      id: "one-record",
      title: "From a repair request to a decision about the rent",
      lead: "An illustrative example from an apartment building: the heating of an apartment in the north wing fails three times in one winter, and the tenant does not renew the lease.",
      figure: "record-trail",
      headed: true,
      inverted: true,
      notes: [
        {
          title: "The record",
          text: "The property system holds three repair requests and a lease that ends in spring, with a name, an apartment number and dates.",
        },
        {
          title: "Made synthetic",
          text: [
            "The consortium checks the consent. From many records it generates new ones with the same pattern: wing, season, faults, lease, each with a ",
            { term: "spid", as: "SPID" },
            ". None is a copy of a tenant’s record.",
          ],
        },
        {
          title: "Connected",
          text: "In the knowledge graph, heating faults are tied to the leases that were not renewed and to the time for which apartments then stood empty, here 41 days. The ties lead to a part of the building, not to a person.",
        },
        {
          title: "Found and checked",
          text: "In the north wing, leases are not renewed where the heating fails, at high rents and at low ones. Two sources agree, the winter before shows the same, and no group is treated differently without a reason.",
        },
        {
          title: "Decided",
          text: [
            "A lower rent would not keep the tenants. The recommendation: keep the rent, repair the heating, offer ",
            { term: "miu", as: "incentive units (MIU)" },
            " for an early renewal. Next winter’s renewals show whether it was right.",
          ],
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "validation",
      title: "Four checks before you see a result",
      lead: [
        "A ",
        { term: "qpi", as: "Quantified Prosperity Insight" },
        ", a result that states one of four metrics, carries the outcome of each check, so that you can see how far to rely on it.",
      ],
      items: [
        {
          title: "Where does it come from?",
          text: "Each source is named with its date, and its use for this purpose is permitted.",
        },
        {
          title: "Do the sources agree?",
          text: "If the repair log and a tenant survey point the same way, confidence goes up. If they differ, the difference is explained or confidence goes down.",
        },
        {
          title: "Does it treat groups differently?",
          text: "The effect of a price is compared between groups of customers. A difference without a reason in cost or service is a reason to stop.",
        },
        {
          title: "Were earlier results right?",
          text: "What was expected then is compared with what happened. If the effect did not show, the model has to be corrected before its next recommendation.",
        },
      ],
    },
    {
      kind: "comparison",
      id: "who-does-what",
      title: "Who does what",
      sides: ["MAVI", "Your team"],
      rows: [
        {
          label: "Data",
          cells: [
            "Joins it with market and impact data in one graph.",
            "Chooses what to share and for which purpose.",
          ],
        },
        {
          label: "Guardrails",
          cells: [
            "Proposes prices inside these limits only.",
            "Sets the limits: floors, ceilings, the pace of change and who approves.",
          ],
        },
        {
          label: "Price",
          cells: [
            "Recommends one, with its expected effect and its sources.",
            "Accepts, changes or rejects it.",
          ],
        },
        {
          label: "Result",
          cells: [
            "Compares what happened with what was expected.",
            "Reports what else changed: a renovation, a campaign, a new competitor.",
          ],
        },
      ],
    },
    {
      kind: "statement",
      id: "personal-data",
      title: "Data about people stays with the consortium",
      paragraphs: [
        "The consortium is an independent non-profit, a 501(c)(3), and keeps the raw records. People decide what theirs may be used for.",
        "The corporation runs the platform and works with synthetic records, which have the statistical patterns of the raw ones. That lowers the risk that a person is identified; no method removes it entirely.",
      ],
      actions: [{ label: "Our Data Governance", href: "/consortium/data-stewardship" }],
    },
    {
      kind: "questions",
      id: "questions",
      title: "What buyers ask",
      items: [
        {
          question: "Does MAVI change prices by itself?",
          paragraphs: [
            "It recommends. Whether a small change inside your limits is released by rule or by a person is your setting; everything else waits for an approval.",
          ],
        },
        {
          question: "What if we disagree with a recommendation?",
          paragraphs: [
            "You change or reject it. The reasons lead to the assumption that you doubt; note there what the data did not show.",
          ],
        },
        {
          question: "We have little data. Is that enough?",
          paragraphs: [
            "For a price that hardly ever changed, demand at other prices cannot be read from your sales alone. Pricing systems then borrow from comparable offers and begin with small, planned changes.",
          ],
        },
        {
          question: "How do we know that it worked?",
          paragraphs: [
            "By a hold-out group: part of the products keeps its old prices for the same weeks. What differs between the two parts, beyond chance, shows the effect of the prices.",
          ],
        },
        {
          question: "Can a result be that the price should stay?",
          paragraphs: [
            "Yes, as in the example above. When customers leave for another reason, a lower price loses income and does not keep them.",
          ],
        },
        {
          question: "Do two customers get two prices for the same thing?",
          paragraphs: [
            "That depends on the rules that you set and on the law where you sell. A price can differ by time, season, place or length of contract without depending on who the customer is.",
          ],
        },
      ],
    },
    {
      kind: "band",
      title: "Follow one of your own prices through the five steps",
      figure: "loop-ahead",
      action: { label: "Request a Demo", href: "/contact#demo-request" },
    },
  ],
} as const satisfies SectionsPage;
