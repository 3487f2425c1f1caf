import { useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { area, type Point, polyline, steps } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Label } from "./primitives";

/**
 * Three futures of one price, and at the end of each what it does in the four dimensions: a bar above
 * the line is a gain, below it a loss.
 */
export function ScenarioFan() {
  return (
    <Picture
      title="One price, three futures"
      description="From today’s price three paths lead into a widening range: raise at once, raise in steps, hold. For each path four bars show the effect in the environmental, social, ethical and economic dimension. Raising at once gains most in the economic one and loses in the other three. Raising in steps, the chosen path, gains in all four. Holding gains little and loses economically."
    >
      <Composition span="narrow" height={432}>
        <Fan plan={{ left: 0, now: 56, right: 272, end: 320, top: 24, height: 232 }} />
        <Effects plan={{ left: 112, columns: 52, rows: [312, 360, 408], heads: "short", headY: 284 }} named />
      </Composition>
      <Composition span="medium" height={360}>
        <Fan plan={{ left: 0, now: 96, right: 352, end: 400, top: 32, height: 304 }} />
        <Effects plan={{ left: 416, columns: 46, rows: [88, 192, 288], heads: "short", headY: 24 }} />
      </Composition>
      <Composition span="wide" height={400}>
        <Fan plan={{ left: 0, now: 200, right: 640, end: 712, top: 32, height: 344 }} />
        <Effects plan={{ left: 712, columns: 104, rows: [96, 212, 320], heads: "full", headY: 24 }} />
      </Composition>
    </Picture>
  );
}

interface FanPlan {
  readonly left: number;
  readonly now: number;
  /** Where the paths end. */
  readonly right: number;
  /** How far the lines that lead to the bars go. */
  readonly end: number;
  readonly top: number;
  readonly height: number;
}

/** Each future: its effect in the four dimensions, in [-1, 1], and its steps as shares of way and height. */
const futures = [
  { name: "Raise at once", effects: [-0.45, -0.9, -0.55, 0.95], levels: [[0.08, 0.16], [1, 0.16]] },
  { name: "Raise in steps", effects: [0.35, 0.5, 0.7, 0.65], levels: [[0.25, 0.58], [0.5, 0.53], [0.75, 0.48], [1, 0.48]] },
  { name: "Hold", effects: [0.15, 0.3, 0.1, -0.6], levels: [[0.3, 0.65], [0.65, 0.8], [1, 0.8]] },
] as const;

const chosen = 1;

function Fan({ plan }: { readonly plan: FanPlan }) {
  const hatch = useId();
  const { left, now, right, end, top, height } = plan;
  const x = (share: number) => now + share * (right - now);
  const y = (share: number) => top + share * height;
  const start = y(0.65);
  const edge = (sign: 1 | -1): readonly Point[] =>
    Array.from({ length: 21 }, (_, index) => {
      const share = index / 20;
      const middle = 0.65 - 0.17 * share;
      return { x: x(share), y: y(middle + sign * 0.46 * Math.sqrt(share) * (0.55 + 0.45 * share)) };
    });
  return (
    <>
      <Hatch id={hatch} />
      <path d={area(edge(-1), edge(1))} className="fill-violet-tint" />
      <path d={area(edge(-1), edge(1))} fill={hatchFill(hatch)} />
      <path d={polyline(edge(-1))} strokeDasharray={dashes} className="stroke-violet" />
      <path d={polyline(edge(1))} strokeDasharray={dashes} className="stroke-violet" />
      <path d={`M${now} ${top}V${top + height}`} strokeWidth={1} className="stroke-control" />
      <path
        d={`${steps([{ x: left, y: start + 24 }, { x: left + (now - left) * 0.35, y: start + 12 }, { x: left + (now - left) * 0.7, y: start }])}H${now}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      {futures.map(({ name, levels }, index) => {
        const isChosen = index === chosen;
        const path = steps([{ x: now, y: start }, ...levels.map(([share, level]) => ({ x: x(share), y: y(level) }))]);
        const last = levels.at(-1)?.[1] ?? 0;
        return (
          <g key={name}>
            <path d={path} strokeWidth={isChosen ? 3 : 1.5} className={isChosen ? "stroke-teal" : "stroke-ink-2"} />
            {isChosen ? <Dot x={right} y={y(last)} r={6} /> : <Dot x={right} y={y(last)} colour="quiet" />}
            <path d={`M${right + 8} ${y(last)}H${end}`} strokeWidth={1} className="stroke-hairline" />
            <Label x={right - 8} y={y(last) - 10} anchor="end" lines={[name]} colour={isChosen ? "teal" : "ink"} weight={isChosen ? "strong" : "medium"} />
          </g>
        );
      })}
      <circle cx={now} cy={start} r={8} className="fill-surface stroke-teal" />
      <Dot x={now} y={start} r={4} />
      <Label x={now} y={top - 8} anchor="middle" lines={["today"]} colour="faint" />
    </>
  );
}

interface EffectsPlan {
  readonly left: number;
  /** Width of a column. */
  readonly columns: number;
  /** Baseline of each future. */
  readonly rows: readonly [number, number, number];
  readonly heads: "full" | "short";
  readonly headY: number;
}

const heads = {
  full: ["Environmental", "Social", "Ethical", "Economic"],
  short: ["Env.", "Soc.", "Eth.", "Econ."],
} as const;

function Effects({ plan, named = false }: { readonly plan: EffectsPlan; readonly named?: boolean }) {
  const { left, columns, rows, headY } = plan;
  return (
    <>
      {heads[plan.heads].map((head, column) => (
        <Label key={head} x={left + columns * (column + 0.5)} y={headY} anchor="middle" lines={[head]} colour="faint" />
      ))}
      {futures.map(({ name, effects }, index) => {
        const base = rows[index] ?? 0;
        const isChosen = index === chosen;
        return (
          <g key={name}>
            {named ? <Label x={0} y={base} at="middle" lines={[name]} colour={isChosen ? "teal" : "ink"} weight={isChosen ? "strong" : "medium"} /> : null}
            <path d={`M${left} ${base}H${left + columns * 4}`} strokeWidth={1} className="stroke-control" />
            {effects.map((effect, column) => {
              const height = Math.abs(effect) * 20;
              return (
                <rect
                  key={heads.full[column]}
                  x={left + columns * (column + 0.5) - 8}
                  y={effect > 0 ? base - height : base}
                  width={16}
                  height={height}
                  className={isChosen ? "fill-teal" : effect > 0 ? "fill-ink-3" : "fill-surface stroke-ink-3"}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}
