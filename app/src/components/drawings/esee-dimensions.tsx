import { texts } from "../../content/shared/drawings/esee-dimensions";
import { expectedIncome, sharedRents } from "../../content/shared/rent-income";
import { burden, rentalExample, rise, thresholds, yearsToPayBack } from "../../content/shared/rental-example";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { area, box, type Point, polyline } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Label, Line } from "./primitives";

const { labels } = texts;

/**
 * One rent and the limits of four dimensions. Each alone would accept another range of rents; where the
 * ranges overlap, all four limits hold.
 */
export function EseeDimensions() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 704, medium: 488, wide: 520 }} composition={Rows} />
  );
}

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
const holds = (dimension: Dimension) => rents.filter((rent) => dimension.margin(rent) >= 0);

function Rows({ size, width }: CompositionProps) {
  /** Whether the names are to the left of the curves; otherwise above them. */
  const roomy = size !== "narrow";
  const wide = size === "wide";
  /** Where the axis begins. */
  const left = wide ? 288 : roomy ? 176 : 0;
  const top = roomy && !wide ? 48 : 56;
  /** Distance of the rows, and how high a margin of 1 is. */
  const [pitch, height] = wide ? [104, 80] : roomy ? [96, 64] : [152, 56];
  const x = (rent: number) => left + ((rent - axis.from) / (axis.to - axis.from)) * (width - left);
  const end = top + pitch * dimensions.length;
  const nameAt = (base: number) => base - (roomy ? 46 : 102);
  return (
    <>
      <path
        d={box(x(sharedRents.low), top - 20, x(sharedRents.high) - x(sharedRents.low), end - top + 20)}
        className="fill-teal-tint"
      />
      <Label
        x={roomy ? x(bestRent) : width}
        y={top - 32}
        anchor={roomy ? "middle" : "end"}
        lines={labels.shared(sharedRents.low, sharedRents.high)}
        color="teal"
        weight="strong"
      />
      {dimensions.map((dimension, row) => {
        const base = top + (row + 1) * pitch - 16;
        const y = (margin: number) => base - Math.max(-0.2, margin) * height;
        const curve = (points: readonly number[]): readonly Point[] =>
          points.map((rent) => ({ x: x(rent), y: y(dimension.margin(rent)) }));
        const held = holds(dimension);
        const text = labels.dimensions[dimension.name];
        return (
          <g key={dimension.name}>
            <HatchedArea
              d={area(
                curve(held),
                held.map((rent) => ({ x: x(rent), y: base })),
              )}
            />
            <Line kind="axis" d={`M0 ${base}H${width}`} />
            <Line kind="violet" d={polyline(curve(rents.filter((rent) => dimension.margin(rent) >= -0.2)))} />
            <Label x={0} y={nameAt(base)} lines={text.name} color="ink" weight="strong" />
            <Label x={0} y={nameAt(base) + 18} lines={text.limit} />
          </g>
        );
      })}
      <Line kind="teal" d={`M${x(bestRent)} ${top - 20}V${end}`} />
      {dimensions.map(({ name, margin, measure }, row) => {
        const y = top + (row + 1) * pitch - 16 - margin(bestRent) * height;
        // Above the curve, on the side to which it falls.
        const falls = margin(bestRent + 1) < margin(bestRent);
        return (
          <g key={name}>
            <Dot x={x(bestRent)} y={y} r={6} />
            <Label
              x={x(bestRent) + (falls ? 10 : -10)}
              y={y - 10}
              anchor={falls ? "start" : "end"}
              lines={labels.dimensions[name].value(measure(bestRent))}
              color="teal"
              weight="strong"
            />
          </g>
        );
      })}
      <Before x={x(thresholds.affordableBefore)} base={top + 2 * pitch - 16} roomy={roomy} />
      <Line kind="axis" d={`M${left} ${end}H${width}`} />
      {[axis.from, bestRent, axis.to].map((rent, index) => (
        <g key={rent}>
          <Line kind="axis" d={`M${x(rent)} ${end - 4}v9`} />
          <Label
            x={x(rent)}
            y={end + 24}
            anchor={index === 0 ? "start" : index === 1 ? "middle" : "end"}
            lines={labels.rent(rent)}
            color={index === 1 ? "teal" : "faint"}
            weight={index === 1 ? "strong" : "medium"}
          />
        </g>
      ))}
      <Label
        x={roomy ? 0 : x(1360)}
        y={end + 24}
        anchor={roomy ? "start" : "middle"}
        lines={labels.axis}
        color="faint"
      />
    </>
  );
}

/** Where the social range would end without insulation. */
function Before({ x, base, roomy }: { readonly x: number; readonly base: number; readonly roomy: boolean }) {
  const lines = labels.before(thresholds.affordableBefore);
  return (
    <>
      <Line kind="ink" d={`M${x} ${base - 12}v${roomy ? 36 : 16}`} />
      {roomy ? (
        <Label x={x - 8} y={base + 20} anchor="end" lines={lines} />
      ) : (
        <Label x={0} y={base + 19} lines={lines} />
      )}
    </>
  );
}
