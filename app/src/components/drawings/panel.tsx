import type { ComponentProps, ReactNode } from "react";
import { Strokes } from "./drawing";

/**
 * The parts of sheets and panels, whose words are HTML on a grid. What is drawn is in SVGs without words: on the backdrop
 * of a box, or as an icon in a line.
 */

/**
 * What is drawn below the words of a box that is `relative isolate`: in px and percent of the box, or stretched from
 * `viewBox` to it. `className` says where, if it does not fill the box.
 */
export function Backdrop({ className = "inset-0 size-full", ...svg }: ComponentProps<"svg">) {
  return (
    <Strokes
      preserveAspectRatio="none"
      className={`pointer-events-none absolute -z-10 ${className}`}
      {...svg}
    />
  );
}

/** A mark around the point 0, 0, which grows with the text; 20 units are 1.25 rem. */
function Icon({ className = "", ...svg }: ComponentProps<"svg">) {
  return (
    <Strokes
      viewBox="-10 -10 20 20"
      className={`pointer-events-none size-5 shrink-0 ${className}`}
      {...svg}
    />
  );
}

/** Words with an icon before them, as in a key or a list of checks. */
export function WithIcon({
  icon,
  className = "",
  children,
}: {
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={`flex items-center gap-2 ${className}`}>
      <Icon>{icon}</Icon>
      <span>{children}</span>
    </span>
  );
}

/** Sheets of paper on top of each other, behind the words of a box. */
function Stack({ className }: { readonly className: string }) {
  return (
    <Backdrop>
      {[16, 8, 0].map((offset) => (
        <rect
          key={offset}
          x={offset}
          y={-offset / 2}
          width="100%"
          height="100%"
          className={`fill-surface ${className}`}
        />
      ))}
    </Backdrop>
  );
}

/** A printed form, on top of others. */
export function PrintedForm({
  subject,
  example,
  children,
}: {
  readonly subject: string;
  readonly example: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="relative isolate mt-2 mr-4 break-inside-avoid p-[min(1rem,5cqw)] wrap-break-word @min-[32rem]:p-6 @min-[60rem]:p-8">
      <Stack className="stroke-control last:stroke-ink-2" />
      <p className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-1 font-semibold">
        <span className="text-ink">{subject}</span> <span className="text-violet-text">{example}</span>
      </p>
      {children}
    </div>
  );
}

/** A part of a form, below a rule with a tick. */
export function Part({
  head,
  className = "",
  children,
}: {
  readonly head: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`pt-2.5 ${tick} border-t before:-top-[5px] ${className}`}>
      <h3 className="font-medium text-ink-3">{head}</h3>
      {children}
    </div>
  );
}

/** A tick at the left end of a rule. */
const tick =
  "relative border-control before:absolute before:left-0 before:h-[9px] before:border-l before:border-control";

/** The class of the number that a form is about. */
export const numeral =
  "mt-3 -ml-[0.03em] font-heading text-[min(4rem,22cqw)] leading-none font-semibold tracking-tight @min-[32rem]:text-[12cqw] @min-[60rem]:mt-6 @min-[60rem]:text-[8.5cqw]";
