/** Any address that no page and no wildcard has. */
import type { Page } from "../types";

/** The heading, above the title. */
export const statusCode = "404";

export const page = {
  meta: {
    title: "Page Not Found",
    description:
      "There is no page at this address on the MAVI site. Return to the home page to find what you were looking for.",
  },
  tone: "teal",
  hero: {
    title: "Page Not Found",
    subtitle:
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    actions: [{ label: "Return to Home", href: "/" }],
    figure: "off-the-sheet",
    bleeds: true,
  },
  sections: [],
} as const satisfies Page;
