import type { ReactNode } from "react";
import type { BandSection } from "../../content/types";
import { Link } from "../controls/link";
import { RichText } from "../text/rich-text";
import { bleed, columns, frame } from "../layout/frame";

/** The one full-color band of a page: one sentence, one button, and where `aside` is given, that across from them. */
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
  return (
    <section id={id} data-band className={`relative overflow-x-clip bg-(--band) text-(--band) ${bleed}`}>
      <div className={`${frame} ${columns} items-center gap-y-12 py-section`}>
        <div className={aside === undefined ? "lg:col-span-8" : "lg:col-span-6"}>
          <h2 className="measure-18 font-heading text-h1 font-semibold text-balance text-white">{title}</h2>
          {lead === undefined ? null : (
            <p className="mt-6 measure-48 text-lead text-balance text-white">
              <RichText text={lead} />
            </p>
          )}
          <Link
            href={action.href}
            className="mt-10 inline-flex min-h-12 items-center rounded-control border border-transparent bg-white px-6 py-2 font-semibold text-current outline-white transition-colors duration-[120ms] hover:bg-white/90"
          >
            {action.label}
          </Link>
        </div>
        {aside === undefined ? null : <div className="lg:col-span-6">{aside}</div>}
      </div>
    </section>
  );
}
