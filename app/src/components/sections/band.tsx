import type { ReactNode } from "react";
import type { BandSection } from "../../content/types";
import { Link } from "../controls/link";
import { RichText } from "../text/rich-text";
import { bleed, columns, frame } from "../layout/frame";

/**
 * The one full-color band of a page: one sentence and one button, which is across from it, or below it where `aside` is.
 */
export function Band({
  id,
  title,
  lead,
  action,
  aside,
}: BandSection & {
  /** A drawing in white, or a link to an animation. */
  readonly aside?: ReactNode;
}) {
  const button = (
    <Link
      href={action.href}
      className="inline-flex min-h-12 items-center rounded-control border border-transparent bg-white px-6 py-2 font-semibold text-current outline-white transition-colors duration-[120ms] hover:bg-white/90"
    >
      {action.label}
    </Link>
  );
  return (
    <section id={id} data-band className={`relative overflow-x-clip bg-(--band) text-(--band) ${bleed}`}>
      <div
        className={`${frame} ${columns} items-center gap-y-10 ${aside === undefined ? "py-section-tight" : "py-section"}`}
      >
        <div className={aside === undefined ? "lg:col-span-9" : "lg:col-span-6"}>
          <h2
            className={`font-heading text-h1 font-semibold text-balance text-white ${aside === undefined ? "measure-26" : "measure-18"}`}
          >
            {title}
          </h2>
          {lead === undefined ? null : (
            <p className="mt-6 measure-48 text-lead text-balance text-white">
              <RichText text={lead} />
            </p>
          )}
          {aside === undefined ? null : <div className="mt-10">{button}</div>}
        </div>
        {aside === undefined ? (
          <div className="lg:col-span-3 lg:justify-self-end">{button}</div>
        ) : (
          <div className="lg:col-span-6">{aside}</div>
        )}
      </div>
    </section>
  );
}
