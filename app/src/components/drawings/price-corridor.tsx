import { texts } from "../../content/shared/drawings/price-corridor";
import { rentalExample } from "../../content/shared/rental-example";
import { HatchedArea } from "./hatch";
import { box } from "./path";
import { type CompositionSize, CompositionSvg, DrawingImage } from "./drawing";
import { Dot, Focus, Label, Line } from "./primitives";
import { range } from "./range";

const { labels } = texts;

const { askingRent, ceiling, comps, daysEmpty, floor, lastRent, leaseDays, recommendedRent } = rentalExample;

/**
 * An apartment's rent over time: the last one, and after the move-out the recommended one beside the one that was
 * asked, each from the day on which it is let; behind them the owner's limits as a band, and the comps. The time axis
 * is the lower edge, from side to side, so that it can be the rule of the next section. The drawing fills a box of any
 * shape and is cropped at the top and at the right.
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
    roomy,
    width: wide ? 1280 : roomy ? 720 : 320,
    height: wide ? 520 : roomy ? 560 : 344,
    /** The position of the first day; the rents of the scale are to the left of it. */
    left: roomy ? 60 : 48,
    /** Days from the first to the move-out, which is day 0. */
    before: roomy ? 120 : 70,
    unitsPerDay: wide ? 2 : roomy ? 1.12 : 0.58,
    /** Rent at the lower edge. */
    lowest: roomy ? 1250 : 1240,
    unitsPerDollar: wide ? 1.4 : roomy ? 1.5 : 0.84,
    /** Dollars between two grid lines. */
    pitch: roomy ? 50 : 100,
    flag: roomy ? { y: 20, width: wide ? 232 : 216, height: 92 } : { y: 8, width: 176, height: 80 },
    hatchPitch: wide ? 8 : roomy ? 7 : 5,
  };
}

function Corridor({ size, className }: { readonly size: CompositionSize; readonly className: string }) {
  const plan = planOf(size);
  const { width, height, left, before, flag, roomy } = plan;
  const x = (day: number) => left + (day + before) * plan.unitsPerDay;
  const y = (rent: number) => height - (rent - plan.lowest) * plan.unitsPerDollar;
  const band = (from: number, to: number, low: number, high: number) =>
    box(from, y(high), to - from, y(low) - y(high));
  const text = x(0) + 12;
  return (
    <CompositionSvg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax slice"
      className={`h-full ${className}`}
    >
      {range(1300, 1500, plan.pitch).map((rent) => (
        <g key={rent}>
          <Line kind="grid" d={`M${left - 8} ${y(rent)}H${width}`} />
          <Label x={0} y={y(rent)} at="middle" color="faint" lines={labels.price(rent)} />
        </g>
      ))}

      <path d={band(left, width, floor, ceiling)} className="fill-teal-tint" />
      <HatchedArea
        d={band(left, x(0), comps.low, comps.high)}
        pitch={plan.hatchPitch}
        tint={false}
        outline="solid"
      />
      <path d={`M${left} ${y(ceiling)}H${width}M${left} ${y(floor)}H${width}`} className="stroke-teal" />

      <Line
        kind="axis"
        d={range(-before, leaseDays + 240, 30)
          .map((day) => `M${x(day)} ${height}v-5`)
          .join("")}
      />
      <Line kind="axis" d={`M${x(leaseDays)} ${height}v-12M0 ${height - 0.5}H${width}`} />
      <Label x={x(0) + 8} y={height - 16} color="faint" lines={labels.moveOut} />
      <Label x={x(leaseDays)} y={height - 20} anchor="end" color="faint" lines={labels.days(leaseDays)} />

      <Line kind="leader" d={`M${x(0)} ${flag.y}V${height}`} />
      <path
        d={box(x(0), flag.y, flag.width, flag.height)}
        strokeWidth={1}
        className="fill-surface stroke-ink-2"
      />
      <Label x={text} y={flag.y + 23} lines={labels.example} color="faint" />
      <Label x={text} y={flag.y + 49} lines={labels.decision} color="teal" weight="large" />
      <Label x={text} y={flag.y + 71} lines={labels.gain} color="ink" weight="strong" />

      <Line
        kind="quiet"
        d={`M${x(0)} ${y(askingRent)}H${x(daysEmpty.atAsking)}M${x(0)} ${y(recommendedRent)}H${x(daysEmpty.atRecommended)}`}
      />
      <path
        d={`M${x(daysEmpty.atAsking)} ${y(askingRent)}H${width}`}
        strokeWidth={2}
        className="stroke-ink-2"
      />
      <Dot x={x(daysEmpty.atAsking)} y={y(askingRent)} r={5} color="quiet" />
      <Label x={x(daysEmpty.atAsking) + 4} y={y(askingRent) + 24} lines={labels.asked} color="ink" />
      <Line
        kind="teal"
        d={`M${left} ${y(lastRent)}H${x(0)}M${x(daysEmpty.atRecommended)} ${y(recommendedRent)}H${width}`}
      />
      <Focus x={x(daysEmpty.atRecommended)} y={y(recommendedRent)} />
      <Label
        x={x(daysEmpty.atAsking) + 4}
        y={y(recommendedRent) + 26}
        lines={labels.recommended}
        color="teal"
        weight="strong"
      />

      <Label x={x(0) + 8} y={y(floor) + 20} lines={labels.limits} color="teal" weight="strong" />
      <Label
        x={left}
        y={y(comps.low) + 20}
        lines={roomy ? labels.comps : labels.compsShort}
        color="violet"
        weight="strong"
      />
      {roomy ? <Label x={left + 8} y={y(lastRent) - 10} lines={labels.lastRent} color="teal" plated /> : null}
    </CompositionSvg>
  );
}
