import { drawingColors } from "../../components/drawings/drawing";
import { Checks, Decision } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";

/** The line of the case once more, through the four checks to a decision that is still to be made. */
export function EmptyDecision() {
  return (
    <div className="py-12">
      <svg
        aria-hidden="true"
        fill="none"
        className={`block h-18 w-[calc(100%+2*var(--bleed))] overflow-visible ${fullBleed} ${drawingColors}`}
      >
        <line x2="62%" y1="50%" y2="50%" strokeWidth={2} className="stroke-ink" />
        <svg x="62%" y="50%" className="overflow-visible">
          <Checks x={-138} y={0} pitch={22} length={52} width={4} />
          <Decision open x={0} y={0} r={33} />
        </svg>
      </svg>
    </div>
  );
}
