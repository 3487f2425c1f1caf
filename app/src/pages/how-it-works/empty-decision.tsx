import { Decision } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { demo } from "../../content/pages/how-it-works";

/** The line of the steps again: through the four checks and an open decision to the button. */
export function EmptyDecision() {
  return (
    <div className="py-12 md:flex md:items-center">
      <svg
        aria-hidden="true"
        fill="none"
        className="h-18 grow -ml-bleed drawing-colors max-md:mb-8 max-md:w-screen"
      >
        <line x2="100%" y1="50%" y2="50%" strokeWidth={2} className="stroke-ink" />
        <svg x="62%" y="50%">
          <path d="M-138-26v52m22 0v-52m22 0v52m22 0v-52" strokeWidth={4} className="stroke-ink" />
          <Decision open x={0} y={0} r={33} />
        </svg>
      </svg>
      <Actions actions={demo.actions} primary flush />
    </div>
  );
}
