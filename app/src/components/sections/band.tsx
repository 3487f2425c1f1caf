import type { BandSection, Tone } from "../../content/types";
import { Link } from "../controls/link";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { columns, frame } from "../layout/frame";

const fills: Readonly<Record<Tone, string>> = {
  teal: "bg-band-teal text-band-teal [--band:var(--band-teal)]",
  violet: "bg-band-violet text-band-violet [--band:var(--band-violet)]",
};

/** The one full-color band of a page: one sentence, one action, and where there is one a drawing in white. */
export function Band({ section, tone }: { readonly section: BandSection; readonly tone: Tone }) {
  return (
    <section id={section.id} data-band className={`relative overflow-x-clip ${fills[tone]}`}>
      <div className={`${frame} ${columns} items-center gap-y-12 py-section`}>
        <div className={section.figure === undefined ? "lg:col-span-8" : "lg:col-span-6"}>
          <h2 className="measure-18 font-heading text-h1 font-semibold text-balance text-white">
            {section.title}
          </h2>
          {section.lead === undefined ? null : (
            <p className="mt-6 measure-48 text-lead text-balance text-white">
              <RichText text={section.lead} />
            </p>
          )}
          <Link
            href={section.action.href}
            className="mt-10 inline-flex min-h-12 items-center rounded-control border border-transparent bg-white px-6 py-2 font-semibold text-current outline-white transition-colors duration-[120ms] hover:bg-white/90"
          >
            {section.action.label}
          </Link>
        </div>
        {section.figure === undefined ? null : (
          <div className="lg:col-span-6">
            <Figure name={section.figure} />
          </div>
        )}
      </div>
    </section>
  );
}
