import { useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { Dot, Label } from "./primitives";

/** The same observations four times: each step adds something to them and takes nothing away. */
export function Pipeline() {
  return (
    <Picture
      title="The same observations in four steps"
      description="Four panels with the same scattered points. Collect: market, customer and impact observations stand apart. Connect: lines join them. Analyse: three chains of cause lead to three candidate results. Validate: two candidates end at the test; one passes and goes on, and its chain can still be followed to where it began."
    >
      <Composition span="narrow" height={424}>
        <Panel x={0} y={0} width={144} step={0} />
        <Panel x={176} y={0} width={144} step={1} />
        <Panel x={0} y={216} width={144} step={2} />
        <Panel x={176} y={216} width={144} step={3} />
      </Composition>
      <Composition span="medium" height={520}>
        <Panel x={0} y={0} width={280} step={0} />
        <Panel x={320} y={0} width={280} step={1} />
        <Panel x={0} y={272} width={280} step={2} />
        <Panel x={320} y={272} width={280} step={3} />
      </Composition>
      <Composition span="wide" height={264}>
        <Panel x={0} y={0} width={256} step={0} />
        <Panel x={288} y={0} width={256} step={1} />
        <Panel x={576} y={0} width={256} step={2} />
        <Panel x={864} y={0} width={256} step={3} />
      </Composition>
    </Picture>
  );
}

const stepNames = ["Collect", "Connect", "Analyse", "Validate"] as const;

/** Observations in a field of 256 × 176: prices of the market, records of customers, signs of impact. */
const observations: readonly (Point & { readonly kind: "market" | "customer" | "impact" })[] = [
  { x: 16, y: 40, kind: "market" },
  { x: 24, y: 112, kind: "customer" },
  { x: 48, y: 152, kind: "impact" },
  { x: 64, y: 72, kind: "customer" },
  { x: 80, y: 24, kind: "market" },
  { x: 96, y: 120, kind: "market" },
  { x: 112, y: 160, kind: "customer" },
  { x: 120, y: 64, kind: "impact" },
  { x: 144, y: 104, kind: "customer" },
  { x: 160, y: 24, kind: "customer" },
  { x: 168, y: 144, kind: "impact" },
  { x: 184, y: 72, kind: "market" },
];

const ties = [
  [0, 3], [0, 4], [1, 2], [1, 3], [1, 5], [2, 5], [2, 6], [3, 7], [4, 7], [4, 9], [5, 6], [5, 8],
  [6, 10], [7, 8], [7, 11], [8, 10], [8, 11], [9, 11], [5, 7],
] as const;

/** Chains of cause and the height at which each leaves the field. The second one holds. */
const chains = [
  { through: [0, 4, 9], y: 32 },
  { through: [1, 3, 7, 11], y: 80 },
  { through: [2, 6, 10], y: 136 },
] as const;

const holding = 1;
const gate = 224;

function Panel({ x, y, width, step }: { readonly x: number; readonly y: number; readonly width: number; readonly step: 0 | 1 | 2 | 3 }) {
  const hatch = useId();
  const scale = width / 256;
  const field = 176 * scale;
  const place = (point: Point): Point => ({ x: point.x * scale, y: point.y * scale });
  const point = (index: number): Point => place(observations[index] ?? { x: 0, y: 0 });
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 24H${width}M0 20v9`} strokeWidth={1} className="stroke-control" />
      <Label x={0} y={12} lines={[`${step + 1}`]} colour="faint" />
      <Label x={20} y={12} lines={[stepNames[step]]} colour="ink" strong />
      <g transform="translate(0 44)">
        {step === 0
          ? null
          : ties.map(([from, to]) => (
              <path key={`${from} ${to}`} d={polyline([point(from), point(to)])} strokeWidth={1} className={step === 1 ? "stroke-control" : "stroke-hairline"} />
            ))}
        {step === 3 ? (
          <>
            <Hatch id={hatch} />
            <rect x={gate * scale - 8} y={0} width={16} height={field} fill={hatchFill(hatch)} />
            <path d={`M${gate * scale - 8} 0V${field}M${gate * scale + 8} 0V${field}`} strokeDasharray="5 4" className="stroke-violet" />
          </>
        ) : null}
        {step < 2
          ? null
          : chains.map((chain, index) => {
              const holds = step === 3 && index === holding;
              const line = [...chain.through.map(point), place({ x: 208, y: chain.y })];
              const stop = step === 3 && !holds ? gate * scale - 12 : width;
              return (
                <g key={chain.y}>
                  <path
                    d={`${polyline(line)}H${stop}`}
                    strokeWidth={holds ? 3 : 1.5}
                    className={holds ? "stroke-teal" : step === 3 ? "stroke-control" : "stroke-ink-2"}
                  />
                  {step === 3 && !holds ? (
                    <path d={`M${stop} ${chain.y * scale - 6}v12`} className="stroke-control" strokeWidth={2} />
                  ) : null}
                  {step === 2 ? <Dot x={width - 5} y={chain.y * scale} r={4} colour="quiet" /> : null}
                  {holds ? <Dot x={width - 6} y={chain.y * scale} r={6} /> : null}
                </g>
              );
            })}
        {observations.map((observation, index) => {
          const { x: cx, y: cy } = place(observation);
          const used = step === 3 && chains[holding].through.some((through) => through === index);
          return <Mark key={index} x={cx} y={cy} kind={observation.kind} used={used} quiet={step === 3 && !used} />;
        })}
      </g>
    </g>
  );
}

function Mark({ x, y, kind, used, quiet }: Point & { readonly kind: "market" | "customer" | "impact"; readonly used: boolean; readonly quiet: boolean }) {
  if (used) return <Dot x={x} y={y} r={5} />;
  switch (kind) {
    case "market":
      return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} className={quiet ? "fill-control" : "fill-ink"} />;
    case "customer":
      return <Dot x={x} y={y} r={4} colour={quiet ? "quiet" : "violet"} />;
    case "impact":
      return <path d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} className={quiet ? "fill-surface stroke-control" : "fill-surface stroke-ink"} />;
  }
}
