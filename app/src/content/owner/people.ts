/**
 * The people of the team page. Until the owner supplies names, photos and profiles, each person is
 * shown by role, with a monogram, and the biography says what the role is for.
 */
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

/** A person of whom only the role is known. Replace the whole call by a `Person`. */
function personToName({ slug, name, title, bio }: Role): Person {
  return {
    name: toSupply(`Name, biography and photo: ${slug}`, name, file),
    title,
    bio,
    profile: toSupply(`Professional profile: ${slug}`, `https://example.com/profiles/${slug}` as const, file),
  };
}

export const founder: Person = personToName({
  slug: "founder",
  name: "Founder, MAVI",
  title: "Founder and Chief Executive of the corporation, Chairman of the consortium",
  bio: "Sets the direction of the platform as chief executive and chairs the consortium’s board. The two offices carry separate duties, because the two organizations do.",
});

export const advisors: readonly Person[] = [
  personToName({
    slug: "pricing-science",
    name: "Advisor, pricing science",
    title: "Pricing models and demand",
    bio: "Reviews how recommended prices are derived and how they are tested against real demand.",
  }),
  personToName({
    slug: "agentic-ai",
    name: "Advisor, agentic AI",
    title: "Agent design and oversight",
    bio: "Advises on what the agents may do alone, and on what needs a person’s approval.",
  }),
  personToName({
    slug: "data-privacy",
    name: "Advisor, data privacy",
    title: "Privacy law and engineering",
    bio: "Questions every use of personal data, from the wording of consent to the making of synthetic records.",
  }),
  personToName({
    slug: "community-development",
    name: "Advisor, community development",
    title: "Community partnerships",
    bio: "Speaks for the communities that contribute data, and asks what comes back to them.",
  }),
  personToName({
    slug: "environmental-economics",
    name: "Advisor, environmental economics",
    title: "Environmental measures",
    bio: "Advises on how the environmental effects of a price are measured, and where the measure ends.",
  }),
  personToName({
    slug: "behavioural-science",
    name: "Advisor, behavioural science",
    title: "Customers and incentives",
    bio: "Studies how people respond to a price and to an incentive, and when a nudge becomes pressure.",
  }),
  personToName({
    slug: "applied-ethics",
    name: "Advisor, applied ethics",
    title: "Ethical review",
    bio: "Helps to write the criteria behind the ethical dimension and its resilience index.",
  }),
  personToName({
    slug: "distributed-ledgers",
    name: "Advisor, distributed ledgers",
    title: "Audit trail and incentive unit",
    bio: "Advises on the blockchain audit trail and on the technical path of the incentive unit.",
  }),
  personToName({
    slug: "enterprise-markets",
    name: "Advisor, enterprise markets",
    title: "Pilots and adoption",
    bio: "Brings the view of the people who have to run a price: sales, finance and operations.",
  }),
  personToName({
    slug: "board-governance",
    name: "Advisor, board governance",
    title: "Non-profit governance",
    bio: "Watches over the separation of the two organizations and the consortium’s charitable duties.",
  }),
];
