import type { CategoryLabel } from "../content/types";

/** Classes, as the site's policy blocks style attributes in HTML. */
export const categoryFills: Readonly<Record<CategoryLabel["color"], string>> = {
  teal: "bg-teal",
  violet: "bg-violet",
  lilac: "bg-lilac",
  "violet-2": "bg-violet-2",
};
