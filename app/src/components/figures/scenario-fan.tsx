import { useId } from "react";
import { texts } from "../../content/shared/figures/scenario-fan";
import { Hatch, HatchedArea } from "./hatch";
import { area, type Point, polyline, steps } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Focus, Label, onOneLine } from "./primitives";

const { labels } = texts;

/**
 * Three futures of one price, and at the end of each what it does in the four dimensions: a bar above
 * the line is a gain, one below it a loss.
 */
export function ScenarioFan() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={448}>
        <Fan plan={{ now: 48, end: 224, names: 236, top: 32, height: 216, splitNames: true }} />
        <Effects
          plan={{ left: 112, column: 52, rows: [328, 376, 424], heads: "short", headY: 288, reach: 20 }}
          named
        />
      </Composition>
      <Composition span="medium" height={344}>
        <Fan plan={{ now: 64, end: 288, names: 300, top: 32, height: 296, splitNames: false }} />
        <Effects
          plan={{ left: 416, column: 46, rows: rows(32, 296), heads: "short", headY: 16, reach: 32 }}
        />
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

const dimensions = ["environmental", "social", "ethical", "economic"] as const;

/** Each future: its effect in the four dimensions in [-1, 1], and its steps as shares of way and height. */
const futures = [
  {
    name: "atOnce",
    chosen: false,
    effects: [-0.45, -0.9, -0.55, 0.95],
    steps: [
      [0.06, 0.12],
      [1, 0.12],
    ],
  },
  {
    name: "inSteps",
    chosen: true,
    effects: [0.35, 0.5, 0.7, 0.65],
    steps: [
      [0.2, 0.61],
      [0.4, 0.54],
      [0.6, 0.47],
      [0.8, 0.4],
      [1, 0.4],
    ],
  },
  {
    name: "hold",
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
      <path
        d={polyline(edge(-0.46)) + polyline(edge(0.46))}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      <path d={area(edge(-0.2), edge(0.2))} className="fill-violet-tint" />

      <path d={`M${now} ${top - 8}V${top + height}`} strokeWidth={1} className="stroke-ink-2" />
      <Label x={now} y={top - 16} anchor="middle" lines={labels.today} colour="faint" />
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
          <g key={name}>
            <path
              d={steps([
                { x: now, y: y(start) },
                ...way.map(([share, level]) => ({ x: x(share), y: y(level) })),
              ])}
              strokeWidth={chosen ? 3 : 1.5}
              className={chosen ? "stroke-teal" : "stroke-ink-2"}
            />
            {chosen ? <Dot x={end} y={last} r={6} /> : <Dot x={end} y={last} colour="quiet" />}
            <Label
              x={names}
              y={last}
              at="middle"
              lines={splitNames ? labels.futures[name] : onOneLine(labels.futures[name])}
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
  readonly heads: "full" | "short";
  readonly headY: number;
  /** Length of the longest bar. */
  readonly reach: number;
}

function Effects({ plan, named = false }: { readonly plan: EffectsPlan; readonly named?: boolean }) {
  const { left, column, reach } = plan;
  return (
    <>
      {dimensions.map((name, index) => (
        <Label
          key={name}
          x={left + column * index}
          y={plan.headY}
          lines={labels.dimensions[name][plan.heads]}
          colour="faint"
        />
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
                lines={onOneLine(labels.futures[name])}
                colour={chosen ? "teal" : "ink"}
                weight={chosen ? "strong" : "medium"}
              />
            ) : null}
            <path d={`M${left} ${y}H${left + column * 4}`} strokeWidth={1} className="stroke-control" />
            {effects.map((effect, index) => (
              <rect
                key={dimensions[index]}
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
