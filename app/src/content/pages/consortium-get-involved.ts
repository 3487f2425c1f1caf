/** Get involved: six ways in, one for each kind of visitor. */
import { externalLinks } from "../owner/external-links";
import { undecided } from "../owner/answers";
import type {
  CellsSection,
  Page,
  ProcessSection,
  QuestionsSection,
  StatementSection,
  TextColumnsSection,
} from "../types";

export const page: Page = {
  meta: {
    title: "Get Involved | MAVI Consortium",
    description:
      "How can I take part? Invest, pilot, contribute data, do research, give or work with us: what each way asks of you and what you get.",
  },
  tone: "violet",
  hero: {
    title: "Six ways to take part",
    subtitle: "What each way asks of you, and what you get.",
    actions: [
      { label: "Contribute Data", href: "/consortium/get-involved#data-contribution" },
      { label: "Support Our Work", href: "/consortium/get-involved#support-us" },
    ],
  },
};

export const partnerWithUs: CellsSection = {
  // Communities, researchers and foundations are all meant.
  id: "partner-with-us",
  title: "Find the way that fits you",
  lead: "Communities are included under data contributors, foundations and grantmakers under donors.",
  items: [
    {
      title: "Investors",
      text: "You fund the corporation.",
      points: [
        [{ strong: "You give: " }, "capital for the platform and its way to market."],
        [{ strong: "You get: " }, "information on the company, its plans and the incentive unit."],
      ],
      action: { label: "Investor Relations", href: externalLinks.investorRelations },
    },
    {
      title: "Businesses",
      text: "You try the platform on a pricing decision of your own.",
      points: [
        [{ strong: "You give: " }, "a pricing question, its data, and a person who decides."],
        [{ strong: "You get: " }, "a recommendation with its evidence."],
      ],
      action: { label: "Discuss a Pilot", href: "/contact" },
    },
    {
      title: "Data contributors",
      text: "People and communities share data for a purpose that they choose.",
      points: [
        [{ strong: "You give: " }, "records about your home, work or neighborhood, with consent."],
        [{ strong: "You get: " }, "a list of every use, what was found, and the right to stop."],
      ],
      action: { label: "How We Handle Data", href: "/consortium/data-stewardship" },
    },
    {
      title: "Researchers",
      text: "You work with documented synthetic data, or on the methods that make it.",
      points: [
        [{ strong: "You give: " }, "a research question, a plan, and a report on what the data lacks."],
        [{ strong: "You get: " }, "synthetic data, under our terms of use."],
      ],
      action: { label: "Propose a Collaboration", href: "/contact" },
    },
    {
      title: "Donors",
      text: "Individuals, foundations and grantmakers support the nonprofit.",
      points: [
        [{ strong: "You give: " }, "a gift or a grant, for a purpose or for the work as a whole."],
        [{ strong: "You get: " }, "an account of what it was used for."],
      ],
      action: { label: "About the Consortium", href: "/consortium/about-us" },
    },
    {
      title: "Talent",
      text: "You want to work on data, models, governance or community programs.",
      points: [
        [{ strong: "You give: " }, "your work, as staff or advisor."],
        [{ strong: "You get: " }, "a conversation about what is needed, in either organization."],
      ],
      action: { label: "Introduce Yourself", href: "/contact" },
    },
  ],
};

export const dataContribution: ProcessSection = {
  id: "data-contribution",
  title: "Contributing data, step by step",
  steps: [
    {
      title: "Choose the purpose",
      text: "A question that is open, or one that your community brings. You see who would use the answer.",
    },
    {
      title: "Choose the fields",
      text: "You see which fields the question needs, and why.",
    },
    {
      title: "Give consent",
      text: "For this purpose, until a date. In a community, each person consents.",
    },
    {
      title: "See the use",
      text: "Synthetic records go out in place of yours. Your account lists each use and what was found.",
    },
    {
      title: "Go on or stop",
      text: "You renew the consent, limit it or withdraw it.",
    },
  ],
  actions: [{ label: "Offer a Contribution", href: "/contact#data-contribution" }],
};

export const supportUs: TextColumnsSection = {
  id: "support-us",
  title: "What support pays for",
  columns: [
    {
      title: "Stewardship",
      paragraphs: [
        `A gift pays for consent, storage, synthesis and the audit trail. The corporation uses the synthetic data too. ${undecided.money}`,
      ],
    },
    {
      title: "The two programs",
      paragraphs: [
        [
          "Meetings, materials and staff for the ",
          { link: "/consortium/impact#community-voice", label: "Community Voice Initiative" },
          " and for ",
          { link: "/consortium/impact#data-literacy", label: "Data Literacy Education" },
          ".",
        ],
      ],
    },
    {
      title: "Independent review",
      paragraphs: [
        // The word joiner keeps the section of the law on one line.
        "Audits, privacy compliance and ethical certifications. We are a 501(c)\u2060(3); ask your tax advisor whether a gift is deductible.",
      ],
    },
  ],
  actions: [{ label: "Discuss a Gift or Grant", href: "/contact#partnership" }],
};

export const whatHappensNext: QuestionsSection = {
  id: "what-happens-next",
  title: "Before you write",
  items: [
    {
      question: "Which type of inquiry do I choose?",
      paragraphs: [
        "Businesses: Dynamic Pricing Solution. Communities with a question, donors and foundations: Partnerships. People and communities with data: Data Contribution. Researchers: Research Collaboration. Investors: Investment Opportunities. Everyone else: General Inquiry.",
      ],
    },
    {
      question: "What should I write?",
      paragraphs: [
        "Who you are, and what you want to find out or support. Please send no personal data of others.",
      ],
    },
    {
      question: "Does writing commit me to something?",
      paragraphs: ["No. You can stop at any point before you have agreed to terms."],
    },
  ],
};

export const stayConnected: StatementSection = {
  id: "stay-connected",
  title: "Stay Connected",
  paragraphs: [
    [
      "For news of findings and programs: ",
      { link: "/contact#updates", label: "how to ask for updates" },
      ".",
    ],
  ],
  actions: [
    { label: "Subscribe to Updates", href: "/contact" },
    { label: "General Inquiries", href: "/contact" },
  ],
};
