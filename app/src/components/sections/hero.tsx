import type { ReactNode } from "react";
import type { HeroCopy } from "../../content/types";
import { RichText } from "../text/rich-text";
import { Actions } from "./actions";
import type { Ground } from "./section";

export interface HeroProps extends Omit<HeroCopy, "title"> {
  readonly title: ReactNode;
  /** The size of the title. */
  readonly size?: keyof typeof titleSizes;
  readonly align?: "left" | "center" | "right";
  /**
   * The layout in a wide window. Lead and buttons are below the title (`stacked`), below it in one row (`row`), or
   * beside it (`across`). With `narrow`, all words take seven of twelve columns, so that the picture fits beside them.
   */
  readonly layout?: "stacked" | "row" | "across" | "narrow";
  readonly ground?: Ground;
  /** Less space above and below, so that the next section begins earlier. */
  readonly tight?: boolean;
  /** The page's picture, below the words. It sets its own distance from them. */
  readonly children?: ReactNode;
}

const alignments = {
  left: "",
  center: "text-center",
  right: "lg:ml-auto lg:w-10/12",
} as const;

export const titleSizes = {
  h1: "text-h1",
  display: "text-display",
  numeral: "text-numeral",
  "h1 to poster": "text-h1 lg:text-poster",
  /** For titles with long words, which do not fit on a phone. */
  "h1 to display": "text-h1 lg:text-display",
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
  tight = false,
  children,
}: HeroProps) {
  const row = layout === "row";
  const narrow = layout === "narrow";
  return (
    <div data-ground={ground} className="relative overflow-x-clip wrap-anywhere">
      <div
        className={`page-width ${narrow ? "twelve-columns" : ""} ${tight ? "pt-8 lg:pt-12" : "pt-section-tight"} ${children === undefined ? (tight ? "pb-8" : "pb-section-tight") : ""}`}
      >
        <div
          className={
            layout === "across"
              ? "twelve-columns items-end lg:*:first:col-span-8 lg:*:last:col-span-4"
              : `${alignments[align]} ${narrow ? "lg:col-span-7 lg:pb-section-tight" : ""}`
          }
        >
          <h1 className={`heading ${titleSizes[size]}`}>{title}</h1>
          <div className={row ? "mt-6 ends items-end gap-y-6" : "mt-6"}>
            {subtitle === undefined ? null : (
              <p
                className={`measure-52 text-lead text-ink-2 ${align === "center" ? "mx-auto text-balance" : "text-pretty"}`}
              >
                <RichText text={subtitle} />
              </p>
            )}
            <div className="max-md:w-full">
              <Actions actions={actions} primary flush={row} centered={align === "center"} />
            </div>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
