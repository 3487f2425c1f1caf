import { range } from "../../components/drawings/geometry";
import { Axis, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { apartment, comparedRents, expectedIncome, rents } from "../../content/examples/apartment";
import { rentalHousing } from "../../content/pages/solutions-dynamic-pricing";

const { curve } = rentalHousing;
const { askingRent, ceiling, floor, recommendedRent } = apartment;
const highest = comparedRents.atRecommended.income;

/** The lowest income on the axis, in dollars, and the rents that have labels. */
const lowest = 15_000;
const namedRents = range(50 * Math.ceil(floor / 50), ceiling, 50);
const others = rents.filter((rent) => rent !== recommendedRent && rent !== askingRent);

/** Expected income by rent, within the two limits. The axis of rents runs to the right or, on a phone, up. */
export function IncomeCurve() {
  return (
    <>
      <div className="h-[max(24rem,46cqw)] @max-md:hidden">
        <Across />
      </div>
      <div className="@md:hidden">
        <Upwards />
        <p className="mt-8 text-ink">{curve.count.join(" ")}</p>
      </div>
    </>
  );
}

function Across() {
  const baseline = 93;
  const x = scale(floor, ceiling);
  const y = scale(lowest, highest, baseline, 36);
  const dot = (rent: number) => ({ x: x(rent), y: y(expectedIncome(rent)) });
  const best = dot(recommendedRent);
  const asked = dot(askingRent);
  return (
    <Plot height="100%">
      <Paths>
        <path d={`M0 0V${baseline}M100 0V${baseline}`} strokeWidth={2} className="stroke-teal-line" />
        <path d={`M${best.x} 1V${best.y}`} className="stroke-teal-line" />
        <path
          d={`M${best.x + 15.5} ${best.y}H${asked.x + 0.4}M${asked.x} ${best.y}V${asked.y - 1.5}`}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <g className="*:*:[stroke-width:clamp(1.7px,0.48cqw,6px)]">
          <Signs kind="dot" size={6} points={others.map(dot)} />
        </g>
        <Signs kind="dot" size={13} color="ink" points={[asked]} />
      </Paths>
      <Decision x={`${best.x}%`} y={`${best.y}%`} r={18} />
      <Axis y={baseline} at={x} ticks={namedRents} label={curve.amount} />
      {[lowest, 15_200, 15_600].map((income) => (
        <Note key={income} x={0} y={y(income)} side="above right" text={curve.amount(income)} />
      ))}
      <Note x={0} y={2} tone="teal" text={curve.floor} />
      <Note x={100} y={2} side="beside left" tone="teal" text={curve.ceiling} />
      <text x={`${best.x}%`} y="1%" dx=".13em" dy=".74em" className="fill-teal-text heading text-column-9.5">
        {curve.recommended}
      </text>
      <Note x={best.x + 1.2} y={25} tone="ink" text={curve.expected} />
      <text
        x={`${asked.x}%`}
        y={`${best.y}%`}
        dx="-.22em"
        dy="1.02em"
        textAnchor="end"
        className="fill-ink heading text-display"
      >
        <tspan className="fit-6.5">{curve.gain}</tspan>
      </text>
      <Note x={asked.x - 0.6} y={asked.y + 1} side="beside left" tone="ink" text={curve.asked} />
      <Note x={best.x} y={62} side="beside middle" tone="ink" text={curve.count} />
    </Plot>
  );
}

function Upwards() {
  const y = scale(ceiling, floor, 6, 92);
  const x = scale(lowest, highest, 0, 93);
  const dot = (rent: number) => ({ x: x(expectedIncome(rent)), y: y(rent) });
  const best = dot(recommendedRent);
  const asked = dot(askingRent);
  return (
    <Plot height="34rem">
      <Paths>
        <path d={`M-10 ${y(ceiling)}H110M-10 ${y(floor)}H110`} strokeWidth={2} className="stroke-teal-line" />
        <path d={`M${asked.x + 3} ${asked.y}H${best.x}V${best.y}`} strokeWidth={1} className="stroke-ink-2" />
        <Signs kind="dot" size={3.5} points={others.map(dot)} />
        <Signs kind="dot" size={13} color="ink" points={[asked]} />
      </Paths>
      <Decision x={`${best.x}%`} y={`${best.y}%`} r={16} />
      <g className="fit-5">
        {namedRents.map((rent) => (
          <Note key={rent} x={0} y={y(rent)} side="beside start" text={curve.amount(rent)} />
        ))}
        {[lowest, 15_300, 15_600].map((income, index) => (
          <Note
            key={income}
            x={x(income)}
            y={y(floor)}
            side={index === 0 ? "below start" : "below middle"}
            text={curve.amount(income)}
          />
        ))}
        <Note x={100} y={y(ceiling)} side="above end" tone="teal" text={curve.ceiling.join(" ")} />
        <Note x={0} y={y(floor)} side="above start" tone="teal" text={curve.floor.join(" ")} />
        <Note x={best.x - 2} y={asked.y + 4} side="beside end" tone="ink" text={curve.asked} />
        <Note x={best.x - 6} y={best.y + 8} side="beside left" tone="ink" text={curve.expected} />
      </g>
      <text
        x={`${best.x}%`}
        y={`${asked.y + 5}%`}
        dx="-.3em"
        dy="1.1em"
        textAnchor="end"
        className="fill-ink heading text-h1"
      >
        <tspan className="fit-10">{curve.gain}</tspan>
      </text>
      <text
        x={`${best.x}%`}
        y={`${best.y}%`}
        dx="-.5em"
        dy=".34em"
        textAnchor="end"
        className="fill-teal-text heading text-numeral"
      >
        {curve.recommended}
      </text>
    </Plot>
  );
}
