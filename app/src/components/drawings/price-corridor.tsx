import { texts } from "../../content/shared/drawings/price-corridor";
import { HatchedArea } from "./hatch";
import { area, box, type Point, polyline, steps } from "./path";
import { type CompositionSize, CompositionSvg, DrawingImage } from "./drawing";
import { lastDay, limits, type MarketRange, marketRange, recommendations, today } from "./price-series";
import { Focus, Label, Line } from "./primitives";

const { labels } = texts;

/**
 * The owner's limits as a band and, inside it, the recommended price as a stepped line; behind it the market's range.
 * The time axis is the lower edge, from side to side, so that it can be the rule of the next section. The drawing fills
 * a box of any shape and is cropped at the top and at the right.
 */
export function PriceCorridor() {
  return (
    <DrawingImage texts={texts}>
      <Corridor
        size="narrow"
        className="@min-[36rem]:hidden [--label:13.75px] @min-[19rem]:[--label:13px] @min-[22rem]:[--label:12px] @min-[26rem]:[--label:10.5px] @min-[30rem]:[--label:9px]"
      />
      <Corridor
        size="medium"
        className="hidden @min-[36rem]:block @min-[68rem]:hidden [--label:15px] @min-[42rem]:[--label:13px] @min-[56rem]:[--label:10.5px]"
      />
      <Corridor
        size="wide"
        className="hidden @min-[68rem]:block [--label:14.5px] @min-[76rem]:[--label:13.5px]"
      />
    </DrawingImage>
  );
}

/** The scales of a composition, and positions of annotations. */
function planOf(size: CompositionSize) {
  const roomy = size !== "narrow";
  const wide = size === "wide";
  return {
    width: wide ? 1280 : roomy ? 720 : 320,
    height: wide ? 520 : roomy ? 560 : 344,
    /** The position of day 0; the prices are to the left of it. */
    left: roomy ? 56 : 44,
    unitsPerDay: wide ? 4.3 : roomy ? 2.4 : 1,
    /** Price at the lower edge. */
    floor: roomy && !wide ? 109 : 110,
    unitsPerDollar: wide ? 6.4 : roomy ? 7 : 4,
    /** Days between two points of the range's outline. */
    sampleDays: wide ? 2 : roomy ? 3 : 4,
    /** Prices with a grid line. */
    prices: roomy ? [120, 130, 140, 150, 160, 170] : [120, 140, 160],
    /** The flag at the line of today, with today's change. */
    flag: roomy ? { y: 20, width: wide ? 216 : 208, height: 88 } : { y: 12, width: 188, height: 78 },
    hatchPitch: wide ? 8 : roomy ? 7 : 5,
    /** How far below the ceiling the limits are named; above it where negative. */
    limitsLabel: roomy ? 22 : -7,
  };
}

/** The first days of the months, March to November. */
const months = [
  { month: "march", day: 14 },
  { month: "april", day: 45 },
  { month: "may", day: 75 },
  { month: "june", day: 106 },
  { month: "july", day: 136 },
  { month: "august", day: 167 },
  { month: "september", day: 198 },
  { month: "october", day: 228 },
  { month: "november", day: 259 },
] as const;

function Corridor({ size, className }: { readonly size: CompositionSize; readonly className: string }) {
  const plan = planOf(size);
  const { width, height, left } = plan;
  const x = (day: number) => left + day * plan.unitsPerDay;
  const y = (price: number) => height - (price - plan.floor) * plan.unitsPerDollar;
  const edge = (from: number, to: number, key: keyof MarketRange): readonly Point[] =>
    days(from, to, plan.sampleDays).map((day) => ({ x: x(day), y: y(marketRange(day)[key]) }));
  const marketUntilToday = area(edge(0, today, "high"), edge(0, today, "low"));
  const marketAhead = polyline(edge(today, lastDay, "high")) + polyline(edge(today, lastDay, "low"));

  return (
    <CompositionSvg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      className={`h-full ${className}`}
    >
      <Grid plan={plan} y={y} />

      <path
        d={box(left, y(limits.ceiling), width - left, y(limits.floor) - y(limits.ceiling))}
        className="fill-teal-tint"
      />
      <HatchedArea d={marketUntilToday} pitch={plan.hatchPitch} tint={false} outline="solid" />
      <Line kind="violet" d={marketAhead} />
      <path
        d={`M${left} ${y(limits.ceiling)}H${width}M${left} ${y(limits.floor)}H${width}`}
        className="stroke-teal"
      />
      <TimeAxis plan={plan} x={x} />
      <Recommendation plan={plan} x={x} y={y} />
      <Annotations plan={plan} x={x} y={y} />
    </CompositionSvg>
  );
}

