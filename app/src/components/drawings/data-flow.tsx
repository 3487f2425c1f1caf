import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/data-flow";
import { Drawing, Scene } from "./drawing";
import { Graph, type GraphShape } from "./graph";
import { HatchedArea } from "./hatch";
import { box } from "./path";
import { ArrowHead, Dot, Focus, Line, Mark, SyntheticRecord } from "./primitives";
import { range } from "./range";

const { heads, sources, insight, evidence, feedback } = texts.labels;

/**
 * How data becomes an insight: four square pictures in a row whose lines run through. The consortium turns records about
 * people into synthetic ones; market and impact data go directly to the corporation; the effects of the insight return
 * as data. Where there is little room, the row stands upright: each picture is turned, beside its words.
 */
export function DataFlow() {
  return (
    <Drawing>
      <ol className="[--cell:clamp(26cqi,100cqi-10rem,9rem)] @md:grid @md:grid-cols-4 @md:grid-rows-[auto_auto]">
        <Step {...heads.ingress} picture={<Ingress />} passes={[...lanes, loop]}>
          <ul className="mt-2 space-y-1 @md:mt-0 @md:grid @md:h-[89%] @md:grid-rows-3 @md:items-center @md:space-y-0">
            {kinds.map((kind) => (
              <li key={kind}>
                <span
                  className={`inline-flex items-center gap-2 @md:bg-bg @md:pr-2 ${kind === "customer" ? "text-violet-text" : ""}`}
                >
                  <svg aria-hidden="true" className="size-3 shrink-0 overflow-visible" fill="none">
                    <Mark x={6} y={6} kind={kind} />
                  </svg>
                  {sources[kind]}
                </span>
              </li>
            ))}
          </ul>
        </Step>
        <Step
          {...heads.synthesis}
          picture={<Synthesis />}
          passes={[...lanes, loop]}
          color="text-violet-text"
        />
        <Step {...heads.generation} picture={<Generation />} passes={[people, loop]} color="text-teal-text" />
        <Step {...heads.result} picture={<Result />} passes={[]}>
          <p className="mt-2 max-w-52 @md:-mt-[8%] @md:ml-[22.2%] @md:pl-3 @lg:mt-0 @lg:border @lg:border-ink-2 @lg:bg-surface @lg:px-3 @lg:py-2">
            <span className="block font-semibold text-teal-text">{insight}</span> <span>{evidence}</span>
          </p>
        </Step>
      </ol>
      <p className="mt-3 @md:mt-1 @md:ml-[2.8%]">{feedback}</p>
    </Drawing>
  );
}

const kinds = ["market", "customer", "impact"] as const;

/** The side of a picture, in units; from the top, the lines of market, people and impact data, and the feedback. */
const size = 216;
const lanes = [32, 96, 160] as const;
const [market, people, impact] = lanes;
const loop = 204;

/** A step: its words above its picture, or beside it. */
function Step({
  name,
  by,
  color = "",
  picture,
  passes,
  children,
}: {
  readonly name: string;
  readonly by?: string;
  readonly color?: string;
  readonly picture: ReactNode;
  /** The lines that go on below the picture if the words beside it need more room. */
  readonly passes: readonly number[];
  readonly children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[var(--cell)_1fr] grid-rows-[auto_1fr] gap-x-[min(1rem,5cqi)] @md:row-span-2 @md:grid-cols-1 @md:grid-rows-subgrid">
      <p className="relative pt-2 font-semibold text-ink @md:self-end @md:border-b @md:border-control @md:pt-0 @md:pr-3 @md:pb-3 @md:after:absolute @md:after:-bottom-1 @md:after:left-0 @md:after:h-2 @md:after:border-l @md:after:border-control">
        {name}
        {by === undefined ? null : <span className={`block font-medium ${color}`}>{by}</span>}
      </p>
      <div className="z-10 @md:col-start-1 @md:row-start-2 @md:pt-[8%]">{children}</div>
      <div className="col-start-1 row-span-2 row-start-1 flex flex-col @md:row-span-1 @md:row-start-2 @md:pt-[8%]">
        <Scene viewBox={`0 0 ${size} ${size}`} className="aspect-square @max-md:rotate-90">
          {picture}
        </Scene>
        <Scene
          viewBox={`0 0 ${size} 1`}
          preserveAspectRatio="none"
          className="h-0 grow rotate-180 @md:hidden"
        >
          {passes.map((y) => (
            <path
              key={y}
              d={`M${y} 0V1`}
              className={passes.length === 2 && y === people ? "stroke-teal" : "stroke-ink-3"}
            />
          ))}
        </Scene>
      </div>
    </li>
  );
}

