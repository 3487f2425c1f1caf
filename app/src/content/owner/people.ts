/**
 * The people of the team page. Until you supply names, photos and profiles, each person is shown by
 * role, with initials.
 */
import { initialsOf } from "./initials.ts";
import { toSupply } from "./placeholders.ts";
import type { Person } from "../types";

const file = "src/content/owner/people.ts";

interface Role {
  /** Used in the placeholder list and in the profile's address. */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
}

/** A person known only by role. Replace the whole call with a `Person`. */
function personToName({ slug, name, title }: Role): Person {
  return {
    name: toSupply(`Name, title, biography and photo: ${slug}`, name, file),
    title,
    monogram: initialsOf(name.split(", ")[1] ?? name),
    profile: toSupply(`Professional profile: ${slug}`, `https://example.com/profiles/${slug}` as const, file),
  };
}

export const founder: Person = personToName({
  slug: "founder",
  name: "Founder, MAVI",
  title: "Founder and Chief Executive of the corporation, Chairman of the consortium",
});

export const advisors: readonly Person[] = [
  personToName({
    slug: "pricing-science",
    name: "Advisor, pricing science",
    title: "Pricing models and demand",
  }),
  personToName({
    slug: "agentic-ai",
    name: "Advisor, agentic AI",
    title: "Agent design and oversight",
  }),
  personToName({
    slug: "data-privacy",
    name: "Advisor, data privacy",
    title: "Privacy law and engineering",
  }),
  personToName({
    slug: "community-development",
    name: "Advisor, community development",
    title: "Community partnerships",
  }),
  personToName({
    slug: "environmental-economics",
    name: "Advisor, environmental economics",
    title: "Environmental measures",
  }),
  personToName({
    slug: "behavioral-science",
    name: "Advisor, behavioral science",
    title: "Customers and incentives",
  }),
  personToName({
    slug: "applied-ethics",
    name: "Advisor, applied ethics",
    title: "Ethical review",
  }),
  personToName({
    slug: "distributed-ledgers",
    name: "Advisor, distributed ledgers",
    title: "Audit trail and incentive unit",
  }),
  personToName({
    slug: "enterprise-markets",
    name: "Advisor, enterprise markets",
    title: "Pilots and adoption",
  }),
  personToName({
    slug: "board-governance",
    name: "Advisor, board governance",
    title: "Nonprofit governance",
  }),
];