interface ScaledProps {
  readonly plan: ReturnType<typeof planOf>;
  /** From a day to a coordinate. */
  readonly x: (day: number) => number;
  /** From a price to a coordinate. */
  readonly y: (price: number) => number;
}

function Grid({ plan: { left, width, prices }, y }: Pick<ScaledProps, "plan" | "y">) {
  return prices.map((price) => (
    <g key={price}>
      <Line kind="grid" d={`M${left - 8} ${y(price)}H${width}`} />
      <Label x={0} y={y(price)} at="middle" color="faint" lines={labels.price(price)} />
    </g>
  ));
}

/** The lower edge with a tick a week, a longer one a month, and a teal one for each recommendation. */
function TimeAxis({ plan: { left, width, height, unitsPerDay }, x }: Pick<ScaledProps, "plan" | "x">) {
  const weeks = days(0, (width - left) / unitsPerDay, 7);
  return (
    <>
      <Line kind="axis" d={weeks.map((day) => `M${x(day)} ${height}v-5`).join("")} />
      {months
        // Without names that the edge would crop.
        .filter(({ day }) => x(day) + 36 < width)
        .map(({ month, day }) => (
          <g key={month}>
            <Line kind="axis" d={`M${x(day)} ${height}v-10`} />
            <Label x={x(day) + 6} y={height - 16} color="faint" lines={labels.months[month]} />
          </g>
        ))}
      <Line kind="teal" d={recommendations.map(({ day }) => `M${x(day)} ${height}v-10`).join("")} />
      <Line kind="axis" d={`M0 ${height - 0.5}H${width}`} />
    </>
  );
}

function Recommendation({ plan: { width }, x, y }: ScaledProps) {
  const points = recommendations.map(({ day, price }) => ({ x: x(day), y: y(price) }));
  const settled = points.filter((point) => point.x < x(today));
  return (
    <>
      <Line kind="teal" d={`${steps(points)}H${width}`} />
      {settled.map((point) => (
        <circle key={point.x} cx={point.x} cy={point.y} r={3} className="fill-teal" />
      ))}
    </>
  );
}

function Annotations({ plan, x, y }: ScaledProps) {
  const { flag, height } = plan;
  const decision = recommendations.find(({ day }) => day === today);
  const now = x(today);
  const text = now - flag.width + 12;
  const noteX = now + 8;
  if (decision === undefined) return null;
  return (
    <>
      <Line kind="leader" d={`M${now} ${flag.y}V${height}`} />
      <path
        d={box(now - flag.width, flag.y, flag.width, flag.height)}
        strokeWidth={1}
        className="fill-surface stroke-ink-2"
      />
      <Label x={text} y={flag.y + 23} lines={labels.example} color="faint" />
      <Label x={text} y={flag.y + 49} lines={labels.decision(decision.price)} color="teal" weight="large" />
      <Label x={text} y={flag.y + 70} lines={labels.reason} />
      <Focus x={now} y={y(decision.price)} />

      <Label
        x={x(0) + 10}
        y={y(limits.ceiling) + plan.limitsLabel}
        lines={labels.limits(limits.floor, limits.ceiling)}
        color="teal"
        weight="strong"
      />
      <Label
        x={x(70)}
        y={y(marketRange(70).low) + 30}
        anchor="middle"
        lines={labels.range}
        color="violet"
        weight="strong"
      />
      <Label x={noteX} y={y(decision.price) + 28} lines={labels.recommended} color="teal" weight="strong" />
    </>
  );
}

/** Every `step`-th day from `from` to `to`, both included. */
function days(from: number, to: number, step: number): readonly number[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.min(from + index * step, to));
}
