/** Get involved: six ways in, one for each kind of visitor. */
import { externalLinks } from "../owner/external-links";
import type { Page } from "../types";

export const page = {
  meta: {
    title: "Get involved | MAVI consortium",
    description:
      "Invest, pilot, contribute data, do research, give or work with us. Six ways to take part in the MAVI ecosystem, and what each asks of you.",
  },
  tone: "violet",
  subNavigation: "consortium",
  hero: {
    title: "Six ways to take part",
    subtitle: "Some ask for money, some for data, some for time. Choose what you have to give.",
  },
  sections: [
    {
      kind: "cells",
      // Communities, researchers and foundations are all meant.
      id: "partner-with-us",
      title: "Where do you come in?",
      items: [
        {
          title: "Investors",
          text: "You fund the company whose platform puts governed data to work.",
          action: { label: "Investor Relations", href: externalLinks.investorRelations },
        },
        {
          title: "Businesses",
          text: "You bring a pricing question and run a pilot on governed data.",
          action: { label: "Discuss a Pilot", href: "/contact" },
        },
        {
          id: "data-contribution",
          title: "Data contributors",
          text: "You share data as a person or as a community. You keep control and can withdraw.",
          action: { label: "How We Handle Data", href: "/consortium/data-stewardship" },
        },
        {
          title: "Researchers",
          text: "You work with synthetic data that is documented, and tell us where it falls short.",
          action: { label: "Propose a Collaboration", href: "/contact" },
        },
        {
          id: "support-us",
          title: "Donors",
          text: "You pay for stewardship and for the two community programmes. The consortium is a 501(c)(3).",
          action: { label: "About the Consortium", href: "/consortium/about-us" },
        },
        {
          title: "Talent",
          text: "You want to work on data, models or community programmes. Tell us what you do well.",
          action: { label: "Introduce Yourself", href: "/contact" },
        },
      ],
    },
    {
      kind: "process",
      id: "what-happens-next",
      title: "What happens next",
      steps: [
        {
          title: "You write",
          text: "A few sentences are enough: who you are, what you have in mind, what you expect of us.",
        },
        {
          title: "We talk",
          text: "We say what is possible, on which terms, and what we would need from you.",
        },
        {
          title: "You decide",
          text: "You get the terms in writing. Data changes hands only after that.",
        },
      ],
    },
    {
      kind: "statement",
      id: "stay-connected",
      title: "Stay Connected",
      text: ["Not ready yet? Hear what we learn, or ask whatever you want to know first."],
      actions: [
        { label: "Subscribe to Updates", href: "/contact" },
        { label: "General Inquiries", href: "/contact" },
      ],
    },
  ],
} as const satisfies Page;
