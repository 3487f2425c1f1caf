import { texts } from "../../content/shared/drawings/record-trail";
import { Drawing } from "./drawing";
import { noise } from "./noise";
import { At, Check, Ground, HatchedBox, Sign, Way } from "./panel";
import { type Point, polyline, tiesToNearest } from "./path";
import { ArrowHead, dashes, Dot, Focus, Line } from "./primitives";

const { consortium, decision, example, feedback, finding, graph, source } = texts.labels;

/**
 * From records of a source to a decision: as the source has them, as synthetic records of the consortium, in the graph,
 * as part of a finding, and in the decision that follows from it. One line runs through all panels, where the second of
 * their three rows ends; on a phone it runs down beside them.
 */
export function RecordTrail() {
  return (
    <Drawing>
      <ol className="grid gap-x-8 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-5">
        {panels.map(({ head, rail, line, at, content }) => (
          <li
            key={head}
            className="relative isolate row-span-3 grid grid-rows-subgrid pb-10 @max-[32rem]:pl-[min(2.5rem,14%)] @min-[32rem]:@max-[60rem]:last:col-span-2"
          >
            <Ground className="left-0 row-span-full h-full w-5 @min-[32rem]:hidden">
              <Way color={rail} x1={10} x2={10} y2="100%" />
            </Ground>
            <Ground className={`row-start-3 h-px @max-[32rem]:hidden ${at}`}>
              <Way color={line} x2="100%" />
            </Ground>
            <p className="relative self-end border-b border-control pb-2.5 font-semibold text-ink after:absolute after:-bottom-[5px] after:left-0 after:h-[9px] after:border-l after:border-control">
              <Sign className="absolute -bottom-2.5 -left-[min(2.5rem,16.3%)] @min-[32rem]:hidden">
                <Dot x={0} y={0} r={5} color={rail} />
              </Sign>
              {head}
            </p>
            {content}
          </li>
        ))}
      </ol>
      <div className="relative isolate ml-6 h-px @min-[60rem]:mr-[calc(20%-2.1rem)] @min-[60rem]:h-10">
        <Ground viewBox="0 0 100 100">
          <Line kind="quiet" d="M100 0V100H0V0" />
        </Ground>
        <Sign className="absolute -top-2.5 -left-2.5 -rotate-90 @min-[60rem]:rotate-0">
          <ArrowHead x={0} y={0} towards="up" />
        </Sign>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 pl-10">
        {feedback}
        <span className="font-semibold text-violet-text">{example}</span>
      </p>
    </Drawing>
  );
}

/** Sheets on top of each other, behind the words of a box: the source's are dashed, synthetic ones have a corner cut. */
function Stack({ synthetic = false }: { readonly synthetic?: boolean }) {
  return (
    <Ground>
      {[16, 8, 0].map((offset) => (
        <At key={offset} x={offset} y={-offset}>
          <rect
            width="100%"
            height="100%"
            strokeDasharray={synthetic ? undefined : dashes}
            className="fill-surface stroke-violet"
          />
          {synthetic ? (
            <At x="100%" y={0}>
              <path d="M-17-1H1V17Z" className={offset === 16 ? "fill-bg" : "fill-surface"} />
            </At>
          ) : null}
        </At>
      ))}
      {synthetic ? (
        <At x="100%" y={0}>
          <path d="M-16.5-.5l17 17M-8.5-8.5l17 17M-.5-16.5l17 17" className="stroke-violet" />
        </At>
      ) : null}
    </Ground>
  );
}

function Source() {
  const [name, home] = source.hidden;
  return (
    <div className="relative isolate row-span-2 mt-12 mr-[16px] grid grid-rows-subgrid">
      <Stack />
      <div className="flex flex-col justify-end">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 border-b border-hairline px-[min(1rem,6%)] py-3 text-ink-3">
          <dt>{name}</dt>
          <dd className="mr-2 border-t-12 border-ink" />
          <dt>{home}</dt>
          <dd className="mr-[40%] border-t-12 border-ink" />
        </dl>
        <p className="px-[min(1rem,6%)] pt-3 pb-1.5 font-semibold text-ink">{source.fault}</p>
      </div>
      <div>
        <ol className="mx-[min(1rem,6%)] mt-4 grid grid-cols-3 border-t border-control text-center">
          {source.days.map((day) => (
            <li key={day}>
              <Sign className="mx-auto -mt-2.5">
                <Dot x={0} y={0} r={5} color="violet" />
              </Sign>
              {day}
            </li>
          ))}
        </ol>
        <p className="mt-3 border-t border-hairline px-[min(1rem,6%)] py-3 font-semibold text-ink">
          {source.lease}
        </p>
      </div>
    </div>
  );
}

