/**
 * The people of the team page. A name in brackets is still to be supplied: the person is shown by role.
 * docs/configure.md says what else a person may have.
 */
import type { Person } from "../types";

export const founder: Person = {
  name: "[Founder, MAVI]",
  title: "Founder and Chief Executive of the corporation, Chairman of the consortium",
  profile: "https://example.com/profiles/founder",
};

export const advisors: readonly Person[] = [
  {
    name: "[Advisor, pricing science]",
    title: "Pricing models and demand",
    profile: "https://example.com/profiles/pricing-science",
  },
  {
    name: "[Advisor, agentic AI]",
    title: "Agent design and oversight",
    profile: "https://example.com/profiles/agentic-ai",
  },
  {
    name: "[Advisor, data privacy]",
    title: "Privacy law and engineering",
    profile: "https://example.com/profiles/data-privacy",
  },
  {
    name: "[Advisor, community development]",
    title: "Community partnerships",
    profile: "https://example.com/profiles/community-development",
  },
  {
    name: "[Advisor, environmental economics]",
    title: "Environmental measures",
    profile: "https://example.com/profiles/environmental-economics",
  },
  {
    name: "[Advisor, behavioral science]",
    title: "Customers and incentives",
    profile: "https://example.com/profiles/behavioral-science",
  },
  {
    name: "[Advisor, applied ethics]",
    title: "Ethical review",
    profile: "https://example.com/profiles/applied-ethics",
  },
  {
    name: "[Advisor, distributed ledgers]",
    title: "Audit trail and incentive unit",
    profile: "https://example.com/profiles/distributed-ledgers",
  },
  {
    name: "[Advisor, enterprise markets]",
    title: "Pilots and adoption",
    profile: "https://example.com/profiles/enterprise-markets",
  },
  {
    name: "[Advisor, board governance]",
    title: "Nonprofit governance",
    profile: "https://example.com/profiles/board-governance",
  },
];
