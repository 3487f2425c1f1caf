/** Data stewardship, for contributors, researchers and reviewers: who holds what, and what happens to it. */
import type { SectionsPage } from "../types";

export const page = {
  meta: {
    title: "Responsible Data Governance | MAVI Consortium",
    description:
      "What happens to a record at the MAVI consortium: consent, storage, synthetic data with identifiers, audit trail, checks for bias, and what stays with us.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "Responsible data governance",
    subtitle:
      "For contributors, researchers and reviewers: what we hold, what we pass on in its place, who may use it, and how its use can be followed. One record serves as the example.",
    actions: [{ label: "Follow One Record", href: "/consortium/data-stewardship#record" }],
    figure: "record-before-after",
  },
  sections: [
    {
      kind: "statement",
      id: "commitment",
      title: "Our commitment to every contributor",
      paragraphs: [
        "We use a contribution only with consent, and only for the purpose that the consent names. Names, addresses and other direct identifiers stay with us. What leaves is synthetic data: generated records that have the patterns of the real ones, under terms of use that we set.",
        "No method of synthesis removes every risk that a person is recognized. We aim to test each synthetic data set for that risk, to hold back what does not pass, and to say openly what risk remains.",
      ],
    },
    {
      kind: "columns",
      id: "dual-entity",
      title: "Two organizations share the work",
      lead: "Whoever earns money with data should not also decide how far people’s data may be used.",
      columns: [
        {
          title: "Non-profit steward",
          label: "The consortium",
          paragraphs: ["We hold raw records under the control of those who contributed them."],
          points: [
            "decides which data may be used, by whom and for what",
            "makes synthetic data and attaches identifiers to it",
            "reviews uses and results for bias",
            "answers to contributors, partners and donors",
          ],
        },
        {
          title: "For-profit innovator",
          label: "The corporation",
          paragraphs: ["It builds the platform and works with synthetic and market data."],
          points: [
            "decides how results are computed and sold",
            "uses synthetic records for permitted purposes only",
            "returns results with their evidence for review",
            "answers to customers and investors",
          ],
        },
      ],
    },
    {
      kind: "cells",
      id: "data-handling",
      title: "How we handle data",
      items: [
        {
          title: "Individually controlled data",
          text: "Contributors decide what they share and for which purpose. They can limit the uses, correct a record and withdraw it, and are meant to see each use.",
        },
        {
          title: "Privacy by design",
          text: "Only the fields that a purpose needs are asked for. Access is designed to depend on a person’s role. Privacy compliance is our task from the plan of a data set to its deletion.",
        },
        {
          title: "Consortium unique identifiers",
          text: [
            "Every synthetic record carries an identifier (",
            { term: "spid" },
            "), which connects records that belong together and shows where they were used. It contains no name and stands for no single contributor. It leads to a synthetic data set, and the key to the contributions stays with us.",
          ],
        },
        {
          title: "Blockchain auditability",
          text: "Access and use are entered in a blockchain ledger, where a later change would be noticed. It holds events (what was used, for which purpose, when) and not the data.",
        },
      ],
    },
    {
      kind: "worked-example",
      id: "record",
      title: "One record from consent to ledger",
      lead: "A tenant in a building of 200 apartments contributes a lease and a repair log.",
      note: "Illustrative example: the building, the record and all values are invented.",
      steps: [
        {
          title: "Consent",
          text: "It ends on a date, or when it is withdrawn.",
          rows: [
            { label: "Purpose", value: "Why tenants move out" },
            { label: "Fields", value: "Lease, rent, repair log" },
            { label: "Not asked for", value: "Income, family, messages" },
            { label: "Ends", value: "After 12 months" },
          ],
        },
        {
          title: "Raw record",
          text: "Stored by us and used within the consent.",
          rows: [
            { label: "Tenant", value: "Name on the lease" },
            { label: "Apartment", value: "214" },
            { label: "Rent", value: "$1,240 a month" },
            { label: "Heating repairs", value: "3, with dates" },
          ],
        },
        {
          title: "Synthetic record",
          text: "Generated from all records with consent for this purpose. It copies none of them.",
          rows: [
            { label: "SPID", value: "9ad0" },
            { label: "Part of building", value: "North wing" },
            { label: "Rent", value: "$1,205 a month" },
            { label: "Heating repairs", value: "3" },
          ],
        },
        {
          title: "Ledger entry",
          text: "Made when the set is released, and again whenever it is used.",
          rows: [
            { label: "Event", value: "Set released" },
            { label: "Records", value: "SPIDs of the set" },
            { label: "Purpose", value: "Why tenants move out" },
            { label: "Recipient", value: "Corporation" },
          ],
        },
      ],
    },
    {
      kind: "figure",
      id: "privacy-flow",
      title: "From raw data to a validated insight",
      inverted: true,
      figure: "privacy-flow",
      headed: true,
      notes: [
        { title: "Raw data", text: "Contributors share records and keep control of them." },
        {
          title: "Consortium",
          text: "We check consent and store the records.",
        },
        {
          title: "Synthetic data",
          text: "We generate records with the same patterns. Each carries an identifier; none is one person’s record.",
        },
        {
          title: "Corporation AI processing",
          text: "The platform’s agents combine them with market data in the knowledge graph.",
        },
        {
          title: "Validated insights",
          text: "Results are checked, used by businesses and returned to us for review.",
        },
      ],
    },
    {
      kind: "ruled-list",
      id: "bias-mitigation",
      title: "Four checks for bias",
      lead: "Synthetic data can repeat the unfairness of its source, or lose small groups on the way. A check is planned at each of four stages.",
      items: [
        {
          title: "At the source: who is missing?",
          text: "We compare contributors with the population in question. If 30 of 100 tenants are over 65 but only 5 of 100 contributors, to take an example, the result says little about older tenants: we say so, or collect more. The consent then has to name a field such as age.",
        },
        {
          title: "In the synthesis: did small groups keep their pattern?",
          text: "Raw and synthetic records are compared group by group. If the pattern of a small group was lost, the synthesis is corrected, or the result says that it does not cover the group.",
        },
        {
          title: "In the results: are like cases treated alike?",
          text: "Two households with the same lease and payment record should get the same terms. Where results differ between groups, there has to be a reason that can be stated.",
        },
        {
          title: "In use: what happened to the people concerned?",
          text: "Communities report what followed from a result. Their reports are meant to count as evidence, and can be a reason to end a use.",
        },
      ],
    },
    {
      kind: "columns",
      id: "explainability",
      title: "Explainability and review",
      lead: "A result is useful to those it concerns only if they can ask what it rests on.",
      columns: [
        {
          title: "Knowledge graph",
          paragraphs: [
            "The platform’s knowledge graph connects a result to the records and checks behind it, down to the identifiers of synthetic records. Only we can go further, to the contributions that a set was made from.",
          ],
        },
        {
          title: "Independent audits",
          paragraphs: [
            "Data handling and models are meant to be examined by auditors from outside both organizations. We aim to publish a summary of each audit.",
          ],
        },
        {
          title: "Ethical certifications",
          paragraphs: [
            "Ethical certifications of data handling are part of our task. Ask us which ones are held at present and what each covers.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      id: "questions",
      title: "Questions that contributors ask",
      items: [
        {
          question: "Can someone recognize me in synthetic data?",
          paragraphs: [
            "The method is designed to make that unlikely, but it cannot be ruled out. The risk is highest for rare combinations, such as the only household with six children in a small building. The usual remedy is to group, change or leave out such records.",
          ],
        },
        {
          question: "What happens when I withdraw?",
          paragraphs: [
            [
              "Your data is no longer used to make synthetic data. Sets made before stay in use until they are renewed; the ",
              { link: "/privacy#rights", label: "privacy policy" },
              " has the details.",
            ],
          ],
        },
        {
          question: "Which privacy law applies?",
          paragraphs: [
            "That depends on where you live and on the kind of data. Your law may give you rights beyond those in our policy.",
          ],
        },
        {
          question: "Can my landlord find out that I took part?",
          paragraphs: [
            "A landlord who uses the platform gets findings about groups of households, and no list of contributors. In a very small building a finding can still point to a few people, and should then be held back or made coarser.",
          ],
        },
      ],
    },
    {
      kind: "statement",
      id: "next",
      title: "Ask about your data or our methods",
      paragraphs: [
        "Contributors can ask what we hold about them and what it was used for. Researchers can ask for the documentation of a synthesis.",
      ],
      actions: [
        { label: "About the Consortium", href: "/consortium/about-us" },
        { label: "Our Impact", href: "/consortium/impact" },
        { label: "Contact Us", href: "/contact" },
      ],
    },
  ],
} as const satisfies SectionsPage;
