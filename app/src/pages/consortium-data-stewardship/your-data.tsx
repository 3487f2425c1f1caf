import { Drawing } from "../../components/drawings/drawing";
import { Boundary } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";
import { yours } from "../../content/pages/consortium-data-stewardship";

/** One ring on our side of the boundary, which waits for the reader's data. */
export function YourData() {
  return (
    <Drawing>
      <p className="flex items-center gap-4 mt-8 text-ink lg:flex-row-reverse">
        <svg aria-hidden="true" viewBox="0 0 72 72" className="w-18 lg:w-22">
          <circle cx={36} cy={36} r={33} fill="none" strokeWidth={4} className="stroke-violet-line" />
        </svg>
        {yours}
      </p>
      <svg aria-hidden="true" className={`block h-[3px] w-[calc(100%+2*var(--bleed))] ${fullBleed}`}>
        <Boundary x2="100%" y1={1.5} y2={1.5} width={3} />
      </svg>
    </Drawing>
  );
}