function Consortium() {
  return (
    <div className="row-span-2 mt-8 grid grid-cols-[min(2rem,10%)_min(1.5rem,7%)_minmax(0,1fr)]">
      <div className="relative isolate">
        <Ground>
          <HatchedBox tint dashed />
        </Ground>
      </div>
      <div className="relative isolate col-start-3 mt-8 mr-[16px] mb-4">
        <Stack synthetic />
        <p className="border-b border-violet px-[min(1rem,8%)] py-3 font-semibold text-violet-text">
          {consortium.tag}
        </p>
        <ul className="grid gap-1.5 px-[min(1rem,8%)] py-3 text-ink">
          {consortium.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The chain in the graph, and the synthetic records around it, one in each cell of a grid, away from the names. */
const chain: readonly Point[] = [
  { x: 32, y: 44 },
  { x: 104, y: 124 },
  { x: 176, y: 52 },
];
const others: readonly Point[] = Array.from({ length: 40 }, (_, index) => ({
  x: 12 + (index % 8) * 30 + 9 * noise(index + 40),
  y: 2 + Math.floor(index / 8) * 44 + 12 * noise(index + 90),
})).filter(
  ({ x, y }) =>
    chain.every((node) => Math.abs(node.x - x) > 18 || Math.abs(node.y - y) > 18) &&
    !(y > 8 && y < 50) &&
    !(y > 132 && y < 164 && x > 44 && x < 172) &&
    Math.abs(y - 92) > 9,
);

/** Points as lines without length, whose round or square ends stay undistorted on a stretched ground. */
function points(all: readonly Point[]): string {
  return all.map(({ x, y }) => `M${x} ${y}h.01`).join("");
}

function KnowledgeGraph() {
  const named = "bg-bg font-semibold text-ink";
  return (
    <>
      <div className="relative isolate mt-8 flex min-h-[5.75rem] items-end justify-between gap-4">
        <Ground viewBox="0 0 232 184" className="inset-x-0 -bottom-[5.75rem] h-[11.5rem] w-full">
          <Line kind="grid" d={tiesToNearest(others, [...others, ...chain], 2)} />
          <path d={points(others)} strokeWidth={7} strokeLinecap="square" className="stroke-violet" />
          <path d={points(others)} strokeWidth={5} strokeLinecap="square" className="stroke-surface" />
          <Line kind="teal" d={polyline([{ x: 0, y: 92 }, ...chain, { x: 232, y: 92 }])} />
          <path d={points(chain)} strokeWidth={12} strokeLinecap="round" className="stroke-teal" />
        </Ground>
        <p className={`mb-[3.75rem] ${named}`}>{graph.fault}</p>
        <p className={`mb-[3.25rem] text-right ${named}`}>{graph.empty}</p>
      </div>
      <div className="min-h-[5.75rem] pt-12">
        <p className={`mx-auto w-fit ${named}`}>{graph.lease}</p>
      </div>
    </>
  );
}

/** Leases not renewed: by heating faults, and by rent. */
const shares = [
  [86, 74, 42, 8],
  [52, 44, 56, 48],
] as const;

function Finding() {
  return (
    <>
      <div className="mt-8 self-end pb-3">
        <p className="text-ink-3">{finding.what}</p>
        <ul className="mt-4 grid grid-cols-2 gap-x-3">
          {finding.by.map((by, index) => (
            <li key={by}>
              <div className="relative isolate mb-2 h-14 border-b border-l border-control">
                <Ground viewBox="0 0 100 100">
                  <Shares of={shares[index] ?? []} rising={index === 0} />
                </Ground>
              </div>
              {by}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-1 pt-4 text-ink">
        {finding.checks.map((check) => (
          <li key={check} className="flex items-center gap-2">
            <Check />
            {check}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shares({ of, rising }: { readonly of: readonly number[]; readonly rising: boolean }) {
  const line = of.map((y, index) => ({ x: 10 + 27 * index, y }));
  const dots = { d: points(line), strokeLinecap: "round" } as const;
  return (
    <>
      <Line kind={rising ? "teal" : "quiet"} d={polyline(line)} />
      <path {...dots} strokeWidth={8} className={rising ? "stroke-teal" : "stroke-ink-3"} />
      {rising ? null : <path {...dots} strokeWidth={5} className="stroke-bg" />}
    </>
  );
}

function Decision() {
  return (
    <>
      <div className="mt-8 self-end">
        <p className="pb-1.5 pl-8">
          <span className="sr-only">{decision.rejected} </span>
          {decision.lower}
        </p>
        <div className="relative ml-2 w-fit border-t border-l border-ink-3 pt-6 pr-6 pb-3 pl-6">
          <Sign className="absolute -top-2.5 -right-2.5">
            <path d="M-5-5L5 5M5-5L-5 5" className="stroke-ink-3" />
          </Sign>
          <p className="font-heading text-[1.5em] leading-[1.2] font-semibold text-teal-text">
            {decision.keep}
          </p>
        </div>
      </div>
      <div className="relative isolate">
        <Sign className="absolute -top-2.5 -left-0.5">
          <Focus x={0} y={0} />
        </Sign>
        <div className="relative -z-10 ml-2 w-fit border-b border-l border-teal pt-6 pr-6 pb-2 pl-6">
          <p className="font-semibold text-ink">{decision.repair}</p>
          <Sign className="absolute -right-2.5 -bottom-2.5">
            <Dot x={0} y={0} />
          </Sign>
        </div>
      </div>
    </>
  );
}

const before = "-left-8 w-[calc(100%+2rem+1px)]";

/** With the colors of the line beside the panel on a phone and of the one behind it, and how far that reaches. */
const panels = [
  { head: source.head, rail: "violet", line: "violet", at: "left-0 w-full", content: <Source /> },
  { head: consortium.head, rail: "violet", line: "violet", at: "-left-8 w-20", content: <Consortium /> },
  { head: graph.head, rail: "teal", line: "violet", at: "-left-8 w-8", content: <KnowledgeGraph /> },
  { head: finding.head, rail: "teal", line: "teal", at: before, content: <Finding /> },
  { head: decision.head, rail: "teal", line: "teal", at: before, content: <Decision /> },
] as const;
