/**
 * The people of the team page. Until you supply names, photos and profiles, each person is shown by
 * role, with initials, and the biography says which questions belong to the role.
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
  readonly bio: string;
}

/** A person known only by role. Replace the whole call with a `Person`. */
function personToName({ slug, name, title, bio }: Role): Person {
  return {
    name: toSupply(`Name, title, biography and photo: ${slug}`, name, file),
    title,
    bio,
    monogram: initialsOf(name.split(", ")[1] ?? name),
    profile: toSupply(`Professional profile: ${slug}`, `https://example.com/profiles/${slug}` as const, file),
  };
}

export const founder: Person = personToName({
  slug: "founder",
  name: "Founder, MAVI",
  title: "Founder and Chief Executive of the corporation, Chairman of the consortium",
  bio: "Leads the corporation, which builds the pricing platform, and chairs the consortium, which stewards the data. These are two offices in two organizations with different duties.",
});

export const advisors: readonly Person[] = [
  personToName({
    slug: "pricing-science",
    name: "Advisor, pricing science",
    title: "Pricing models and demand",
    bio: "How demand and its response to prices are estimated, and how the effect of a recommended price is measured.",
  }),
  personToName({
    slug: "agentic-ai",
    name: "Advisor, agentic AI",
    title: "Agent design and oversight",
    bio: "Which steps AI agents may take alone, which ones need a person’s approval, and how their work is recorded.",
  }),
  personToName({
    slug: "data-privacy",
    name: "Advisor, data privacy",
    title: "Privacy law and engineering",
    bio: "The wording of consent, the methods of synthesis, and the risk that a person is recognized in the result.",
  }),
  personToName({
    slug: "community-development",
    name: "Advisor, community development",
    title: "Community partnerships",
    bio: "Which questions communities bring, who takes part, and how findings are reported to them.",
  }),
  personToName({
    slug: "environmental-economics",
    name: "Advisor, environmental economics",
    title: "Environmental measures",
    bio: "How energy, emissions and waste that follow from a price can be measured, and with what uncertainty.",
  }),
  personToName({
    slug: "behavioral-science",
    name: "Advisor, behavioral science",
    title: "Customers and incentives",
    bio: "How people respond to prices and incentives, and where an incentive starts to put them under pressure.",
  }),
  personToName({
    slug: "applied-ethics",
    name: "Advisor, applied ethics",
    title: "Ethical review",
    bio: "The criteria behind the ethical dimension and the ethical resilience index, and fairness between customers.",
  }),
  personToName({
    slug: "distributed-ledgers",
    name: "Advisor, distributed ledgers",
    title: "Audit trail and incentive unit",
    bio: "What the blockchain audit trail has to record, and the technical options for the incentive unit.",
  }),
  personToName({
    slug: "enterprise-markets",
    name: "Advisor, enterprise markets",
    title: "Pilots and adoption",
    bio: "What sales, finance and operations need before they can work with recommended prices.",
  }),
  personToName({
    slug: "board-governance",
    name: "Advisor, board governance",
    title: "Nonprofit governance",
    bio: "The duties of a 501(c)\u2060(3), and decisions in which the interests of the two organizations differ.",
  }),
];
