import { range } from "../../components/drawings/geometry";
import { Axis, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { apartment, comparedRents, expectedIncome, rents } from "../../content/examples/apartment";
import { rentalHousing } from "../../content/pages/solutions-dynamic-pricing";

const { curve } = rentalHousing;
const { askingRent, ceiling, floor, recommendedRent } = apartment;

/** The lowest income of the axis, and another that it names. */
const incomes = [15_000, 15_200] as const;
const baseline = 93;
const x = scale(floor, ceiling);
const y = scale(incomes[0], comparedRents.atRecommended.income, baseline, 36);
const dot = (rent: number) => ({ x: x(rent), y: y(expectedIncome(rent)) });
const best = dot(recommendedRent);
const asked = dot(askingRent);
const others = rents.filter((rent) => rent !== recommendedRent && rent !== askingRent);

/** Expected income by rent, from the left to the right limit. */
export function IncomeCurve() {
  return (
    <div className="h-[clamp(24rem,42cqw,33rem)]">
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
        <Decision x={`${best.x}%`} y={`${best.y}%`} r={15} />
        <Axis
          y={baseline}
          at={x}
          ticks={range(50 * Math.ceil(floor / 50), ceiling, 50)}
          label={curve.amount}
        />
        {incomes.map((income) => (
          <Note key={income} x={0} y={y(income)} side="above right" text={curve.amount(income)} />
        ))}
        <Note x={0} y={2} tone="teal" text={curve.floor} />
        <Note x={100} y={2} side="beside left" tone="teal" text={curve.ceiling} />
        <text
          x={`${best.x}%`}
          y="19%"
          dx=".13em"
          className="fill-teal-text font-heading text-[max(min(2.75rem,13cqw),10.7cqw)] font-semibold tracking-[-0.045em]"
        >
          {curve.recommended}
        </text>
        <Note x={best.x + 1.2} y={26} tone="ink" text={curve.expected} />
        <text
          x={`${asked.x}%`}
          y={`${best.y}%`}
          dx="-.22em"
          dy="1.02em"
          textAnchor="end"
          className="fill-ink font-heading text-[max(min(1.75rem,8.5cqw),6.6cqw)] font-semibold tracking-[-0.035em]"
        >
          {curve.gain}
        </text>
        <Note x={asked.x - 0.6} y={asked.y + 1} side="beside left" tone="ink" text={curve.asked} />
        <Note x={best.x} y={60} side="beside middle" tone="ink" text={curve.count} />
      </Plot>
    </div>
  );
}
