import { texts } from "../../content/shared/drawings/governance";
import { Drawing } from "./drawing";
import { Backdrop, WithIcon } from "./panel";
import { ArrowHead, Focus, Line, SyntheticRecord, Terms } from "./primitives";
import { Sides } from "./sides";

const { audits, consortium, corporation, crossings, duties, founder, offices } = texts.labels;

/** How the two organizations are run: one person with an office in both, and separate duties below. */
export function Governance() {
  return (
    <Drawing>
      <p className="mb-1.5 text-center font-semibold text-ink">{founder}</p>
      <div className="relative isolate mb-3 grid h-[6em] grid-cols-2 items-center text-center font-semibold">
        <Backdrop viewBox="0 0 100 100">
          <Line kind="teal" d="M50 10H25V100" />
          <Line kind="violet" d="M50 10H75V100" />
        </Backdrop>
        <Backdrop>
          <Focus x="50%" y="10%" color="violet" />
          <ArrowHead x="25%" y="100%" towards="down" color="teal" />
          <ArrowHead x="75%" y="100%" towards="down" color="violet" />
        </Backdrop>
        <p className="mx-auto w-fit bg-bg px-1 text-teal-text">{offices.corporation}</p>
        <p className="mx-auto w-fit bg-bg px-1 text-violet-text">{offices.consortium}</p>
      </div>
      <Sides
        corporation={corporation}
        consortium={consortium}
        rows={([undefined, "synthetic", "terms", "insight"] as const).map((crossing, index) => ({
          crossing,
          corporation: duties.corporation[index],
          consortium: duties.consortium[index],
        }))}
      />
      <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1">
        {(["synthetic", "terms", "insight"] as const).map((crossing) => (
          <li key={crossing}>
            <WithIcon icon={icons[crossing]}>{crossings[crossing]}</WithIcon>
          </li>
        ))}
      </ul>
      <div className="mx-[25%] mt-1 h-6 border-x border-b border-dotted border-ink-2" />
      <p className="mt-2 text-center">{audits}</p>
    </Drawing>
  );
}

const icons = {
  synthetic: <SyntheticRecord />,
  terms: <Terms />,
  insight: <Focus />,
} as const;
