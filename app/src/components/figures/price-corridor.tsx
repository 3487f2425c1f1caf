import { useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { area, type Point, polyline, steps } from "./path";
import { Drawing, Picture } from "./picture";
import {
  fixedPrice,
  lastDay,
  type MarketRange,
  marketRange,
  recommendations,
  today,
} from "./price-series";
import { dashes, Label } from "./primitives";

/**
 * The site's signature: the range of a market and, inside it, the recommended price as a stepped line.
 * Its time axis is the lower edge, drawn from side to side, so that it can become the rule of what
 * follows. The picture fills a box of any shape and is cropped at the top and at the right.
 */
export function PriceCorridor() {
  return (
    <Picture
      title="Illustration: a recommended price inside the market’s range"
      description="The range of prices in a market moves over eight months. The recommended price follows it in steps and stays inside; today it goes up. A price set once and left alone ends below the range. Ahead of today the range widens."
    >
      <Corridor plan={narrow} className="h-full @min-[30rem]:hidden [--label:14.5px] @min-[19rem]:[--label:13px] @min-[22rem]:[--label:12px] @min-[26rem]:[--label:10.5px]" />
      <Corridor plan={medium} className="hidden h-full @min-[30rem]:block @min-[68rem]:hidden [--label:18px] @min-[35rem]:[--label:16px] @min-[42rem]:[--label:14px] @min-[50rem]:[--label:12.5px]" />
      <Corridor plan={wide} className="hidden h-full @min-[68rem]:block [--label:13px]" />
    </Picture>
  );
}

/** A composition: its size and scales, and where the annotations stand, all in units of the viewBox. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** Where day 0 stands; the prices are to the left of it. */
  readonly left: number;
  readonly unitsPerDay: number;
  /** Price at the lower edge. */
  readonly floor: number;
  readonly unitsPerDollar: number;
  /** Days between two points of the range's outline. */
  readonly sampleDays: number;
  readonly prices: readonly number[];
  readonly callout: Point & { readonly width: number; readonly height: number };
}

const narrow: Plan = {
  width: 320,
  height: 344,
  left: 36,
  unitsPerDay: 1.2,
  floor: 104,
  unitsPerDollar: 4,
  sampleDays: 4,
  prices: [120, 140, 160],
  callout: { x: 60, y: 40, width: 148, height: 64 },
};

const medium: Plan = {
  width: 720,
  height: 560,
  left: 56,
  unitsPerDay: 2.4,
  floor: 106,
  unitsPerDollar: 7,
  sampleDays: 3,
  prices: [110, 120, 130, 140, 150, 160, 170],
  callout: { x: 176, y: 64, width: 208, height: 88 },
};

const wide: Plan = {
  width: 1184,
  height: 480,
  left: 56,
  unitsPerDay: 4,
  floor: 108,
  unitsPerDollar: 6,
  sampleDays: 2,
  prices: [110, 120, 130, 140, 150, 160, 170],
  callout: { x: 432, y: 40, width: 208, height: 88 },
};

const monthDays = [14, 45, 75, 106, 136, 167, 198, 228, 259];
const monthNames = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];

function Corridor({ plan, className }: { readonly plan: Plan; readonly className: string }) {
  const light = useId();
  const heavy = useId();
  const { width, height, left, callout } = plan;
  const x = (day: number) => left + day * plan.unitsPerDay;
  const y = (price: number) => height - (price - plan.floor) * plan.unitsPerDollar;
  const edge = (from: number, to: number, key: keyof MarketRange): readonly Point[] =>
    days(from, to, plan.sampleDays).map((day) => ({ x: x(day), y: y(marketRange(day)[key]) }));
  const price = steps([
    ...recommendations.map((step) => ({ x: x(step.day), y: y(step.price) })),
    { x: width, y: y(recommendations.at(-1)?.price ?? 0) },
  ]);
  const decision = recommendations.find((step) => step.day === today);
  if (decision === undefined) return null;
  const now = x(today);
  const range = marketRange(today);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      className={className}
    >
      <Hatch id={light} weight="light" pitch={7} />
      <Hatch id={heavy} weight="heavy" pitch={7} />

      {plan.prices.map((value) => (
        <g key={value}>
          <path d={`M${left - 8} ${y(value)}H${width}`} strokeWidth={1} className="stroke-hairline" />
          <Label x={left - 14} y={y(value)} at="middle" anchor="end" colour="faint" lines={[`$${value}`]} />
        </g>
      ))}

      <path d={area(edge(0, today, "high"), edge(0, today, "low"))} className="fill-violet-tint" />
      <path d={area(edge(0, today, "high"), edge(0, today, "coreHigh"))} fill={hatchFill(light)} />
      <path d={area(edge(0, today, "coreLow"), edge(0, today, "low"))} fill={hatchFill(light)} />
      <path d={area(edge(0, today, "coreHigh"), edge(0, today, "coreLow"))} fill={hatchFill(heavy)} />
      <path d={polyline(edge(0, today, "high"))} className="stroke-violet" />
      <path d={polyline(edge(0, today, "low"))} className="stroke-violet" />

      <path d={area(edge(today, lastDay, "high"), edge(today, lastDay, "low"))} className="fill-violet-tint opacity-60" />
      {(["high", "coreHigh", "coreLow", "low"] as const).map((key) => (
        <path key={key} d={polyline(edge(today, lastDay, key))} strokeDasharray={dashes} className="stroke-violet" />
      ))}

      <path d={`M${left} ${y(fixedPrice)}H${now}`} strokeDasharray="1.5 4" className="stroke-ink-2" />
      <path d={`M${now} ${callout.y + callout.height}V${height}`} strokeWidth={1} className="stroke-control" />
      <path d={price} strokeWidth={3} className="stroke-teal" />

      <rect x={callout.x} y={callout.y} width={callout.width} height={callout.height} className="fill-surface stroke-control" strokeWidth={1} />
      <Label x={callout.x + 12} y={callout.y + 24} lines={[`Go up to $${decision.price}`]} colour="ink" strong />
      <Label x={callout.x + 12} y={callout.y + 44} lines={["Demand is up, stock is low"]} />
      <Label x={callout.x + 12} y={callout.y + 64} lines={[`Market: $${Math.round(range.low)} to $${Math.round(range.high)}`]} colour="violet" />
      <circle cx={now} cy={y(decision.price)} r={9} className="fill-surface stroke-teal" />
      <circle cx={now} cy={y(decision.price)} r={4.5} className="fill-teal" />

      {monthDays.map((day, index) => (
        <g key={day}>
          <path d={`M${x(day)} ${height}v-9`} strokeWidth={1} className="stroke-control" />
          <Label x={x(day) + 6} y={height - 8} lines={[monthNames[index] ?? ""]} colour="faint" />
        </g>
      ))}
      <path d={`M0 ${height - 0.5}H${width}`} strokeWidth={1} className="stroke-control" />
    </Drawing>
  );
}

/** Every `step`-th day from `from` to `to`, both included. */
function days(from: number, to: number, step: number): readonly number[] {
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.min(from + index * step, to));
}
