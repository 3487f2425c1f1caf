/** Impact: what individual data becomes together, with whom we work, and the two programs. */
import type { StagePage } from "../types";

export const page = {
  meta: {
    title: "Our Impact | MAVI Consortium",
    description:
      "How single records become findings that a community can use: our partnerships, the Community Voice Initiative and Data Literacy Education.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "Findings that a community can use",
    align: "right",
    subtitle:
      "For communities, researchers and funders. One report of a late repair or a raised rent proves little. Many of them, collected with consent and compared, can show where to look for the cause.",
  },
  stage: {
    id: "collective-insight",
    title: "From individual data to collective insight",
    lead: "Each dot stands for one person’s data. Start the picture to see what the dots form together.",
    content: {
      animation: "impact",
      collective: {
        title: "Collective Insight",
        text: "Individual experiences combine to create powerful community knowledge",
      },
      hints: {
        start: "Click to see how individual data transforms into collective insight",
        reset: "Click to reset visualization",
      },
      pictures: {
        individual: "Separate dots are spread over the picture, each by itself.",
        converging: "The dots are close together around the center, and lines connect neighbors.",
        collective: "The dots form a small even ring at the center, with a soft light behind it.",
      },
    },
  },
  sections: [
    {
      kind: "ruled-list",
      id: "partnerships",
      title: "Three kinds of partners",
      lead: "A finding needs people who know the question, people who know the method, and funding for work that has no paying customer.",
      items: [
        {
          title: "Community partners",
          text: "Tenants’ associations, neighborhood groups and local non-profits choose the questions, know who is usually left out, and reach contributors whom we could not reach. They are meant to be the first to see a finding, and can say where it is wrong.",
        },
        {
          title: "Research collaborations",
          text: "Researchers work with documented synthetic data. They test whether it supports the conclusions drawn from it, propose better methods of synthesis, and publish what they find, including what does not work.",
        },
        {
          title: "Grant partners and foundations",
          text: "Grants pay for stewardship, for the two programs and for independent review. With each grant we aim to agree beforehand on what it is for and which results will be reported, good or bad.",
        },
      ],
      actions: [{ label: "Partner With Us", href: "/consortium/get-involved#partner-with-us" }],
    },
    {
      kind: "blocks",
      id: "programs",
      title: "Two programs",
      lead: "This is how the programs are designed. Numbers in the examples are illustrative.",
      items: [
        {
          id: "community-voice",
          title: "Community Voice Initiative",
          paragraphs: [
            "For tenants’ associations, neighborhood groups and local non-profits that want evidence on a question of their own: about rents, prices, services or a planned change.",
            "The community chooses the question. We help to word it so that data can answer it, and list the data that is needed; each person consents and contributes directly to us. The analysis uses synthetic records. The answer is presented at a meeting first, on paper where that is easier, and then goes to whomever the community chooses.",
          ],
          points: [
            [
              { strong: "What comes out: " },
              "a short report in plain language, the evidence behind it, and a list of what the data could not answer.",
            ],
            [
              { strong: "What it asks of you: " },
              "a contact person, two or three meetings, and help with reaching those who are concerned.",
            ],
            [
              { strong: "How to join: " },
              "write down the question in your own words and ",
              { link: "/contact", label: "send it to us" },
              "; the type of inquiry is Partnerships.",
            ],
          ],
          example: {
            title: "Why do tenants leave the north wing?",
            text: "The building has 200 apartments. The synthetic records stand for 50 leases that ended in the north wing; 25 were not renewed.",
            rows: [
              { label: "Three or more heating repairs", value: "14 of 20 leave" },
              { label: "Fewer repairs", value: "11 of 30 leave" },
              { label: "Lower half of the rents", value: "12 of 25 leave" },
              { label: "Upper half of the rents", value: "13 of 25 leave" },
              { label: "Taken to the landlord", value: "Repair the heating first" },
            ],
          },
          figure: "question-to-meeting",
          action: { label: "About Community Voice", href: "/consortium/impact/community-voice" },
        },
        {
          id: "data-literacy",
          title: "Data Literacy Education",
          paragraphs: [
            "For residents, schools, libraries and the staff of local organizations. It needs no technical knowledge and no computer.",
            "A session starts with a document that the participants know, such as a rental application, a loyalty card’s terms or a credit report. Together they mark what is asked for and why, who receives it, what may be left blank, and what they can ask for afterward: a copy, a correction, deletion. Later sessions turn to statistics: what an average hides, what synthetic data is, when a finding is strong enough to act on.",
          ],
          points: [
            [
              { strong: "What comes out: " },
              "participants can read such a document, refuse what is not needed, and ask for what is stored about them. The materials stay with the host.",
            ],
            [
              { strong: "What it asks of you: " },
              "a room, a group of eight or more, and a document that matters to them.",
            ],
            [
              { strong: "How to join: " },
              "to host a session or to help to teach one, ",
              { link: "/contact", label: "tell us where and for whom" },
              "; the type of inquiry is Partnerships.",
            ],
          ],
          example: {
            title: "A rental application with twelve questions",
            text: "A group sorts the questions by whether the decision about a lease depends on them.",
            rows: [
              { label: "Needed for the decision", value: "7" },
              { label: "Optional, and marked so", value: "3" },
              { label: "Worth a question: what for?", value: "2" },
              { label: "Who receives the answers", value: "Landlord and a screening service" },
              { label: "How long they are kept", value: "Not stated, so ask" },
            ],
          },
          figure: "reading-a-form",
          action: { label: "About Data Literacy", href: "/consortium/impact/data-literacy" },
        },
      ],
    },
    {
      kind: "columns",
      id: "measures",
      title: "How we plan to measure impact",
      lead: "We publish no figures until there are results to report. These are the measures that we plan to use.",
      columns: [
        {
          title: "For contributors",
          paragraphs: [
            "How many of them were told what their data showed. How many renew their consent when it ends, and how many withdraw it before.",
          ],
        },
        {
          title: "For communities",
          paragraphs: [
            "How many of their questions were answered, how many could not be, and which decisions followed, for example a repair, a changed rule or a price that stayed as it was.",
          ],
        },
        {
          title: "For research and grants",
          paragraphs: [
            "Which results were repeated by others with the same synthetic data. What each grant paid for, compared with what had been agreed.",
          ],
        },
      ],
    },
    {
      kind: "band",
      tone: "violet",
      title: "Bring a question, a group or a grant",
      lead: "Six ways to take part, with what each asks of you and what you can expect.",
      action: { label: "Get Involved", href: "/consortium/get-involved" },
      figure: "open-seat",
    },
  ],
} as const satisfies StagePage;
