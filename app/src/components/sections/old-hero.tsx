import type { ReactNode } from "react";
import type { HeroCopy } from "../../content/types";
import { ButtonLink } from "../controls/button";
import { RichText } from "../text/rich-text";
import { buttonRow } from "./actions";
import { bleed, columns, frame } from "../layout/frame";

type Align = "left" | "center" | "right";

export interface OldHeroProps extends HeroCopy {
  readonly drawing?: ReactNode;
  /**
   * Where the copy stands. With a drawing, which is across from it: on the left, on the right, or centered above a
   * drawing as wide as the frame.
   */
  readonly align?: Align;
  /** The home page's: the largest heading, and a drawing that fills its box and stands on the rule of what follows. */
  readonly display?: boolean;
}

/**
 * The top of a page without an animation: heading, subtitle, actions, drawing. The text comes first in the document, wherever it is.
 */
export function OldHero({ drawing, align = "left", display = false, ...hero }: OldHeroProps) {
  const copy = <Copy {...hero} display={display} split={drawing === undefined && align === "left"} />;
  return (
    <div className={`overflow-x-clip ${bleed}`}>
      {drawing === undefined ? (
        <div className={`${frame} py-section-tight`}>
          <div className={align === "center" ? centered : ""}>{copy}</div>
        </div>
      ) : display ? (
        <DisplayHero copy={copy} drawing={drawing} />
      ) : (
        <SplitHero copy={copy} drawing={drawing} align={align} />
      )}
    </div>
  );
}

interface Parts {
  readonly copy: ReactNode;
  readonly drawing: ReactNode;
}

/** The drawing fills its box, extends beyond the right edge, and ends at the rule of the next section. */
function DisplayHero({ copy, drawing }: Parts) {
  return (
    <div
      className={`${frame} ${columns} lg:min-h-[min(46rem,calc(100svh-var(--spacing-header)-4rem))] min-[100rem]:min-h-[46rem]`}
    >
      <div className="pt-section-tight max-sm:pt-6 lg:col-span-6 lg:-mr-4 lg:self-center lg:py-section-tight">
        {copy}
      </div>
      <div className="@container relative -mr-(--bleed) sm:max-lg:mt-10 lg:col-span-6">
        <div className="relative top-px z-10 h-96 @min-[36rem]:h-140 lg:absolute lg:top-auto lg:-bottom-px lg:left-0 lg:h-full lg:max-h-160 lg:w-full">
          {drawing}
        </div>
      </div>
    </div>
  );
}

/**
 * The drawing is beside the text, or below it. The text is at the top: centered, it would move if the browser paints
 * before it has parsed the drawing.
 */
function SplitHero({ copy, drawing, align }: Parts & { readonly align: Align }) {
  return (
    <div className={`${frame} ${columns} py-section-tight`}>
      <div className={`${copyColumns[align]} ${align === "center" ? centered : ""}`}>{copy}</div>
      <div className={`max-lg:mt-10 ${drawingColumns[align]}`}>{drawing}</div>
    </div>
  );
}

const copyColumns: Readonly<Record<Align, string>> = {
  left: "lg:col-span-5 min-[105rem]:col-span-6 lg:pt-12 min-[105rem]:pr-8",
  center: "lg:col-span-10 lg:col-start-2",
  right: "lg:col-span-5 min-[105rem]:col-span-6 lg:pt-12 lg:pl-4",
};

const drawingColumns: Readonly<Record<Align, string>> = {
  left: "lg:col-span-7 min-[105rem]:col-span-6",
  center: "lg:col-span-12 lg:mt-14",
  right: "lg:order-first lg:col-span-7 min-[105rem]:col-span-6",
};

/** The copy's lines, and the boxes that are narrower than they might be. */
const centered = "text-center [--justify:center] [&_:is(h1,p)]:mx-auto [&_p]:text-balance";

function Copy({
  title,
  subtitle,
  actions,
  display,
  split,
}: HeroCopy & {
  readonly display: boolean;
  /** Whether what follows from the heading stands beside it. */
  readonly split: boolean;
}) {
  return (
    <div className={split ? `${columns} lg:items-end` : ""}>
      <h1
        className={`font-heading font-semibold text-balance text-ink ${display ? "text-display" : "measure-18 text-h1"} ${split ? "lg:col-span-7" : ""}`}
      >
        {display
          ? sentences(title).map((sentence) => (
              <span key={sentence} className="block max-sm:measure-13 lg:measure-13">
                {sentence}{" "}
              </span>
            ))
          : title}
      </h1>
      <div className={split ? "lg:col-span-5" : "contents"}>
        {subtitle === undefined ? null : (
          <p
            className={`mt-6 text-lead text-pretty text-ink-2 ${display ? "measure-38 lg:mt-8" : "measure-46"} ${split ? "lg:mt-0 lg:pb-1" : ""}`}
          >
            <RichText text={subtitle} />
          </p>
        )}
        {actions === undefined ? null : (
          <div className={`mt-8 [justify-content:var(--justify)] ${buttonRow} ${display ? "lg:mt-10" : ""}`}>
            {actions.map((action, index) => (
              <ButtonLink
                key={action.label}
                href={action.href}
                variant={index === 0 ? "primary" : "secondary"}
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** The sentences of a title; each begins a line. */
function sentences(title: string): readonly string[] {
  return (title.match(/[^.]+\.?/g) ?? []).map((sentence) => sentence.trim());
}
