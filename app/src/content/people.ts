/**
 * The people of the team page. A person whose name is in brackets is shown by role. docs/configure.md lists the
 * optional values of a person.
 */
import type { Founder, Person } from "./types";

export const founder: Founder = {
  name: "[Founder]",
  offices: { corporation: "Founder and Chief Executive", consortium: "Chairman of the consortium" },
};

export const advisors: readonly Person[] = [
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
  { name: "[Advisor]", title: "Advisory board" },
];
