import { texts } from "../../content/shared/drawings/governance";
import { Drawing } from "./drawing";
import { At, Ground, Way } from "./panel";
import { ArrowHead, Focus } from "./primitives";
import { Sides } from "./sides";

const { audits, consortium, corporation, duties, founder, offices } = texts.labels;

/** What crosses the boundary, beside the second duty and those after it. */
const crossings = [
  { name: texts.labels.crossings.synthetic, color: "violet" },
  { name: texts.labels.crossings.terms, color: "violet" },
  { name: texts.labels.crossings.results, color: "teal" },
] as const;

const textColors = { violet: "text-violet-text", teal: "text-teal-text" } as const;

/** How the two organizations are run: one person with an office in both, and separate duties below. */
export function Governance() {
  return (
    <Drawing>
      <p className="mb-1.5 text-center font-semibold text-ink">{founder}</p>
      <div className="relative isolate mb-3 grid w-[calc(100%+var(--bleed,0px))] grid-cols-[calc(50cqw-14px)_28px_1fr] text-center font-semibold wrap-anywhere hyphens-auto">
        <Office color="violet" name={offices.consortium} />
        <div className="relative isolate">
          <Ground>
            <Way color="violet" x2="50%" y1={10} y2={10} />
            <Way color="teal" x1="50%" x2="100%" y1={10} y2={10} />
            <Focus x="50%" y={10} color="violet" />
          </Ground>
        </div>
        <Office color="teal" name={offices.corporation} />
      </div>
      <Sides
        sides={[
          { of: "consortium", ...consortium },
          { of: "corporation", ...corporation },
        ]}
        rows={duties.consortium.map((duty, index) => {
          const crossing = crossings[index - 1];
          return {
            left: (
              <div className="p-2 @min-[32rem]:p-4">
                {crossing === undefined ? null : (
                  <Ground className="top-1/2 right-[-36px] h-px w-[44px] @min-[40rem]:right-[-60px] @min-[40rem]:w-[92px]">
                    <Crossing {...crossing} />
                  </Ground>
                )}
                <p>{duty}</p>
              </div>
            ),
            right: <p className="p-2 @min-[32rem]:p-4 @min-[40rem]:pl-10">{duties.corporation[index]}</p>,
          };
        })}
      />
      <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1">
        {crossings.map((crossing) => (
          <li key={crossing.name} className={`flex items-center gap-2 ${textColors[crossing.color]}`}>
            <span className="relative isolate h-px w-5 shrink-0">
              <Ground>
                <Crossing {...crossing} />
              </Ground>
            </span>
            {crossing.name}
          </li>
        ))}
      </ul>
      <div className="mt-1 mr-[calc(25cqw-7px-var(--bleed,0px)/2)] ml-[calc(25cqw-7px)] h-6 border-x border-b border-dotted border-ink-2" />
      <p className="mt-2 text-center">{audits}</p>
    </Drawing>
  );
}

/** An office, on the line that leads from the founder to the middle of its organization. */
function Office({ color, name }: { readonly color: "violet" | "teal"; readonly name: string }) {
  return (
    <div className="relative isolate pt-9 pb-7">
      <Ground>
        <Way
          color={color}
          x1={color === "violet" ? "50%" : 0}
          x2={color === "violet" ? "100%" : "50%"}
          y1={10}
          y2={10}
        />
        <Way color={color} x1="50%" x2="50%" y1={10} y2="100%" />
        <At y="100%">
          <ArrowHead x={0} y={1} towards="down" color={color} />
        </At>
      </Ground>
      <p className={`mx-auto w-fit bg-bg px-1 ${textColors[color]}`}>{name}</p>
    </div>
  );
}

/** The arrow of a crossing: results go back to the consortium, on the left. */
function Crossing({ color }: { readonly color: "violet" | "teal" }) {
  return (
    <>
      <Way color={color} x2="100%" />
      <At x={color === "violet" ? "100%" : 0} y={0}>
        <ArrowHead x={0} y={0} towards={color === "violet" ? "right" : "left"} color={color} />
      </At>
    </>
  );
}
