/**
 * The people of the team page. What stands in brackets is shown until it is replaced, or taken away where a person has
 * none. docs/configure.md says what each value may be.
 */
import type { Founder, Person } from "./types";

export const founder: Founder = {
  name: "[Name]",
  offices: { corporation: "Founder and Chief Executive", consortium: "Chairman of the consortium" },
  bio: "[Short biography]",
  image: "[Photo]",
  profile: "[Profile link]",
};

export const advisors: readonly Person[] = [
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
  {
    name: "[Name]",
    title: "Advisor",
    bio: "[Short biography]",
    image: "[Photo]",
    profile: "[Profile link]",
  },
];
