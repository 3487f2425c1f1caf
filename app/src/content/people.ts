/**
 * The people of the team page. Until a name in brackets is replaced, the person is shown by role. docs/configure.md says
 * what else a person may have.
 */
import type { Person } from "./types";

export const founder: Person = {
  name: "[Founder]",
  title: "Founder and Chief Executive, Chairman of the consortium",
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
