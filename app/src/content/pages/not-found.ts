/** The page for addresses that match no page and no wildcard. */
import type * as Content from "../types";

/** The dots form 13 rows. */
const columns = 31;
const dots = 13 * columns;

export const page = {
  meta: {
    title: "Page Not Found | MAVI",
    description:
      "There is no page at this address on the MAVI site. Return to the home page, or go on to pricing, the consortium or contact.",
  },
  tone: "teal",
  statusCode: "404",
  hero: {
    title: "Page Not Found",
    subtitle:
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    actions: [{ label: "Return to Home", href: "/" }],
  },
} as const satisfies Content.Page & { statusCode: string };

/** The dots that are in their place. One more dot, the visitor's, is not. */
export const picture = {
  dots,
  columns,
  here: "You are here",
  caption: `${dots + 1} dots. ${dots} are in their place.`,
} as const;

export const suggestions: Content.ItemsSection = {
  title: "You may be looking for",
  items: [
    {
      title: "Pricing",
      text: "How a price is recommended, with a worked example.",
      actions: [{ label: "Dynamic Pricing", href: "/solutions/dynamic-pricing" }],
    },
    {
      title: "Data and communities",
      text: "What the consortium does with data about people.",
      actions: [{ label: "The Consortium", href: "/consortium" }],
    },
    {
      title: "Questions and demos",
      text: "Whom to write to, and what to include.",
      actions: [{ label: "Contact", href: "/contact#contact-form" }],
    },
  ],
};
