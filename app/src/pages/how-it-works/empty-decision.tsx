import { drawingColors } from "../../components/drawings/drawing";
import { fullBleed } from "../../components/sections/section";

/** The line of the case once more, through the four checks to a decision that is still to be made. */
export function EmptyDecision() {
  return (
    <div className="pt-8 pb-12">
      <svg
        aria-hidden="true"
        fill="none"
        className={`block h-18 w-[calc(100%+2*var(--bleed))] overflow-visible ${fullBleed} ${drawingColors}`}
      >
        <line x2="62%" y1="50%" y2="50%" strokeWidth={2} className="stroke-ink" />
        <svg x="62%" y="50%" className="overflow-visible">
          <path d="M-138-26V26M-116-26V26M-94-26V26M-72-26V26" strokeWidth={4} className="stroke-ink" />
          <circle r={33} strokeWidth={3} className="fill-bg stroke-teal-line" />
          <circle r={20} strokeWidth={3} className="stroke-teal-line" />
        </svg>
      </svg>
    </div>
  );
}
