import { texts } from "../../content/shared/drawings/rent-decision";
import { comparedRents, daysEmpty, expectedIncome } from "../../content/shared/rent-income";
import { rentalExample } from "../../content/shared/rental-example";
import { range } from "./range";
import { area, type Point, polyline } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { dashes, Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/**
 * What each rent is expected to bring, and why: below the curve of income the days that the apartment stands
 * empty, on the same axis, between the limits that the owner has set.
 */
export function RentDecision() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 432, medium: 472, wide: 520 }} composition={Curves} />
  );
}

/** Monthly rents in dollars: the axis, and the owner's limits. */
const axis = { from: 1300, to: 1500 };
const limits = { from: rentalExample.floor, to: rentalExample.ceiling };

/** Incomes in dollars a year at the lower and the upper edge of their panel. */
const incomes = { from: 14_800, to: 15_900 };

/** Days at the upper edge of their panel. */
const mostDays = 70;

function Curves({ size, width }: CompositionProps) {
  /** Whether there is room for the scale of incomes and for all names. */
  const roomy = size !== "narrow";
  const wide = size === "wide";
  /** Where the axis begins, and the distance of its ticks in dollars. */
  const left = wide ? 72 : roomy ? 64 : 0;
  const ticks = wide ? 10 : 50;
  /** Lower edge and height of the panels of incomes and of days. */
  const [base, height] = wide ? [352, 288] : roomy ? [320, 256] : [296, 232];
  const [daysBase, daysHeight] = wide ? [488, 96] : roomy ? [440, 80] : [400, 64];
  const top = base - height;
  /** The flag of the recommended rent; its line comes from above. */
  const flag = wide
    ? { x: 616, y: 168, width: 208, height: 72 }
    : roomy
      ? { x: 216, y: 184, width: 184, height: 64 }
      : { x: 92, y: 238, width: 176, height: 50 };
  const x = (rent: number) => left + ((rent - axis.from) / (axis.to - axis.from)) * (width - left);
  const y = (income: number) => base - ((income - incomes.from) / (incomes.to - incomes.from)) * height;
  const yDays = (days: number) => daysBase - (days / mostDays) * daysHeight;
  const rents = range(axis.from, axis.to, 2.5);
  const daysCurve = rents.map((rent) => ({ x: x(rent), y: yDays(daysEmpty(rent)) }));
  const at = (rent: number): Compared => ({
    rent,
    days: daysEmpty(rent),
    income: Math.round(expectedIncome(rent)),
    x: x(rent),
    y: y(expectedIncome(rent)),
  });
  const [low, best, high] = [at(comparedRents[0]), at(comparedRents[1]), at(comparedRents[2])];
  return (
    <>
      <path d={`M${x(limits.from)} ${base}V${top}H${x(limits.to)}V${base}Z`} className="fill-teal-tint" />
      {range(incomes.from + 200, incomes.to, 200).map((income) => (
        <g key={income}>
          <Line kind="grid" d={`M${left} ${y(income)}H${width}`} />
          {roomy ? (
            <Label x={0} y={y(income)} at="middle" lines={labels.amount(income)} color="faint" />
          ) : null}
        </g>
      ))}
      <path
        d={`M${x(limits.from)} ${base}V${top - 8}M${x(limits.to)} ${base}V${top - 8}`}
        className="stroke-ink"
      />
      {(["floor", "ceiling"] as const).map((limit) => (
        <Label
          key={limit}
          x={x(limit === "floor" ? limits.from : limits.to)}
          y={top - 16}
          anchor="middle"
          lines={labels[limit]}
          color="ink"
          weight="strong"
        />
      ))}
      <Label x={0} y={16} lines={labels.income} color="ink" weight="strong" />

      <path
        d={area(daysCurve, [
          { x: left, y: daysBase },
          { x: width, y: daysBase },
        ])}
        className="fill-sunken"
      />
      <Line
        kind="axis"
        d={`M${left} ${base}H${width}M${left} ${daysBase}H${width}${range(axis.from, axis.to, ticks)
          .map((rent) => `M${x(rent)} ${base - 4}v9M${x(rent)} ${daysBase - 4}v9`)
          .join("")}`}
      />
      <Label x={0} y={base + 28} lines={labels.days} color="ink" weight="strong" />
      <Label x={left} y={daysBase + 24} lines={labels.rent(axis.from)} color="faint" />
      <Label x={x(1400)} y={daysBase + 24} anchor="middle" lines={labels.amount(1400)} color="faint" />
      <Label x={width} y={daysBase + 24} anchor="end" lines={labels.amount(axis.to)} color="faint" />
      <Line kind="ink" d={polyline(daysCurve)} />
      {[low, best, high].map((point) => (
        <g key={point.rent}>
          <path
            d={roomy ? `M${point.x} ${point.y}V${yDays(point.days)}` : `M${point.x} ${point.y}V${base}`}
            strokeWidth={1}
            strokeDasharray="1.5 4"
            className="stroke-ink-3"
          />
          <Dot x={point.x} y={yDays(point.days)} color="ink" r={3.5} />
          <Label
            x={point.x - 8}
            y={yDays(point.days) - (point === low ? 12 : 8)}
            anchor={!roomy && point === low ? "middle" : "end"}
            lines={labels.count(Math.round(point.days))}
          />
        </g>
      ))}

      <path
        d={`M${best.x} ${best.y}H${high.x}V${high.y}`}
        strokeWidth={1}
        strokeDasharray={dashes}
        className="stroke-ink-3"
      />
      <Label
        x={high.x - 6}
        y={best.y + 20}
        anchor="end"
        lines={labels.difference(best.income - high.income)}
        color="ink"
        weight="strong"
      />
      <Line kind="teal" d={polyline(rents.map((rent) => ({ x: x(rent), y: y(expectedIncome(rent)) })))} />
      <Dot x={low.x} y={low.y} />
      <Label x={low.x + 10} y={low.y + 20} lines={labels.amount(low.income)} color="ink" />
      <Dot x={high.x} y={high.y} color="quiet" r={5} />
      <Label x={high.x - 12} y={high.y + 6} anchor="end" lines={labels.amount(high.income)} color="ink" />

      <Line kind="leader" d={`M${best.x} ${best.y}V${flag.y}`} />
      <rect {...flag} strokeWidth={1} className="fill-surface stroke-ink-2" />
      <Label
        x={flag.x + 12}
        y={flag.y + flag.height * 0.44}
        lines={labels.rent(best.rent)}
        color="teal"
        weight="large"
      />
      <Label x={flag.x + 12} y={flag.y + flag.height - 12} lines={labels.recommended(best.income)} />
      <Focus x={best.x} y={best.y} />
    </>
  );
}

/** One of the compared rents, and where it stands on the curve of incomes. */
interface Compared extends Point {
  readonly rent: number;
  readonly days: number;
  readonly income: number;
}
