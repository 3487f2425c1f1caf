import type { BandSection, Tone } from "../../content/types";
import { Link } from "../link";
import { RichText } from "../rich-text";
import { columns, frame } from "./sheet";

const fills: Readonly<Record<Tone, string>> = {
  teal: "bg-band-teal text-band-teal",
  violet: "bg-band-violet text-band-violet",
};

/** The one full-colour band of a page: one sentence, one action. */
export function Band({ section, tone }: { readonly section: BandSection; readonly tone: Tone }) {
  return (
    <section id={section.id} className={`scroll-mt-header ${fills[section.tone ?? tone]}`}>
      <div className={`${frame} py-section`}>
        <div className={`${columns} lg:items-end`}>
          <div className="text-white lg:col-span-8">
            <h2 className="max-w-[20ch] font-heading text-h1 font-semibold text-balance">
              {section.title}
            </h2>
            {section.lead === undefined ? null : (
              <p className="mt-6 max-w-[52ch] text-lead text-pretty">
                <RichText text={section.lead} />
              </p>
            )}
          </div>
          <div className="max-lg:mt-10 lg:col-span-4 lg:justify-self-end">
            <Link
              href={section.action.href}
              className="inline-flex h-12 items-center rounded-control bg-white px-6 font-semibold text-current outline-white transition-colors duration-[120ms] hover:bg-teal-tint"
            >
              {section.action.label}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
