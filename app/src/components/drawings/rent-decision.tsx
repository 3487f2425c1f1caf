import { texts } from "../../content/shared/drawings/rent-decision";
import {
  apartment,
  comparedRents,
  daysEmpty,
  expectedIncome,
  rentAxis as axis,
  rents,
} from "../../content/examples/apartment";
import { Drawing, large } from "./drawing";
import { area, bounds, box, polyline, range } from "./geometry";
import { at, Axis, Callout, levelMargin, Levels, Note, Paths, Plot, scale } from "./plot";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;
const { ceiling, floor } = apartment;

const x = scale(axis.from, axis.to);

/** Incomes in dollars a year, with 500 above the highest for the callout. */
const [lowest, highest] = bounds(rents.map(expectedIncome), 200);
const y = scale(highest + 500, lowest);
const [, mostDays] = bounds(rents.map(daysEmpty), 10);
const yDays = scale(mostDays, 0);

const ticks = range(axis.from, axis.to, 10).map(x);

const [low, best, high] = [onCurve("atFloor"), onCurve("atRecommended"), onCurve("atAsking")];

/** One of the compared rents, and where it stands on the curve of incomes. */
function onCurve(name: keyof typeof comparedRents) {
  const { rent, days, income } = comparedRents[name];
  return { rent, days, income, x: x(rent), y: y(income) };
}

/**
 * What each rent is expected to bring, and why: below the curve of income the days that the apartment stands
 * empty, on the same axis, between the limits that the owner has set.
 */
export function RentDecision() {
  return (
    <Drawing description={texts.description}>
      <p className="mb-8 font-semibold text-ink">{labels.income}</p>
      <div className={levelMargin}>
        <Incomes />
      </div>
      <p className="mt-6 mb-2 font-semibold text-ink">{labels.days}</p>
      <div className={levelMargin}>
        <Days />
      </div>
    </Drawing>
  );
}

function Incomes() {
  const levels = range(lowest + 200, highest + 400, 200).map((income) => ({
    y: y(income),
    label: labels.amount(income),
  }));
  const curve = rents.map((rent) => ({ x: x(rent), y: y(expectedIncome(rent)) }));
  return (
    <Plot className="h-84">
      <Paths>
        <path d={box(x(floor), 0, x(ceiling) - x(floor), 100)} className="fill-teal-tint" />
      </Paths>
      <Levels levels={levels} />
      <Paths>
        <path d={`M${x(floor)} 0V100M${x(ceiling)} 0V100`} className="stroke-ink" />
        <path
          d={[low, best, high].map((point) => `M${point.x} ${point.y}V100`).join("")}
          strokeWidth={1}
          strokeDasharray="1.5 4"
          className="stroke-ink-3"
        />
        <Line kind="quiet" d={`M${best.x} ${best.y}H${high.x}V${high.y}`} />
        <Line kind="leader" d={`M${best.x} 0V${best.y}`} />
        <Line kind="teal" d={polyline(curve)} />
      </Paths>
      <Axis ticks={ticks} />
      <Dot {...at(low)} />
      <Focus {...at(best)} />
      <Dot {...at(high)} color="quiet" r={5} />
      <Callout x={best.x} y={0} centered>
        <p className={`${large} text-teal-text`}>{labels.rent(best.rent)}</p>
        <p>{labels.recommended(best.income)}</p>
      </Callout>
      <Note {...low} side="below right" tone="ink" text={labels.amount(low.income)} />
      <Note {...high} side="below left" tone="ink" text={labels.amount(high.income)} />
      <Note
        x={high.x}
        y={best.y}
        side="above end"
        tone="ink"
        strong
        text={labels.difference(best.income - high.income)}
      />
      <Note x={x(floor)} y={0} side="above start" tone="ink" strong text={labels.floor} />
      <Note x={x(ceiling)} y={0} side="above end" tone="ink" strong text={labels.ceiling} />
    </Plot>
  );
}

function Days() {
  const curve = rents.map((rent) => ({ x: x(rent), y: yDays(daysEmpty(rent)) }));
  const ground = curve.map((point) => ({ x: point.x, y: 100 }));
  return (
    <Plot className="mb-[3.3em] h-20">
      <Paths>
        <path d={area(curve, ground)} className="fill-sunken" />
        <Line kind="ink" d={polyline(curve)} />
      </Paths>
      <Axis ticks={ticks} />
      <Note x={0} y={100} side="below start" tone="quiet" text={[labels.amount(axis.from), labels.unit]} />
      <Note x={50} y={100} side="below middle" tone="quiet" text={labels.amount((axis.from + axis.to) / 2)} />
      <Note x={100} y={100} side="below end" tone="quiet" text={labels.amount(axis.to)} />
      {[low, best, high].map((point) => {
        const place = { x: point.x, y: yDays(point.days) };
        return (
          <g key={point.rent}>
            <Dot {...at(place)} color="ink" r={3.5} />
            <Note
              {...place}
              side={point === high ? "above end" : "above middle"}
              text={labels.count(point.days)}
            />
          </g>
        );
      })}
    </Plot>
  );
}
