/** The ruled sheet that every section is drawn on, and the parts that sections have in common. */
import type { ReactNode } from "react";
import type { HeadedSection, Item, Text } from "../../content/types";
import { bleed, columns, frame, Rule, type TickColumn } from "../layout/frame";
import { RichText } from "../text/rich-text";
import { Actions, ItemAction } from "./actions";
import { ExampleNote } from "./example-parts";

/** The padding above and below a section's content. */
type Space = "tight" | "normal" | "loose";

const paddings: Readonly<Record<Space, string>> = {
  tight: "py-9 md:py-14 lg:py-16",
  normal: "py-section-tight",
  loose: "py-section",
};

/** The ground of a section. */
export interface Ground {
  /** A dark ground, for what matters most on a page. */
  readonly inverted?: boolean;
}

interface SheetProps extends Ground {
  readonly id?: string | undefined;
  readonly ticks?: readonly TickColumn[];
  readonly space?: Space;
  /** Whether a drawing in it runs beyond the frame. */
  readonly bleeds?: boolean;
  readonly children: ReactNode;
}

/**
 * One section of a page: an anchor, the rule above it, the frame. An inverted sheet is as wide as the window
 * and needs no rule, nor does what follows it or a band.
 */
export function Sheet({ id, inverted, ticks = [], space = "normal", bleeds, children }: SheetProps) {
  return (
    <section
      id={id}
      data-ground={inverted ? "ink" : undefined}
      className={`wrap-anywhere ${bleeds ? `overflow-x-clip ${bleed}` : ""}`}
    >
      <div className={frame}>
        {inverted ? null : (
          <div className="[[data-ground]+section_&]:hidden">
            <Rule ticks={ticks} />
          </div>
        )}
        <div className={paddings[space]}>{children}</div>
      </div>
    </section>
  );
}

interface HeadingProps {
  readonly title: ReactNode;
  readonly lead?: Text | undefined;
  /** The lead stands across from the title where there is room, instead of below it. */
  readonly wide?: boolean;
}

/** Title and lead of a section. */
function SheetHeading({ title, lead, wide = false }: HeadingProps) {
  return (
    <div className={wide ? `${columns} lg:items-baseline` : undefined}>
      <h2
        className={`measure-26 font-heading text-h2 font-semibold text-balance text-ink ${wide ? "lg:col-span-7" : ""}`}
      >
        {title}
      </h2>
      {lead === undefined ? null : (
        <p
          className={`measure-46 text-lead text-balance text-ink-2 ${wide ? "max-lg:mt-6 lg:col-span-5 lg:col-start-8" : "mt-6 lg:pr-6"}`}
        >
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}

/** A section with its heading above its content and its actions below, or both beside it, where they stay in view. */
export function HeadedSheet({
  title,
  lead,
  note,
  actions,
  beside = false,
  children,
  ...sheet
}: SheetProps &
  HeadedSection & {
    /** Says that the content is an example, and of what. */
    readonly note?: Text;
    readonly beside?: boolean;
  }) {
  const example = note === undefined ? null : <ExampleNote text={note} />;
  if (beside)
    return (
      <Sheet ticks={[6]} {...sheet}>
        <div className={columns}>
          <div className="lg:col-span-5">
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
              <SheetHeading title={title} lead={lead} />
              {example}
              <Actions actions={actions} />
            </div>
          </div>
          <div className="max-lg:mt-8 lg:col-span-7 lg:pt-1">{children}</div>
        </div>
      </Sheet>
    );
  return (
    <Sheet {...sheet}>
      <SheetHeading title={title} lead={lead} wide />
      {example}
      <div className="mt-8 md:mt-14">{children}</div>
      <Actions actions={actions} />
    </Sheet>
  );
}

/** Title of an item within a section. */
export function ItemHeading({ children }: { readonly children: string }) {
  return <h3 className="measure-28 font-heading text-h3 font-semibold text-balance text-ink">{children}</h3>;
}

/** The paragraphs of a section or of an item within it. */
export function RunningText({
  paragraphs,
  className = "measure-56",
}: {
  readonly paragraphs: readonly Text[];
  readonly className?: string;
}) {
  return (
    <div className={`space-y-4 text-body text-pretty text-ink-2 ${className}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** Text, points and action of an item. */
export function ItemBody({ text, points, action }: Item) {
  return (
    <>
      <RunningText paragraphs={[text]} />
      {points === undefined ? null : <Points points={points} />}
      {action === undefined ? null : <ItemAction action={action} />}
    </>
  );
}

/** Points below a text, each led by a dash of the section's color. */
export function Points({
  points,
  small = false,
}: {
  readonly points: readonly Text[];
  readonly small?: boolean;
}) {
  return (
    <ul
      className={`measure-56 text-balance text-ink-2 ${small ? "mt-2 space-y-1 text-small" : "mt-4 space-y-2 text-body"}`}
    >
      {points.map((point, index) => (
        <li key={index} className="relative pl-6">
          <span
            aria-hidden="true"
            className="absolute top-[0.8em] left-0 w-3 border-t-2 border-(--accent-graphic)"
          />
          <RichText text={point} />
        </li>
      ))}
    </ul>
  );
}
