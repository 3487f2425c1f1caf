import type { CategoryLabel } from "../content/types";

/** Classes, as the site's policy blocks style attributes in HTML. */
export const categoryFills: Readonly<Record<CategoryLabel["color"], string>> = {
  teal: "bg-teal fill-teal",
  violet: "bg-violet fill-violet",
  lilac: "bg-lilac fill-lilac",
  "violet-2": "bg-violet-2 fill-violet-2",
};
