import { texts } from "../../content/shared/drawings/esee-dimensions";
import {
  apartment,
  comparedRents,
  daysEmpty,
  expectedIncome,
  ranges,
  sharedRange,
} from "../../content/examples/apartment";
import { Drawing } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { area, box, polyline, range } from "./geometry";
import { at, Axis, Note, Paths, Plot, scale } from "./plot";
import { Dot, Line } from "./primitives";

const { labels, description } = texts;

/**
 * One rent and the limits of four dimensions. Each alone would accept another range of rents; where the
 * ranges overlap, all four limits hold.
 */
export function EseeDimensions() {
  return (
    <Drawing description={description}>
      <div className="relative isolate mt-[3em] pb-2">
        <div className={`absolute inset-0 -z-10 ${columns}`}>
          <Plot className="h-full @min-[36rem]:col-start-2">
            <Paths>
              <path
                d={box(x(sharedRange.low), 0, x(sharedRange.high) - x(sharedRange.low), 100)}
                className="fill-teal-tint"
              />
              <Line kind="teal" d={`M${x(bestRent)} 0V100`} />
            </Paths>
            <Note
              x={x(bestRent)}
              y={0}
              side="above middle"
              tone="teal"
              strong
              text={labels.shared(sharedRange.low, sharedRange.high)}
            />
          </Plot>
        </div>
        <ul>
          {dimensions.map((dimension) => (
            <Row key={dimension.name} {...dimension} />
          ))}
        </ul>
      </div>
      <div className={columns}>
        <p className="text-ink-3 @max-[36rem]:order-last @max-[36rem]:mt-2">{labels.axis}</p>
        <Plot className="mb-[2em] h-2">
          <Axis y={50} ticks={[0, x(bestRent), 100]} />
          <Note x={0} y={50} side="below start" tone="quiet" text={labels.rent(axis.from)} />
          <Note x={x(bestRent)} y={50} side="below middle" tone="teal" strong text={labels.rent(bestRent)} />
          <Note x={100} y={50} side="below end" tone="quiet" text={labels.rent(axis.to)} />
        </Plot>
      </div>
    </Drawing>
  );
}

/** The names, and the plots beside them, or below. */
const columns = "grid @min-[36rem]:grid-cols-[11rem_1fr] @lg:grid-cols-[18rem_1fr]";

/** Monthly rents in dollars. */
const axis = { from: apartment.floor, to: 1430 };

const { heating, lastRent, recommendedRent: bestRent, thresholds } = apartment;

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
    margin: (rent) =>
      (thresholds.daysEmpty - daysEmpty(rent)) / (thresholds.daysEmpty - daysEmpty(axis.from)),
    measure: () => comparedRents.atRecommended.days,
  },
  {
    name: "social",
    margin: (rent) => (ranges.social.high - rent) / (ranges.social.high - axis.from),
    measure: (rent) => rent + heating,
  },
  {
    name: "ethical",
    margin: (rent) => (ranges.ethical.high - rent) / (ranges.ethical.high - axis.from),
    measure: (rent) => Math.round((rent / lastRent - 1) * 1000) / 10,
  },
  {
    name: "economic",
    margin: (rent) => (expectedIncome(rent) - thresholds.income) / 150,
    measure: () => comparedRents.atRecommended.income,
  },
];

const rents = range(axis.from, axis.to);
const x = scale(axis.from, axis.to);

function Row({ name, margin, measure }: Dimension) {
  const text = labels.dimensions[name];
  const curve = rents
    .filter((rent) => margin(rent) >= -0.2)
    .map((rent) => ({ x: x(rent), y: 100 * (1 - margin(rent)) }));
  const held = curve.filter(({ y }) => y <= 100);
  const best = { x: x(bestRent), y: 100 * (1 - margin(bestRent)) };
  const falls = margin(bestRent + 1) < margin(bestRent);
  return (
    <li className={`items-end border-b border-control pt-5 ${columns}`}>
      <div className="pb-1.5 text-balance @max-[36rem]:max-w-[48%]">
        <p className="font-semibold text-ink">{text.name}</p>
        <p>{text.limit}</p>
      </div>
      <Plot className="block h-17">
        <HatchedPlotArea
          d={area(
            held,
            held.map((point) => ({ x: point.x, y: 100 })),
          )}
        />
        <Paths>
          <Line kind="violet" d={polyline(curve)} />
        </Paths>
        <Dot {...at(best)} r={6} />
        <Note
          {...best}
          side={falls ? "above right" : "above left"}
          tone="teal"
          strong
          text={text.value(measure(bestRent))}
        />
      </Plot>
    </li>
  );
}
