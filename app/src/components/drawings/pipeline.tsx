import { texts } from "../../content/shared/drawings/pipeline";
import { Drawing, Scene } from "./drawing";
import { WithIcon, tick } from "./panel";
import { polyline, type Point } from "./geometry";
import { Dot, Gate, Line, Mark } from "./primitives";

const { illustration, key, steps } = texts.labels;

/** The same observations four times: each step adds something to them and takes nothing away. */
export function Pipeline() {
  return (
    <Drawing>
      <ol className="grid gap-x-8 gap-y-10 @sm:grid-cols-2 @lg:grid-cols-4">
        {steps.map(({ name, outcome }, step) => (
          <li key={name}>
            <p className={`flex flex-wrap gap-x-3 border-b pb-3 text-ink-3 before:-bottom-[5px] ${tick}`}>
              {step + 1}
              <span className="font-semibold text-ink">{name}</span>
              <span className="ml-auto @max-[36rem]:basis-full">{outcome(counts[step] ?? 0)}</span>
            </p>
            <Scene viewBox={`0 -20 256 ${height + 24}`}>
              <Panel step={step} />
            </Scene>
          </li>
        ))}
      </ol>
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        {(["market", "customer", "impact"] as const).map((kind) => (
          <li key={kind}>
            <WithIcon icon={<Mark kind={kind} />}>{key[kind]}</WithIcon>
          </li>
        ))}
        <li className="ml-auto text-ink-3">{illustration}</li>
      </ul>
    </Drawing>
  );
}

/** Where the observations are, and those after them that each is tied to. */
const observations = [
  { x: 8, y: 40, kind: "market", ties: [3, 4] },
  { x: 8, y: 112, kind: "customer", ties: [2, 3, 5] },
  { x: 40, y: 152, kind: "impact", ties: [5, 6] },
  { x: 64, y: 72, kind: "customer", ties: [7] },
  { x: 80, y: 16, kind: "market", ties: [7, 9] },
  { x: 104, y: 120, kind: "market", ties: [6, 7, 8] },
  { x: 112, y: 168, kind: "customer", ties: [10] },
  { x: 128, y: 56, kind: "impact", ties: [8, 11] },
  { x: 152, y: 104, kind: "customer", ties: [10, 11] },
  { x: 176, y: 16, kind: "customer", ties: [11] },
  { x: 176, y: 144, kind: "impact", ties: [] },
  { x: 200, y: 72, kind: "market", ties: [] },
] as const;
const height = 176;
const ties = observations.flatMap((from) => from.ties.map((to) => polyline([from, observations[to]])));

/** Chains of cause, and the height at which each leads to the test. */
const chains = [
  { through: [0, 4, 9], y: 24, holds: false },
  { through: [1, 3, 7, 11], y: 80, holds: true },
  { through: [2, 6, 10], y: 136, holds: false },
] as const;

/** The observations of the chain that holds. */
const supporting: readonly number[] = chains.flatMap(({ through, holds }) => (holds ? through : []));

/** What there is after each step. */
const counts = [observations.length, ties.length, chains.length, chains.filter(({ holds }) => holds).length];

function Panel({ step }: { readonly step: number }) {
  const tested = step === 3;
  return (
    <>
      {step === 0 ? null : <Line kind={step === 1 ? "axis" : "grid"} d={ties.join("")} />}
      {tested ? <Gate x={236} y={height / 2} height={height} /> : null}
      {step < 2
        ? null
        : chains.map(({ through, y, holds }) => {
            const line = polyline([...through.map((index): Point => observations[index]), { x: 220, y }]);
            if (!tested)
              return (
                <g key={y}>
                  <Line kind="ink" d={`${line}H256`} />
                  <Dot x={251} y={y} color="quiet" />
                </g>
              );
            return holds ? (
              <g key={y}>
                <Line kind="teal" d={`${line}H256`} />
                <Dot x={249} y={y} r={7} />
              </g>
            ) : (
              <path key={y} d={`${line}h4m-5-5l5 5l-5 5m5-5m5-5l-5 5l5 5`} className="stroke-control" />
            );
          })}
      {observations.map(({ x, y, kind }, index) =>
        tested && supporting.includes(index) ? (
          <Dot key={index} x={x} y={y} r={5} />
        ) : (
          <Mark key={index} x={x} y={y} kind={kind} faded={tested} />
        ),
      )}
    </>
  );
}
