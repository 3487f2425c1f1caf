import { texts } from "../../content/shared/drawings/record-trail";
import { Drawing, large } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { CheckMark, Backdrop, Icon, WithIcon, Stack, tick, Connector } from "./panel";
import { awayFrom, cells, polyline, tiesToNearest, type Point } from "./geometry";
import { ArrowHead, Dot, Focus, Line } from "./primitives";

const { consortium, decision, example, feedback, finding, graph, source } = texts.labels;

/**
 * From records of a source to a decision: as the source has them, as synthetic records of the consortium, in the graph,
 * as part of a finding, and in the decision that follows from it. One line runs through the middle of all panels; on a
 * phone it runs down beside them.
 */
export function RecordTrail() {
  return (
    <Drawing>
      <ol className="grid gap-x-8 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-5">
        {panels.map(({ head, rail, line, content }) => (
          <li
            key={head}
            className="relative isolate grid grid-rows-[auto_1fr] pb-10 @max-[32rem]:pl-[min(2.5rem,14%)] @min-[32rem]:@max-[60rem]:last:col-span-2"
          >
            <Backdrop className="left-0 h-full w-5 @min-[32rem]:hidden">
              <Connector color={rail} x1={10} x2={10} y2="100%" />
            </Backdrop>
            <p className={`border-b pb-2.5 font-semibold text-ink before:-bottom-[5px] ${tick}`}>
              <Icon className="absolute -bottom-2.5 -left-[min(2.5rem,16.3%)] @min-[32rem]:hidden">
                <Dot r={5} color={rail} />
              </Icon>
              {head}
            </p>
            <div className="relative isolate mt-8 grid grid-rows-[1fr_1fr]">
              <Backdrop className={`top-1/2 h-px @max-[32rem]:hidden ${line}`}>
                <Connector color={head === graph.head ? "violet" : rail} x2="100%" />
              </Backdrop>
              {content}
            </div>
          </li>
        ))}
      </ol>
      <div className="relative isolate ml-6 h-px @min-[60rem]:mr-[calc(20%-2.1rem)] @min-[60rem]:h-10">
        <Backdrop viewBox="0 0 100 100">
          <Line kind="quiet" d="M100 0V100H0V0" />
        </Backdrop>
        <Icon className="absolute -top-2.5 -left-2.5 -rotate-90 @min-[60rem]:rotate-0">
          <ArrowHead towards="up" />
        </Icon>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 pl-10">
        {feedback}
        <span className="font-semibold text-violet-text">{example}</span>
      </p>
    </Drawing>
  );
}

function Source() {
  const [name, home] = source.hidden;
  return (
    <div className="relative isolate row-span-2 mr-4 self-center px-[min(1rem,4cqw)] py-3">
      <Stack className="stroke-violet" dashed />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 border-b border-hairline pb-3 text-ink-3">
        <dt>{name}</dt>
        <dd className="mr-2 border-t-12 border-ink" />
        <dt>{home}</dt>
        <dd className="mr-[40%] border-t-12 border-ink" />
      </dl>
      <p className="pt-3 pb-5 font-semibold text-ink">{source.fault}</p>
      <ol className="grid grid-cols-3 text-center">
        {source.days.map((day) => (
          <li key={day} className="border-t border-control">
            <Icon className="mx-auto -mt-2.5">
              <Dot r={5} color="violet" />
            </Icon>
            {day}
          </li>
        ))}
      </ol>
      <p className="mt-3 border-t border-hairline pt-3 font-semibold text-ink">{source.lease}</p>
    </div>
  );
}

