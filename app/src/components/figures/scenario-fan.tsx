import { useId } from "react";
import { Hatch, HatchedArea } from "./hatch";
import { area, type Point, polyline, steps } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Focus, Label } from "./primitives";

/**
 * Three futures of one price, and at the end of each what it does in the four dimensions: a bar above
 * the line is a gain, one below it a loss.
 */
export function ScenarioFan() {
  return (
    <Picture
      title="One price, three futures"
      description="From today’s price three paths lead into a widening range: raise at once, raise in steps, hold. For each path four bars show the effect in the environmental, social, ethical and economic dimension. Raising at once gains most in the economic one and loses in the other three. Raising in steps, the chosen path, gains in all four. Holding gains little and loses economically."
    >
      <Composition span="narrow" height={448}>
        <Fan plan={{ now: 48, end: 224, names: 236, top: 32, height: 216, splitNames: true }} />
        <Effects plan={{ left: 112, column: 52, rows: [328, 376, 424], heads: "short", headY: 288, reach: 20 }} named />
      </Composition>
      <Composition span="medium" height={344}>
        <Fan plan={{ now: 64, end: 288, names: 300, top: 32, height: 296, splitNames: false }} />
        <Effects plan={{ left: 416, column: 46, rows: rows(32, 296), heads: "short", headY: 16, reach: 32 }} />
      </Composition>
      <Composition span="wide" height={400}>
        <Fan plan={{ now: 176, end: 632, names: 648, top: 32, height: 352, splitNames: false }} />
        <Effects
          plan={{ left: 808, column: 118, rows: rows(32, 352), heads: "full", headY: 16, reach: 40 }}
        />
      </Composition>
    </Picture>
  );
}

/** Where the price is today, and where the range ahead has its middle, as shares of the height. */
const start = 0.68;
const drift = -0.2;

/** Each future: its name, its effect in the four dimensions in [-1, 1], and its steps as shares of way and height. */
const futures = [
  {
    name: ["Raise", "at once"],
    chosen: false,
    effects: [-0.45, -0.9, -0.55, 0.95],
    steps: [[0.06, 0.12], [1, 0.12]],
  },
  {
    name: ["Raise", "in steps"],
    chosen: true,
    effects: [0.35, 0.5, 0.7, 0.65],
    steps: [[0.2, 0.61], [0.4, 0.54], [0.6, 0.47], [0.8, 0.4], [1, 0.4]],
  },
  {
    name: ["Hold"],
    chosen: false,
    effects: [0.15, 0.3, 0.1, -0.6],
    steps: [[1, 0.68]],
  },
] as const;

/** The heights at which the futures end. */
function rows(top: number, height: number): readonly number[] {
  return futures.map(({ steps: way }) => top + (way.at(-1)?.[1] ?? 0) * height);
}

interface FanPlan {
  /** Where today is, where the paths end, and where their names begin. */
  readonly now: number;
  readonly end: number;
  readonly names: number;
  readonly top: number;
  readonly height: number;
  readonly splitNames: boolean;
}

function Fan({ plan }: { readonly plan: FanPlan }) {
  const hatch = useId();
  const { now, end, names, top, height, splitNames } = plan;
  const x = (share: number) => now + share * (end - now);
  const y = (share: number) => top + share * height;
  const edge = (spread: number): readonly Point[] =>
    Array.from({ length: 25 }, (_, index) => {
      const share = index / 24;
      return { x: x(share), y: y(start + drift * share + spread * share ** 0.6) };
    });
  return (
    <>
      <Hatch id={hatch} pitch={8} />
      <HatchedArea d={area(edge(-0.46), edge(0.46))} hatch={hatch} />
      <path d={polyline(edge(-0.46)) + polyline(edge(0.46))} strokeDasharray={dashes} className="stroke-violet" />
      <path d={area(edge(-0.2), edge(0.2))} className="fill-violet-tint" />

      <path d={`M${now} ${top - 8}V${top + height}`} strokeWidth={1} className="stroke-ink-2" />
      <Label x={now} y={top - 16} anchor="middle" lines={["today"]} colour="faint" />
      <path
        d={`${steps([
          { x: 0, y: y(start) + 20 },
          { x: now * 0.3, y: y(start) + 8 },
          { x: now * 0.7, y: y(start) },
        ])}H${now}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      {futures.map(({ name, chosen, steps: way }) => {
        const last = y(way.at(-1)?.[1] ?? 0);
        return (
          <g key={name[0] + last}>
            <path
              d={steps([{ x: now, y: y(start) }, ...way.map(([share, level]) => ({ x: x(share), y: y(level) }))])}
              strokeWidth={chosen ? 3 : 1.5}
              className={chosen ? "stroke-teal" : "stroke-ink-2"}
            />
            {chosen ? <Dot x={end} y={last} r={6} /> : <Dot x={end} y={last} colour="quiet" />}
            <Label
              x={names}
              y={last}
              at="middle"
              lines={splitNames ? name : [name.join(" ")]}
              colour={chosen ? "teal" : "ink"}
              weight={chosen ? "strong" : "medium"}
            />
          </g>
        );
      })}
      <Focus x={now} y={y(start)} />
    </>
  );
}

interface EffectsPlan {
  readonly left: number;
  /** Width of a column. */
  readonly column: number;
  /** Line of each future. */
  readonly rows: readonly number[];
  readonly heads: keyof typeof heads;
  readonly headY: number;
  /** Length of the longest bar. */
  readonly reach: number;
}

const heads = {
  full: ["Environmental", "Social", "Ethical", "Economic"],
  short: ["Env.", "Soc.", "Eth.", "Econ."],
} as const;

function Effects({ plan, named = false }: { readonly plan: EffectsPlan; readonly named?: boolean }) {
  const { left, column, reach } = plan;
  return (
    <>
      {heads[plan.heads].map((head, index) => (
        <Label key={head} x={left + column * index} y={plan.headY} lines={[head]} colour="faint" />
      ))}
      {futures.map(({ name, effects, chosen }, row) => {
        const y = plan.rows[row] ?? 0;
        return (
          <g key={y}>
            {named ? (
              <Label
                x={0}
                y={y}
                at="middle"
                lines={[name.join(" ")]}
                colour={chosen ? "teal" : "ink"}
                weight={chosen ? "strong" : "medium"}
              />
            ) : null}
            <path d={`M${left} ${y}H${left + column * 4}`} strokeWidth={1} className="stroke-control" />
            {effects.map((effect, index) => (
              <rect
                key={heads.full[index]}
                x={left + column * index}
                y={effect > 0 ? y - effect * reach : y}
                width={16}
                height={Math.abs(effect) * reach}
                className={chosen ? "fill-teal" : effect > 0 ? "fill-ink-3" : "fill-surface stroke-ink-3"}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}
