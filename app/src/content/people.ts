/**
 * The people of the team page. The site shows values in brackets as they are until they are replaced. Optional values
 * may be removed. docs/configure.md lists the values.
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
