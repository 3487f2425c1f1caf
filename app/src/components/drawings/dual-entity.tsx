import { texts } from "../../content/shared/drawings/dual-entity";
import { Drawing } from "./drawing";
import { At, Ground, Way } from "./panel";
import { ArrowHead, Dot, Focus, SyntheticRecord } from "./primitives";
import { Sides } from "./sides";

const { boundary, consortium, corporation, crossings } = texts.labels;

/** The two organizations and the boundary between them: what crosses it, in which direction, and what does not. */
export function DualEntity() {
  return (
    <Drawing>
      <div className="[--reach:16cqw] @min-[32rem]:[--reach:23cqw]">
        <Sides
          sides={[
            { of: "corporation", ...corporation },
            { of: "consortium", ...consortium },
          ]}
          rows={(["person", "synthetic", "terms", "insight"] as const).map((freight) => ({
            left: (
              <>
                <Ground className="top-0 right-[calc(-28px-var(--reach))] h-full w-[calc(28px+2*var(--reach))] @max-sm:top-auto @max-sm:bottom-4 @max-sm:h-4">
                  {ways[freight]}
                </Ground>
                <p
                  className={`mr-[calc(0.5rem+var(--reach))] py-2 @max-sm:mr-1 @max-sm:pb-12 ${colors[freight] ?? ""}`}
                >
                  {crossings[freight].corporation}
                </p>
              </>
            ),
            right: (
              <p className="ml-[calc(0.5rem+var(--reach))] py-2 pr-1 @max-sm:ml-1 @max-sm:pb-12">
                {crossings[freight].consortium} <span className="sr-only">{crossings[freight].way}</span>
              </p>
            ),
          }))}
        />
      </div>
      <p className="mt-2 text-center text-violet-text">{boundary}</p>
    </Drawing>
  );
}

const colors: Readonly<Record<string, string>> = { person: "text-ink-3", insight: "text-teal-text" };

const toCorporation = (
  <>
    <Way color="violet" y1="50%" y2="50%" x2="100%" />
    <At x={0}>
      <ArrowHead x={0} y={0} towards="left" color="violet" />
    </At>
  </>
);

/** What the lines transport, from the left end of the line to the right one. */
const ways = {
  person: (
    <At y={0}>
      <Way color="violet" x1={26} x2="50%" y1="50%" y2="50%" />
      <At x={26}>
        <path d="M0-14v28" strokeWidth={3} className="stroke-violet" />
      </At>
      {[20, 30, 41].map((share, index) => (
        <Dot
          key={share}
          x={`${share}%`}
          y={["45%", "55%", "47%"][index] ?? 0}
          r={index === 1 ? 6 : 4.5}
          color="violet"
        />
      ))}
    </At>
  ),
  synthetic: (
    <>
      {toCorporation}
      {[20, 50, 80].map((share) => (
        <At key={share} x={`${share}%`}>
          <SyntheticRecord x={0} y={0} />
        </At>
      ))}
    </>
  ),
  terms: (
    <>
      {toCorporation}
      <At>
        <path d="M-8-11h16v22h-16Zm4 6h8m-8 5h8m-8 5h4" className="fill-surface stroke-violet" />
      </At>
    </>
  ),
  insight: (
    <>
      <Way color="teal" y1="50%" y2="50%" x2="100%" />
      <Focus x={10} y="50%" />
      <At x="100%">
        <ArrowHead x={1} y={0} color="teal" />
      </At>
    </>
  ),
} as const;
