/**
 * The people of the team page. Until a name in brackets is replaced, the person is shown by role. docs/configure.md says
 * what else a person may have.
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
