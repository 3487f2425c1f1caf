import type { ReactNode } from "react";
import type { HeroCopy } from "../../content/types";
import { RichText } from "../text/rich-text";
import { Actions } from "./actions";
import type { Ground } from "./section";

export interface HeroProps extends Omit<HeroCopy, "title"> {
  readonly title: ReactNode;
  /** The size of the title. */
  readonly size?: keyof typeof sizes;
  readonly align?: keyof typeof alignments;
  /** The layout in a wide window. */
  readonly layout?: keyof typeof layouts;
  readonly ground?: Ground;
  /** Less space above and below, so that the next section begins earlier. */
  readonly compact?: boolean;
  /** The page's picture, below the words. It sets its own distance from them. */
  readonly children?: ReactNode;
}

const sizes = {
  h1: "text-h1",
  display: "text-display",
  numeral: "text-numeral",
  "h1 to poster": "text-h1 lg:text-poster",
  /** For titles with long words, which do not fit on a phone. */
  "h1 to display": "text-h1 lg:text-display",
} as const;

const alignments = {
  left: "",
  center: "text-center",
  right: "lg:ml-auto lg:w-10/12",
} as const;

/** Classes by part. `all`: the whole hero; `texts`: title and words; `words`: subtitle and actions. */
const layouts = {
  /** Subtitle and actions are below the title, one below the other. */
  stacked: { all: "", texts: "", title: "", words: "" },
  /** They are below the title, in one row. */
  row: { all: "", texts: "", title: "", words: "ends items-end gap-y-6" },
  /** They are beside the title. */
  across: {
    all: "",
    texts: "twelve-columns items-end",
    title: "lg:col-span-8",
    words: "lg:col-span-4",
  },
  /** Everything is in twelve columns, of which the texts take seven. The picture places itself in them. */
  columns: { all: "twelve-columns", texts: "lg:col-span-7 lg:pb-section-tight", title: "", words: "" },
} as const;

/** The top of a page: title, subtitle, actions, and the page's picture. */
export function Hero({
  title,
  size = "h1",
  subtitle,
  actions,
  align = "left",
  layout = "stacked",
  ground,
  compact = false,
  children,
}: HeroProps) {
  const classes = layouts[layout];
  const above = compact ? "pt-8 lg:pt-12" : "pt-section-tight";
  const below = compact ? "pb-8" : "pb-section-tight";
  return (
    <div data-ground={ground} className="relative">
      <div className={`page-width ${classes.all} ${above} ${children === undefined ? below : ""}`}>
        <div className={`${alignments[align]} ${classes.texts}`}>
          <h1 className={`heading ${sizes[size]} ${classes.title}`}>{title}</h1>
          <div className={`mt-6 ${classes.words}`}>
            {subtitle === undefined ? null : (
              <p
                className={`measure-52 text-lead text-ink-2 ${align === "center" ? "mx-auto text-balance" : "text-pretty"}`}
              >
                <RichText text={subtitle} />
              </p>
            )}
            <div className="max-md:w-full">
              <Actions actions={actions} primary flush={layout === "row"} centered={align === "center"} />
            </div>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
