/** The consortium's mission, for communities, partners and anyone whose data is concerned. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Our Mission | MAVI Consortium",
    description:
      "An independent non-profit that holds data for the people it describes, passes on synthetic records and works to bring the findings back to them.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "We hold data for the people it describes",
    // The word joiner keeps the section of the law on one line.
    subtitle:
      "The MAVI consortium is an independent 501(c)\u2060(3) non-profit. People decide what they share with us and for which purpose. We pass on synthetic records instead of theirs, and work to bring the findings back to them.",
    actions: [
      { label: "Get Involved", href: "/consortium/get-involved" },
      { label: "Our Data Governance", href: "/consortium/data-stewardship" },
    ],
    figure: "stewardship-boundary",
  },
  sections: [
    {
      kind: "statement",
      id: "mission",
      title: "Our mission: make data useful on terms that people accept",
      paragraphs: [
        "Rents, prices and services are set with data about the people who pay for them. These people are seldom asked, can seldom check what is stored about them, and seldom learn what it showed.",
        "We look after such data on their behalf. That means three tasks: to keep each contribution under the control of whoever made it, to make synthetic records that can be used in its place, and to report what was found to the people and communities concerned.",
      ],
    },
    {
      kind: "cells",
      id: "core-principles",
      title: "Four core principles",
      items: [
        {
          title: "Privacy & Control",
          text: "You choose what to contribute and for which purpose. You can limit that or withdraw it, and are meant to see each use. We ask only for what the purpose needs.",
        },
        {
          title: "Stakeholder Empowerment",
          text: "The people behind the data help to choose the questions that are put to it. A tenants’ association can ask why neighbors move out, and take the answer to the landlord or the city.",
        },
        {
          title: "Responsible Data Synthesis",
          text: "Synthetic records are generated to have the patterns of real ones without being records of real people. This lowers the risk that someone is recognized. It does not remove it entirely, so synthetic records stay under our rules as well.",
        },
        {
          title: "Systemic Trust Impact",
          text: "People, businesses and researchers should be able to rely on each other’s data. We look for practical signs of that: contributors stay, ask new questions, and see decisions that followed from a finding.",
        },
      ],
    },
    {
      kind: "process",
      id: "example",
      title: "What one household’s record does, and what comes back",
      lead: "An illustrative example: a household in the north wing of a building with 200 apartments has had its heating repaired three times in one winter.",
      inverted: true,
      steps: [
        {
          title: "The household agrees",
          text: "Its tenants’ association wants to know why neighbors move out. The household contributes its lease and its repair log for this question, and nothing else.",
        },
        {
          title: "We hold the record",
          text: "Name, apartment number and dates stay with us. The household can look at the record, correct it or take it back.",
        },
        {
          title: "We pass on a synthetic one",
          text: [
            "From all contributions we generate records that show the same pattern. Each has an identifier (",
            { term: "spid" },
            "), the part of the building, a rent, a number of repairs and whether the lease was renewed.",
          ],
        },
        {
          title: "The platform finds a pattern",
          text: "Tenants of the north wing leave after repeated heating repairs. Rents do not explain the difference.",
        },
        {
          title: "The household hears about it",
          text: "The association gets the finding with its limits and discusses it with the landlord: the heating is to be repaired before the rent is changed.",
        },
      ],
    },
    {
      kind: "columns",
      id: "role",
      title: "Our role in the ecosystem",
      lead: "Two organizations work together, and each has tasks that the other does not take on.",
      columns: [
        {
          title: "The consortium",
          label: "Non-profit, 501(c)\u2060(3)",
          paragraphs: [
            "We hold contributed data, check consent, make synthetic records and review what is done with them. The blockchain audit trail, privacy compliance and ethical certifications are our responsibility.",
            "We set the terms of use. We do not build or sell pricing software.",
          ],
          action: { label: "About the Consortium", href: "/consortium/about-us" },
        },
        {
          title: "The corporation",
          label: "For-profit company",
          paragraphs: [
            "It builds and runs the pricing platform and sells it to businesses. It works with our synthetic records beside market data, and returns results for review.",
            "The raw records of contributors are not part of what it receives.",
          ],
          action: { label: "See the Whole Ecosystem", href: "/about-mavi-ecosystem" },
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "programs",
      title: "Two programs for communities",
      lead: "One helps a community to answer its own question. The other helps people to understand the data that exists about them.",
      items: [
        {
          title: "Community Voice Initiative",
          text: "For tenants’ associations, neighborhood groups and local non-profits. The community chooses a question about rents, prices or services; we help to word it, to collect contributions with consent and to present the answer at a meeting.",
          action: { label: "How Community Voice Works", href: "/consortium/impact#community-voice" },
        },
        {
          title: "Data Literacy Education",
          text: "For residents, schools and the staff of local organizations. Sessions with real forms and reports: which data is asked for, what it can show, what it cannot, and how to agree, refuse or have it corrected.",
          action: { label: "How Data Literacy Works", href: "/consortium/impact#data-literacy" },
        },
      ],
      actions: [{ label: "Ask About a Program", href: "/contact" }],
    },
    {
      kind: "band",
      id: "impact",
      title: "See how single records become a finding",
      lead: "The impact page has an animation of it, our three kinds of partners, and both programs in detail.",
      action: { label: "See Our Impact", href: "/consortium/impact" },
      figure: "records-to-ring",
    },
    {
      kind: "columns",
      id: "join",
      title: "Two ways to begin",
      columns: [
        {
          title: "Data contributors",
          paragraphs: [
            "Contribute data about your home, your work or your neighborhood, alone or together with others. You keep control of it, and we want you to learn what it showed.",
          ],
          action: { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
        },
        {
          title: "Partners and supporters",
          paragraphs: [
            "Bring a community, a research question or funding. We bring governed data, documented methods and the two programs.",
          ],
          action: { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
        },
      ],
    },
  ],
} as const satisfies SectionsPage;
