import type { ReactNode } from "react";
import type { BandSection } from "../../content/types";
import { Link } from "../controls/link";
import { playPath } from "../controls/play-mark";
import { RichText } from "../text/rich-text";
import { bleed, columns, frame } from "../layout/frame";
import { startAnimation } from "../start-animation";

/** The one full-color band of a page: one sentence and one button, across from it or, with a motif, below it. */
export function Band({
  id,
  title,
  lead,
  action,
  motif,
  starts = false,
}: BandSection & {
  /** What fills the band's other half, in white. */
  readonly motif?: ReactNode;
  /** The button leads to an animation, which then starts. */
  readonly starts?: boolean;
}) {
  const hasMotif = motif !== undefined;
  return (
    <section
      id={id}
      data-ground="teal"
      className={`relative overflow-clip in-data-[tone=violet]:[--band:var(--band-violet)] ${bleed}`}
    >
      <div className={`${frame} ${columns} items-center gap-y-8 py-section-tight`}>
        <div className={hasMotif ? "lg:col-span-6" : "lg:col-span-9"}>
          <h2 className="measure-26 font-heading text-h1 font-semibold text-balance text-white">{title}</h2>
          {lead === undefined ? null : (
            <p className="mt-6 measure-48 text-lead text-balance text-white">
              <RichText text={lead} />
            </p>
          )}
        </div>
        <div className={hasMotif ? "lg:col-span-6 lg:col-start-1" : "lg:col-span-3 lg:justify-self-end"}>
          <Link
            href={action.href}
            state={starts ? startAnimation : undefined}
            className="inline-flex min-h-12 items-center gap-3 rounded-control border border-transparent bg-white px-6 py-2 font-semibold text-(--band) outline-white transition-colors duration-[120ms] hover:bg-white/90"
          >
            {starts ? (
              <svg data-mark="play" viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
                <path d={playPath} />
              </svg>
            ) : null}
            {action.label}
          </Link>
        </div>
        {motif === undefined ? null : (
          <div className="max-lg:-mx-gutter max-lg:-mb-section-tight max-lg:h-56 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2">
            {motif}
          </div>
        )}
      </div>
    </section>
  );
}
