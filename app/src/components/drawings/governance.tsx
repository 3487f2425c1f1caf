import { texts } from "../../content/shared/drawings/governance";
import { Drawing } from "./drawing";
import { At, Ground, Way } from "./panel";
import { ArrowHead, Focus } from "./primitives";
import { Sides } from "./sides";

const { audits, consortium, corporation, duties, founder, offices } = texts.labels;

/** How the two organizations are run: one person with an office in both, and separate duties below. */
export function Governance() {
  return (
    <Drawing>
      <p className="mb-1.5 font-semibold text-ink">{founder}</p>
      <div className="relative isolate mb-3 grid hyphens-auto wrap-anywhere grid-cols-[calc(50cqw+14px)_1fr] font-semibold">
        <Ground>
          <Way color="violet" x1={10} x2={10} y1={10} y2="100%" />
          <Way color="teal" x1={10} x2="50%" y1={10} y2={10} />
          <At y={0}>
            <Way color="teal" x1={-1} x2={25.5} y1={10} y2={10} />
            <Way color="teal" x1={24} x2={24} y1={10} y2="100%" />
          </At>
          <At x={10} y="100%">
            <ArrowHead x={0} y={1} towards="down" color="violet" />
          </At>
          <At y="100%">
            <ArrowHead x={24} y={1} towards="down" color="teal" />
          </At>
          <Focus x={10} y={10} color="violet" />
        </Ground>
        <p className="pt-10 pb-8 pr-1 pl-[24px] text-violet-text">{offices.consortium}</p>
        <p className="pt-10 mr-[calc(-1*var(--bleed,0px))] pb-8 pl-[38px] text-teal-text">
          {offices.corporation}
        </p>
      </div>
      <Sides
        sides={[
          { of: "consortium", ...consortium },
          { of: "corporation", ...corporation },
        ]}
        rows={duties.consortium.map((duty, index) => ({
          left: <p className="p-2 @min-[32rem]:p-4">{duty}</p>,
          right: <p className="p-2 @min-[32rem]:p-4">{duties.corporation[index]}</p>,
        }))}
      />
      <div className="mx-[25%] mt-1 h-6 border-x border-b border-dotted border-ink-2" />
      <p className="mt-2 text-center">{audits}</p>
    </Drawing>
  );
}
