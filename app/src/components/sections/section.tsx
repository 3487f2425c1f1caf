/** A section of a page, and its heading. */
import type { ReactNode } from "react";
import { labels } from "../../content/shared/site";
import type { HeadedSection, Text } from "../../content/types";
import { Lines } from "../text/lines";
import { RichText } from "../text/rich-text";

/** The background of a section, if it is not the page's. `tokens.css` has the colors. */
export type Ground =
  "ink" | "night" | "teal" | "deep-teal" | "violet" | "pale-teal" | "middle-teal" | "pale-violet" | "sunken";

/** Classes of the space above and below the content of a section. A number is a step of the spacing scale. */
const spaces = {
  none: { above: "", below: "" },
  8: { above: "pt-8", below: "pb-8" },
  12: { above: "pt-12", below: "pb-12" },
  16: { above: "pt-16", below: "pb-16" },
  tight: { above: "pt-section-tight", below: "pb-section-tight" },
  normal: { above: "pt-section", below: "pb-section" },
} as const;
type Space = keyof typeof spaces;

/** A section, with its heading if it has a title. Content with the class `-mx-bleed` is as wide as the window. */
export function Section({
  id,
  title,
  lead,
  example,
  titleSize = "h2",
  ground,
  space = "normal",
  spaceAbove = space,
  spaceBelow = space,
  ruled = false,
  children,
}: Partial<HeadingProps> & {
  /** Anchor, unique on the page. */
  readonly id?: string | undefined;
  readonly ground?: Ground;
  /** The space both above and below, or only on one side. */
  readonly space?: Space;
  readonly spaceAbove?: Space;
  readonly spaceBelow?: Space;
  /** Whether a rule separates the section from the one above. */
  readonly ruled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} data-ground={ground} className="relative">
      <div className="page-width">
        {ruled ? <div className="border-t border-hairline" /> : null}
        <div className={`${spaces[spaceAbove].above} ${spaces[spaceBelow].below}`}>
          {title === undefined ? null : <SectionHeading {...{ title, lead, example, titleSize }} />}
          {children}
        </div>
      </div>
    </section>
  );
}

/** `true` for the usual label, or the words of another one. */
type Example = NonNullable<HeadedSection["example"]>;

interface HeadingProps {
  readonly title: HeadedSection["title"];
  readonly lead?: Text | undefined;
  readonly example?: Example | undefined;
  readonly titleSize?: keyof typeof titleSizes;
}

const titleSizes = {
  h3: "measure-28 text-h3",
  h2: "measure-26 text-h2",
  poster: "text-poster",
} as const;

/** Title and lead of a section, and the label of an example at its corner. */
export function SectionHeading({
  title,
  lead,
  example,
  titleSize = "h2",
  across = false,
}: HeadingProps & {
  /** In a wide window, the lead is beside the title instead of below it. */
  readonly across?: boolean;
}) {
  const heading = (
    <h2 className={`heading ${titleSizes[titleSize]}`}>
      <Lines lines={title} />
    </h2>
  );
  const label = example === undefined ? null : <ExampleLabel text={example} />;
  if (across)
    return (
      <div className="twelve-columns gap-y-6 lg:items-end">
        <div className="lg:col-span-7">{heading}</div>
        <div className="ends items-end lg:col-span-5">
          <Lead text={lead} />
          {label}
        </div>
      </div>
    );
  return (
    <div className="ends items-baseline-last">
      {heading}
      {label}
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
export function ExampleLabel({ text = true }: { readonly text?: Example }) {
  return <p className="text-label text-ink-3">{text === true ? labels.example : text}</p>;
}
