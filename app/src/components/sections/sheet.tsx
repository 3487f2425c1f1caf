import type { ReactNode } from "react";
import type { Text, Tone } from "../../content/types";
import { RichText } from "../text/rich-text";

/**
 * The ruled sheet that every section is drawn on: one frame, one left edge, a rule along the top whose
 * ticks stand where the columns below it begin.
 */

/** The frame of 1280 px with its gutters. */
export const frame = "mx-auto w-full max-w-[calc(var(--spacing-frame)+2*var(--spacing-gutter))] px-gutter";

/** Sets `--bleed`: how far the right edge of the window lies beyond the frame's. */
export const bleed = "[--bleed:max(var(--spacing-gutter),calc((100vw-var(--spacing-frame))/2))]";

/** Twelve columns from `lg` on; below that everything stands in one. */
export const columns = "grid grid-cols-1 lg:grid-cols-12 lg:gap-x-8";

/** Gives a section's parts the colour of the voice that leads: `--accent` for text, `--accent-graphic` for shapes. */
export const toneVariables: Readonly<Record<Tone, string>> = {
  teal: "[--accent:var(--teal-text)] [--accent-graphic:var(--teal)] [--accent-tint:var(--teal-tint)] dark:[--accent-graphic:var(--teal-text)]",
  violet:
    "[--accent:var(--violet-text)] [--accent-graphic:var(--violet)] [--accent-tint:var(--violet-tint)] dark:[--accent-graphic:var(--lilac)] [--button:var(--button-violet)] [--button-hover:var(--button-violet-hover)]",
};

/** The column at which a second block of a section begins; the rule shows a tick there. */
export type TickColumn = 5 | 6 | 7 | 9;

const tickPositions: Readonly<Record<TickColumn, string>> = {
  5: "left-[calc((100%+2rem)*4/12)]",
  6: "left-[calc((100%+2rem)*5/12)]",
  7: "left-[calc((100%+2rem)*6/12)]",
  9: "left-[calc((100%+2rem)*8/12)]",
};

/** A tick of 9 px across the rule at the top of the nearest positioned box. */
export function Tick({ className }: { readonly className: string }) {
  return (
    <span aria-hidden="true" className={`absolute -top-1 h-[9px] border-l border-control ${className}`} />
  );
}

/** A hairline across the frame with a tick at both ends and, from `lg` on, at the given columns. */
export function Rule({ ticks = [] }: { readonly ticks?: readonly TickColumn[] }) {
  return (
    <div aria-hidden="true" className="relative h-0 border-t border-hairline">
      <Tick className="left-0" />
      {ticks.map((column) => (
        <Tick key={column} className={`max-lg:hidden ${tickPositions[column]}`} />
      ))}
      <Tick className="right-0" />
    </div>
  );
}

interface SheetProps {
  readonly id?: string | undefined;
  readonly tone: Tone;
  readonly ticks?: readonly TickColumn[];
  /** How much air the section has; `tight` where rows carry their own. */
  readonly space?: "normal" | "tight";
  /** Whether a figure in it runs beyond the frame. */
  readonly bleeds?: boolean;
  readonly children: ReactNode;
}

/** One section of a page: an anchor, the rule above it unless a band ends there, the frame. */
export function Sheet({ id, tone, ticks = [], space = "normal", bleeds, children }: SheetProps) {
  const padding = space === "normal" ? "pt-section-tight pb-section" : "py-10 md:py-14";
  return (
    <section
      id={id}
      className={`group/sheet scroll-mt-header wrap-anywhere ${toneVariables[tone]} ${bleeds ? `overflow-x-clip ${bleed}` : ""}`}
    >
      <div className={frame}>
        <div className="[[data-band]+section_&]:hidden">
          <Rule ticks={ticks} />
        </div>
        <div className={padding}>{children}</div>
      </div>
    </section>
  );
}

interface Heading {
  readonly title: string;
  readonly lead?: Text | undefined;
}

/** Anchors that all lead to one heading, around its words, so that these are what a screen reader says. */
function Anchored({ ids, children }: { readonly ids: readonly string[]; readonly children: ReactNode }) {
  const [id, ...others] = ids;
  if (id === undefined) return children;
  return (
    <span id={id} className="scroll-mt-[calc(var(--spacing-header)+2rem)] outline-none">
      <Anchored ids={others}>{children}</Anchored>
    </span>
  );
}

/** Heading and lead of a section. */
export function SheetHeading({ title, lead, ids = [] }: Heading & { readonly ids?: readonly string[] }) {
  return (
    <>
      <h2 className="measure-26 font-heading text-h2 font-semibold text-balance text-ink">
        <Anchored ids={ids}>{title}</Anchored>
      </h2>
      {lead === undefined ? null : (
        <p className="mt-6 measure-46 text-lead text-balance text-ink-2">
          <RichText text={lead} />
        </p>
      )}
    </>
  );
}

/** The heading of a section whose parts stand below it, on the first eight columns. */
export function SheetHead({ title, lead }: Heading) {
  return (
    <div className={columns}>
      <div className="lg:col-span-8">
        <SheetHeading title={title} lead={lead} />
      </div>
    </div>
  );
}

/** Title of an item within a section. */
export function ItemHeading({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <h3 id={id} className="measure-28 font-heading text-h3 font-semibold text-balance text-ink">
      {children}
    </h3>
  );
}

/** Text of an item within a section. */
export function ItemText({ children }: { readonly children: ReactNode }) {
  return <p className="measure-52 text-body text-pretty text-ink-2">{children}</p>;
}

/** Running text below a heading. */
export function Paragraphs({
  text,
  className = "",
}: {
  readonly text: readonly Text[];
  readonly className?: string;
}) {
  return (
    <div className={`measure-56 space-y-4 text-body text-pretty text-ink-2 ${className}`}>
      {text.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** Points below a text, each led by a dash of the section's colour. */
export function Points({ points }: { readonly points: readonly Text[] }) {
  return (
    <ul className="mt-4 measure-56 space-y-2 text-body text-pretty text-ink-2">
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