/** Volumes traded. */
const volumes = [6, 10, 8, 14, 10, 6, 12, 16, 12, 8, 10, 14, 9] as const;
/** How far each record of a person is from the line; no two are alike. */
const jitters = [-9, 6, -3, 11, -7, 3, 9, -11, 5] as const;

/** Market and impact data on their way through a picture, with their marks between two points. */
function Passing({ from = 0, to = size }: { readonly from?: number; readonly to?: number }) {
  return (
    <>
      <Line kind="ink" d={`M${from} ${market}H${to}M${from} ${impact}H${to}`} />
      <Line
        kind="ink"
        d={range(6, size, 12)
          .map((x, index) => ({ x, volume: volumes[index % volumes.length] ?? 0 }))
          .filter(({ x }) => x > from && x < to)
          .map(({ x, volume }) => `M${x} ${market}v${-volume}`)
          .join("")}
      />
      {range(18, size, 36)
        .filter((x) => x > from && x < to)
        .map((x) => (
          <Mark key={x} kind="impact" x={x} y={impact} />
        ))}
    </>
  );
}

/** Records of people on their way, between two points. */
function Records({ from, to }: { readonly from: number; readonly to: number }) {
  return range(from + 10, to - 4, 19).map((x, index) => (
    <Dot
      key={x}
      x={x}
      y={people + (jitters[index % jitters.length] ?? 0)}
      r={3 + (index % 3)}
      color="violet"
    />
  ));
}

/** In a row, the names stand where the lines begin. */
const named = 84;

function Ingress() {
  return (
    <>
      <Line kind="violet" d={`M0 ${people}H${size}`} />
      <Line kind="ink" d={`M0 ${market}H${named}M0 ${impact}H${named}`} />
      <g className="@md:hidden">
        <Passing to={named} />
        <Records from={0} to={named} />
      </g>
      <Passing from={named} />
      <Records from={named} to={size} />
      <Line kind="quiet" d={`M${size} ${loop}H24V${impact + 18}`} />
      <ArrowHead x={24} y={impact + 16} towards="up" />
    </>
  );
}

function Synthesis() {
  return (
    <>
      <Passing />
      <Line kind="violet" d={`M0 ${people}H20M128 ${people}H${size}`} />
      <ArrowHead x={22} y={people} color="violet" />
      <HatchedArea d={box(24, people - 44, 104, 88)} outline="dashed" />
      {range(146, size, 22).map((x) => (
        <SyntheticRecord key={x} x={x} y={people} />
      ))}
      <Line kind="quiet" d={`M0 ${loop}H${size}`} />
    </>
  );
}

function Generation() {
  return (
    <>
      <path d={box(0, 8, size, 176)} className="fill-surface stroke-teal" />
      <Line kind="ink" d={`M0 ${market}H${0.14 * size}M0 ${impact}H${0.14 * size}`} />
      <Graph shape={graph} left={0} width={size} y={people} />
      <Line kind="quiet" d={`M0 ${loop}H${size}`} />
    </>
  );
}

/** The insight, from which a price goes on and feedback returns. */
function Result() {
  return (
    <>
      <Line kind="teal" d={`M0 ${people}H160v-20H${size}`} />
      <Line kind="leader" d={`M48 ${people}V0`} />
      <Line kind="quiet" d={`M48 ${people}V${loop}H0`} />
      <Focus x={48} y={people} />
    </>
  );
}

/** The corporation's graph, in which the three lines meet. */
const graph: GraphShape = {
  nodes: [
    [0.14, -64],
    [0.14, 0],
    [0.14, 64],
    [0.34, -40],
    [0.32, 26],
    [0.36, 74],
    [0.5, -72],
    [0.54, -18],
    [0.52, 48],
    [0.7, -50],
    [0.72, 20],
    [0.68, 72],
    [0.86, -68],
    [0.88, 54],
  ],
  ties: [
    [0, 3, 1, 4, 2, 5, 8, 4, 7, 3, 6, 0],
    [12, 9, 6],
    [9, 7, 10, 9],
    [10, 8, 11, 13, 10],
  ],
  chain: [1, 4, 7, 10],
};