function Consortium() {
  return (
    <div className="row-span-2 grid grid-cols-[min(2rem,10%)_minmax(0,1fr)] gap-x-[min(1.5rem,7%)]">
      <div className="relative isolate">
        <Backdrop>
          <HatchedPlotArea weight="heavy" outline="dashed" />
        </Backdrop>
      </div>
      <div className="relative isolate mt-2 mr-4 self-center px-[min(1rem,4cqw)] py-3">
        <Stack className="stroke-violet" />
        <p className="border-b border-violet pb-3 font-semibold text-violet-text">{consortium.tag}</p>
        <ul className="grid gap-1.5 pt-3 text-ink">
          {consortium.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The chain in the graph, and the synthetic records around it, one in each cell of a grid, away from chain and names. */
const chain: readonly Point[] = [
  { x: 32, y: 44 },
  { x: 104, y: 124 },
  { x: 176, y: 52 },
];
// A seed whose records cover no name.
const others = cells({ columns: 8, rows: 5, width: 232, height: 184, jitter: 0.3, seed: 2906 }).filter(
  awayFrom([...chain, { x: 20, y: 30 }, { x: 210, y: 30 }, { x: 104, y: 148 }], { dx: 48, dy: 20 }),
);

/** Points as lines without length, whose round or square ends stay undistorted on a stretched backdrop. */
function points(all: readonly Point[]): string {
  return all.map(({ x, y }) => `M${x} ${y}h.01`).join("");
}

function Graph() {
  const name = "w-fit bg-bg font-semibold text-ink";
  return (
    <>
      <Backdrop viewBox="0 0 232 184" className="top-[calc(50%-6rem)] h-48 w-full">
        <Line kind="grid" d={tiesToNearest(others, [...others, ...chain], 2)} />
        <path d={points(others)} strokeWidth={7} strokeLinecap="square" className="stroke-violet" />
        <path d={points(others)} strokeWidth={5} strokeLinecap="square" className="stroke-surface" />
        <Line kind="teal" d={polyline([{ x: 0, y: 92 }, ...chain, { x: 232, y: 92 }])} />
        <path d={points(chain)} strokeWidth={12} strokeLinecap="round" className="stroke-teal" />
      </Backdrop>
      <p className="flex h-24 items-end justify-between gap-4 self-end pb-16">
        <span className={name}>{graph.fault}</span>{" "}
        <span className={`text-right ${name}`}>{graph.empty}</span>
      </p>
      <div className="h-24 pt-12">
        <p className={`mx-auto ${name}`}>{graph.lease}</p>
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
      <div className="self-end pb-3">
        <p className="text-ink-3">{finding.what}</p>
        <ul className="mt-4 grid grid-cols-2 gap-x-3">
          {finding.by.map((by, index) => (
            <li key={by}>
              <div className="relative isolate mb-2 h-14 border-b border-l border-control">
                <Backdrop viewBox="0 0 100 100">
                  <Shares of={shares[index] ?? []} rising={index === 0} />
                </Backdrop>
              </div>
              {by}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid content-start gap-1 pt-4 text-ink">
        {finding.checks.map((check) => (
          <li key={check}>
            <WithIcon icon={<CheckMark />}>{check}</WithIcon>
          </li>
        ))}
      </ul>
    </>
  );
}

function Shares({ of, rising }: { readonly of: readonly number[]; readonly rising: boolean }) {
  const line = of.map((y, index) => ({ x: 10 + 27 * index, y }));
  const color = rising ? "stroke-teal" : "stroke-ink-3";
  return (
    <>
      <Line kind={rising ? "teal" : "quiet"} d={polyline(line)} />
      <path d={points(line)} strokeLinecap="round" strokeWidth={8} className={color} />
    </>
  );
}

function Decision() {
  return (
    <>
      <div className="mr-4 self-end">
        <p className="pb-1.5 pl-8">
          <span className="sr-only">{decision.rejected} </span>
          {decision.lower}
        </p>
        <div className="relative ml-2 w-fit border-t border-l border-ink-3 px-6 pt-6 pb-3">
          <Icon className="absolute -top-2.5 -right-2.5">
            <path d="M-5-5L5 5M5-5L-5 5" className="stroke-ink-3" />
          </Icon>
          <p className={`text-teal-text ${large}`}>{decision.keep}</p>
        </div>
      </div>
      <div className="relative mr-4 ml-2 w-fit self-start border-b border-l border-teal px-6 pt-6 pb-2">
        <Icon className="absolute -top-2.5 -left-[0.65rem]">
          <Focus />
        </Icon>
        <p className="font-semibold text-ink">{decision.repair}</p>
        <Icon className="absolute -right-2.5 -bottom-2.5">
          <Dot />
        </Icon>
      </div>
    </>
  );
}

/** The panels, with the color of the line beside or behind them, and how far it reaches: from the panel before. */
const panels = [
  { head: source.head, rail: "violet", line: "w-full", content: <Source /> },
  { head: consortium.head, rail: "violet", line: "-left-8 w-[calc(100%+2rem)]", content: <Consortium /> },
  { head: graph.head, rail: "teal", line: "-left-8 w-8", content: <Graph /> },
  { head: finding.head, rail: "teal", line: "-left-8 w-[calc(100%+2rem)]", content: <Finding /> },
  { head: decision.head, rail: "teal", line: "-left-8 w-10", content: <Decision /> },
] as const;
