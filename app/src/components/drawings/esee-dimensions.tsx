import { texts } from "../../content/shared/drawings/esee-dimensions";
import { expectedIncome, sharedRents } from "../../content/shared/rent-income";
import { burden, rentalExample, rise, thresholds, yearsToPayBack } from "../../content/shared/rental-example";
import { Drawing } from "./drawing";
import { area, type Point, polyline } from "./path";
import { at, Axis, HatchedPlotArea, Note, Paths, Plot, scale } from "./plot";
import { Dot, Line } from "./primitives";
import { range } from "./range";

const { labels, description } = texts;

/**
 * One rent and the limits of four dimensions. Each alone would accept another range of rents; where the
 * ranges overlap, all four limits hold.
 */
export function EseeDimensions() {
  return (
    <Drawing description={description}>
      <div className={plotLeft}>
        <p className="mb-3 w-fit font-semibold text-teal-text @max-[36rem]:ml-auto @min-[36rem]:relative @min-[36rem]:left-[60%] @min-[36rem]:-translate-x-1/2">
          {labels.shared(sharedRents.low, sharedRents.high)}
        </p>
      </div>
      <ul>
        {dimensions.map((dimension) => (
          <Row key={dimension.name} {...dimension} />
        ))}
      </ul>
      <div className={plotLeft}>
        <Plot className="block h-2">
          <Axis y={50} ticks={[0, x(bestRent), 100]} />
        </Plot>
        <div className="relative mt-2 flex justify-between text-ink-3">
          <p>{labels.rent(axis.from)}</p>
          <p className="absolute left-[60%] -translate-x-1/2 font-semibold @max-sm:top-full text-teal-text">
            {labels.rent(bestRent)}
          </p>
          <p>{labels.rent(axis.to)}</p>
        </div>
      </div>
      <p className="text-ink-3 @max-sm:mt-8 @sm:absolute @sm:bottom-0 @sm:@max-[36rem]:left-14 @min-[36rem]:left-0">
        {labels.axis}
      </p>
    </Drawing>
  );
}

/** Where the plots begin: beside the names, or below them. */
const plotLeft = "@min-[36rem]:ml-44 @lg:ml-72";

/** Monthly rents in dollars. */
const axis = { from: 1330, to: 1430 };

const { leastIncome, recommendedRent: bestRent } = rentalExample;

interface Dimension {
  readonly name: keyof typeof labels.dimensions;
  /** By how much a rent keeps the limit: 0 where it is just kept, 1 at the upper edge of the row. */
  readonly margin: (rent: number) => number;
  /** What is measured, at a rent. */
  readonly measure: (rent: number) => number;
}

const dimensions: readonly Dimension[] = [
  {
    name: "environmental",
    margin: (rent) => (rent - thresholds.payback) / 54,
    measure: (rent) => Math.round(yearsToPayBack(rent)),
  },
  {
    name: "social",
    margin: (rent) => (thresholds.affordableAfter - rent) / 75,
    measure: (rent) => toTenth(burden(rent)),
  },
  {
    name: "ethical",
    margin: (rent) => (thresholds.fairTo - rent) / (thresholds.fairTo - axis.from),
    measure: (rent) => toTenth(rise(rent)),
  },
  {
    name: "economic",
    margin: (rent) => (expectedIncome(rent) - leastIncome) / 150,
    measure: (rent) => Math.round(expectedIncome(rent)),
  },
];

/** A share in percent, to a tenth. */
function toTenth(share: number): number {
  return Math.round(share * 1000) / 10;
}

const rents = range(axis.from, axis.to, 1);
const x = scale(axis.from, axis.to);
/** Of a margin: below 0 the limit is not kept. */
const y = scale(-0.2, 1, 100, 0);

function Row({ name, margin, measure }: Dimension) {
  const text = labels.dimensions[name];
  const curve = (points: readonly number[]): readonly Point[] =>
    points.map((rent) => ({ x: x(rent), y: y(margin(rent)) }));
  const held = rents.filter((rent) => margin(rent) >= 0);
  const best = { x: x(bestRent), y: y(margin(bestRent)) };
  const falls = margin(bestRent + 1) < margin(bestRent);
  return (
    <li className="relative pb-22 @min-[36rem]:h-26 @min-[36rem]:pb-0">
      <div className={`absolute inset-0 ${plotLeft}`}>
        <Plot className="h-full">
          <rect
            x={`${x(sharedRents.low)}%`}
            width={`${x(sharedRents.high) - x(sharedRents.low)}%`}
            height="100%"
            className="fill-teal-tint"
          />
        </Plot>
      </div>
      <div className="absolute inset-x-0 bottom-[calc(5rem/6)] border-b border-control" />
      <div className={`absolute inset-x-0 bottom-0 ${plotLeft}`}>
        <Plot className="block h-20">
          <HatchedPlotArea
            tint
            d={area(
              curve(held),
              held.map((rent) => ({ x: x(rent), y: y(0) })),
            )}
          />
          <Paths>
            <Line kind="violet" d={polyline(curve(rents.filter((rent) => margin(rent) >= -0.2)))} />
            {name === "social" ? (
              <Line kind="ink" d={`M${x(thresholds.affordableBefore)} ${y(0.15)}V100`} />
            ) : null}
          </Paths>
        </Plot>
      </div>
      <div className={`absolute inset-0 ${plotLeft}`}>
        <Plot className="h-full">
          <line x1={`${best.x}%`} x2={`${best.x}%`} y2="100%" strokeWidth={3} className="stroke-teal" />
        </Plot>
      </div>
      <div className={`absolute inset-x-0 bottom-0 ${plotLeft}`}>
        <Plot className="block h-20">
          <Dot {...at(best)} r={6} />
          <Note
            {...best}
            side={falls ? "above right" : "above left"}
            className="fill-teal-text font-semibold"
          >
            {text.value(measure(bestRent))}
          </Note>
        </Plot>
      </div>
      <div className="relative w-fit bg-bg pt-3 @sm:w-[48%] @min-[36rem]:absolute @min-[36rem]:bottom-[calc(5rem/6+0.4rem)] @min-[36rem]:w-40 @min-[36rem]:pt-0 @lg:w-64">
        <p className="font-semibold text-ink">{text.name}</p>
        <p>{text.limit}</p>
      </div>
      {name === "social" ? (
        <p className="relative @sm:w-[48%] @min-[36rem]:absolute @min-[36rem]:right-[calc(0.65*(100%-11rem)+0.5rem)] @min-[36rem]:-bottom-1.5 @min-[36rem]:w-auto @lg:right-[calc(0.65*(100%-18rem)+0.5rem)]">
          {labels.before(thresholds.affordableBefore)}
        </p>
      ) : null}
    </li>
  );
}
