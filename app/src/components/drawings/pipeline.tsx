import { texts } from "../../content/shared/drawings/pipeline";
import { type Point, polyline } from "./path";
import { Drawing, Scene } from "./drawing";
import { Dot, Gate, Line, Mark } from "./primitives";

const { labels } = texts;

/** The same observations four times: each step adds something to them and takes nothing away. */
export function Pipeline() {
  return (
    <Drawing>
      <ol className="grid gap-x-8 gap-y-10 @sm:grid-cols-2 @lg:grid-cols-4">
        {labels.steps.map(({ name, outcome }, step) => (
          <li key={name}>
            <p className="relative flex flex-wrap gap-x-3 border-b border-control pb-3 text-ink-3 after:absolute after:-bottom-1 after:left-0 after:h-2 after:border-l after:border-control">
              {step + 1}
              <span className="font-semibold text-ink">{name}</span>
              <span className="ml-auto @max-[36rem]:basis-full">{outcome(counts[step] ?? 0)}</span>
            </p>
            <Scene viewBox={`0 -20 ${field.width} ${field.height + 24}`}>
              <Panel step={step as Step} />
            </Scene>
          </li>
        ))}
      </ol>
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="size-3 overflow-visible">
              <Mark x={6} y={6} kind={kind} />
            </svg>
            {labels.key[kind]}
          </li>
        ))}
        <li className="ml-auto text-ink-3">{labels.illustration}</li>
      </ul>
    </Drawing>
  );
}

type Step = 0 | 1 | 2 | 3;

const kinds = ["market", "customer", "impact"] as const;
type Kind = (typeof kinds)[number];

/** The field in which the observations lie; panels scale it. */
const field = { width: 256, height: 176 };

const observations: readonly (Point & { readonly kind: Kind })[] = [
  { x: 8, y: 40, kind: "market" },
  { x: 8, y: 112, kind: "customer" },
  { x: 40, y: 152, kind: "impact" },
  { x: 64, y: 72, kind: "customer" },
  { x: 80, y: 16, kind: "market" },
  { x: 104, y: 120, kind: "market" },
  { x: 112, y: 168, kind: "customer" },
  { x: 128, y: 56, kind: "impact" },
  { x: 152, y: 104, kind: "customer" },
  { x: 176, y: 16, kind: "customer" },
  { x: 176, y: 144, kind: "impact" },
  { x: 200, y: 72, kind: "market" },
];

const ties = [
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 7],
  [4, 7],
  [4, 9],
  [5, 6],
  [5, 8],
  [6, 10],
  [7, 8],
  [7, 11],
  [8, 10],
  [8, 11],
  [9, 11],
  [5, 7],
] as const;

/** Chains of cause, and the height at which each leaves the field. */
const chains = [
  { through: [0, 4, 9], y: 24, holds: false },
  { through: [1, 3, 7, 11], y: 80, holds: true },
  { through: [2, 6, 10], y: 136, holds: false },
] as const;

/** What there is after each step. */
const counts = [
  observations.length,
  ties.length,
  chains.length,
  chains.filter(({ holds }) => holds).length,
] as const;

/** Where a chain leaves the observations, and where the test stands. */
const exit = 220;
const test = 236;

function Panel({ step }: { readonly step: Step }) {
  const at = (index: number): Point => observations[index] ?? { x: 0, y: 0 };
  const supports = (index: number) =>
    step === 3 && chains.some(({ holds, through }) => holds && through.some((link) => link === index));
  return (
    <>
      {step === 0 ? null : (
        <path
          d={ties.map(([from, to]) => polyline([at(from), at(to)])).join("")}
          strokeWidth={1}
          className={step === 1 ? "stroke-control" : "stroke-hairline"}
        />
      )}
      {step === 3 ? <Gate x={test} y={0} height={field.height} /> : null}
      {step < 2
        ? null
        : chains.map(({ through, y, holds }) => (
            <Chain
              key={y}
              line={[...through.map(at), { x: exit, y }]}
              end={step === 3 && !holds ? test - 12 : field.width}
              state={step === 2 ? "candidate" : holds ? "holds" : "rejected"}
            />
          ))}
      {observations.map(({ kind }, index) =>
        supports(index) ? (
          <Dot key={index} {...at(index)} r={5} />
        ) : (
          <Mark key={index} {...at(index)} kind={kind} faded={step === 3} />
        ),
      )}
    </>
  );
}

function Chain({
  line,
  end,
  state,
}: {
  readonly line: readonly Point[];
  readonly end: number;
  readonly state: "candidate" | "rejected" | "holds";
}) {
  const y = line.at(-1)?.y ?? 0;
  const path = `${polyline(line)}H${end}`;
  switch (state) {
    case "candidate":
      return (
        <>
          <Line kind="ink" d={path} />
          <Dot x={end - 5} y={y} color="quiet" />
        </>
      );
    case "rejected":
      return <path d={`${path}m-5-5l5 5l-5 5m5-5m5-5l-5 5l5 5`} className="stroke-control" />;
    case "holds":
      return (
        <>
          <Line kind="teal" d={path} />
          <Dot x={end - 7} y={y} r={7} />
        </>
      );
  }
}
