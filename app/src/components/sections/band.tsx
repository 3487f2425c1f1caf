import { useId } from "react";
import type { BandSection, Tone } from "../../content/types";
import { Link } from "../controls/link";
import { RichText } from "../text/rich-text";
import { columns, frame } from "./sheet";

const fills: Readonly<Record<Tone, string>> = {
  teal: "bg-band-teal text-band-teal",
  violet: "bg-band-violet text-band-violet",
};

/** The one full-colour band of a page: one sentence, one action. */
export function Band({ section, tone }: { readonly section: BandSection; readonly tone: Tone }) {
  return (
    <section
      id={section.id}
      data-band
      className={`relative scroll-mt-header overflow-clip ${fills[section.tone ?? tone]}`}
    >
      <Corridor />
      <div className={`${frame} relative py-section`}>
        <div className={columns}>
          <div className="text-white lg:col-span-7">
            <h2 className="measure-18 font-heading text-h1 font-semibold text-balance">{section.title}</h2>
            {section.lead === undefined ? null : (
              <p className="mt-6 measure-48 text-lead text-balance">
                <RichText text={section.lead} />
              </p>
            )}
          </div>
        </div>
        <Link
          href={section.action.href}
          className="mt-10 inline-flex min-h-12 items-center rounded-control border border-transparent bg-white px-6 py-2 font-semibold text-current outline-white transition-colors duration-[120ms] hover:bg-teal-tint"
        >
          {section.action.label}
        </Link>
      </div>
    </section>
  );
}

/** The price corridor running off the right edge; drawn beside the sentence, never behind it. */
function Corridor() {
  const pattern = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 560 320"
      preserveAspectRatio="xMinYMid slice"
      className="absolute inset-y-0 right-0 h-full w-[38%] max-lg:hidden"
      fill="none"
    >
      <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" stroke="white" strokeOpacity=".25" strokeWidth="1.5" />
      </pattern>
      <path
        d="M8 256V200H136V152H272V104H400V56H560V168H440V208H328V232H184V280H8Z"
        fill={`url(#${pattern})`}
        stroke="white"
        strokeDasharray="6 5"
        strokeOpacity=".5"
      />
      <path d="M8 232H104V200H216V168H320V144H424V104H560" stroke="white" strokeWidth="2" />
      <circle cx="8" cy="232" r="5" fill="white" />
    </svg>
  );
}
