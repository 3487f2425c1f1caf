/** A section of a page, and its heading. */
import type { ReactNode } from "react";
import { labels } from "../../content/shared/site";
import type { HeadedSection, Text } from "../../content/types";
import { RichText } from "../text/rich-text";

/** The background of a section, if it is not the page's. `tokens.css` has the colors. */
export type Ground =
  "ink" | "night" | "teal" | "deep-teal" | "violet" | "pale-teal" | "middle-teal" | "pale-violet" | "sunken";

const paddings = {
  none: "",
  tight: "py-section-tight",
  normal: "py-section",
} as const;

/** A section. Content with the class `-mx-bleed` is as wide as the window. */
export function Section({
  id,
  ground,
  space = "normal",
  ruled = false,
  children,
}: {
  /** Anchor, unique on the page. */
  readonly id?: string | undefined;
  readonly ground?: Ground;
  /** The padding above and below. */
  readonly space?: keyof typeof paddings;
  /** Whether a rule separates the section from the one above. */
  readonly ruled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} data-ground={ground} className="relative overflow-x-clip wrap-anywhere">
      <div className="page-width">
        {ruled ? <div className="border-t border-hairline" /> : null}
        <div className={paddings[space]}>{children}</div>
      </div>
    </section>
  );
}

const sizes = {
  h3: "measure-28 text-h3",
  h2: "measure-26 text-h2",
  poster: "text-poster",
} as const;

interface HeadingProps {
  readonly title: ReactNode;
  readonly lead?: Text | undefined;
  readonly example?: HeadedSection["example"] | undefined;
  readonly size?: keyof typeof sizes;
  /** In a wide window, the lead is beside the title instead of below it. */
  readonly across?: boolean;
}

/** Title and lead of a section, and the label of an example at its corner. */
export function SectionHeading({ title, lead, example, size = "h2", across = false }: HeadingProps) {
  const heading = <h2 className={`heading ${sizes[size]}`}>{title}</h2>;
  if (across)
    return (
      <div className="twelve-columns gap-y-6 lg:items-end">
        <div className="lg:col-span-7">{heading}</div>
        <div className="ends items-end lg:col-span-5">
          <Lead text={lead} />
          <ExampleLabel text={example} />
        </div>
      </div>
    );
  return (
    <div className="ends items-baseline-last">
      {heading}
      <ExampleLabel text={example} />
      {lead === undefined ? null : (
        <div className="w-full pt-2">
          <Lead text={lead} />
        </div>
      )}
    </div>
  );
}

/** The paragraph after a heading. */
export function Lead({ text }: { readonly text: Text | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="measure-56 text-lead text-pretty text-ink-2">
      <RichText text={text} />
    </p>
  );
}

/** The label of a section or a picture that shows an example. */
export function ExampleLabel({ text }: { readonly text: HeadedSection["example"] | undefined }) {
  if (text === undefined) return null;
  return <p className="text-label text-ink-3">{text === true ? labels.example : text}</p>;
}
