import { Drawing } from "../../components/drawings/drawing";
import { bounds, range } from "../../components/drawings/geometry";
import { at, Axis, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision, lattice, Signs } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { Section, SectionHeading } from "../../components/sections/section";
import { apartment, comparedRents, expectedIncome, rents } from "../../content/examples/apartment";
import { rentalHousing } from "../../content/pages/solutions-dynamic-pricing";

const { curve, days } = rentalHousing;
const { askingRent, ceiling, floor, recommendedRent } = apartment;
const { atAsking, atRecommended } = comparedRents;

/** One apartment: what each rent inside the limits is expected to bring, and the days empty behind it. */
export function RentalHousing() {
  return (
    <Section id={rentalHousing.id} ground="ink">
      <SectionHeading {...rentalHousing} />
      <div className="mt-9">
        <Drawing description={curve.description}>
          <IncomeCurve />
          <TurnedCurve />
        </Drawing>
      </div>
      <div className="mt-12">
        <Days />
      </div>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="text-body text-balance text-ink">{rentalHousing.check}</p>
        <Actions actions={rentalHousing.actions} className="" />
      </div>
    </Section>
  );
}

/** Rents and incomes that the axes name. */
const rentTicks = range(50 * Math.ceil(floor / 50), ceiling, 50);
const [lowest] = bounds(rents.map(expectedIncome), 200);
const incomes = { from: lowest, to: atRecommended.income + 20 };
const incomeTicks = [lowest + 200, lowest + 600];

/** The rents that are neither the recommendation nor the one that was asked. */
const others = rents.filter((rent) => rent !== recommendedRent && rent !== askingRent);

/** From the left to the right limit. */
function IncomeCurve() {
  const ground = 93;
  const x = scale(floor, ceiling);
  const y = scale(incomes.from, incomes.to, ground, 35);
  const dot = (rent: number) => ({ x: x(rent), y: y(expectedIncome(rent)) });
  const best = dot(recommendedRent);
  const asked = dot(askingRent);
  return (
    <Plot className="h-144 @max-[56rem]:hidden">
      <Paths>
        <path d={`M0 0V${ground}M100 0V${ground}`} strokeWidth={2} className="stroke-teal-line" />
        <path d={`M${best.x} 1V${best.y}`} className="stroke-teal-line" />
        <path
          d={`M${best.x + 15.5} ${best.y}H${asked.x + 0.4}M${asked.x} ${best.y}V${asked.y - 1.5}`}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <Signs kind="dot" size={6} points={others.map(dot)} />
        <Signs kind="dot" size={13} color="ink" points={[asked]} />
      </Paths>
      <Decision {...at(best)} r={17} />
      <Axis y={ground} ticks={rentTicks.map(x)} />
      {rentTicks.map((rent) => (
        <Note key={rent} x={x(rent)} y={ground} side="below middle" text={curve.amount(rent)} />
      ))}
      {[incomes.from, ...incomeTicks].map((income) => (
        <g key={income}>
          <line x2={9} y1={`${y(income)}%`} y2={`${y(income)}%`} className="stroke-teal-line" />
          <Note
            x={0.6}
            y={y(income) - (income === incomes.from ? 2.2 : 0)}
            side="beside right"
            text={curve.amount(income)}
          />
        </g>
      ))}
      <Note x={0} y={2} side="beside right" tone="teal" strong text={curve.floor} />
      <Note x={100} y={2} side="beside left" tone="teal" strong text={curve.ceiling} />
      <text
        x={`${best.x}%`}
        y="19%"
        dx=".13em"
        className="fill-teal-text font-heading text-[10.7cqw] font-semibold tracking-[-0.045em]"
      >
        {curve.recommended}
      </text>
      <Note x={best.x + 1.2} y={26} side="beside right" tone="ink" text={curve.expected} />
      <text
        x={`${asked.x}%`}
        y={`${best.y}%`}
        dx="-.22em"
        dy="1.02em"
        textAnchor="end"
        className="fill-ink font-heading text-[6.6cqw] font-semibold tracking-[-0.035em]"
      >
        {curve.gain}
      </text>
      <Note x={asked.x - 0.6} y={asked.y + 1} side="beside left" tone="ink" text={curve.asked} />
      <Note x={best.x + 1.2} y={y(lowest + 270)} side="beside right" tone="ink" text={curve.count} />
    </Plot>
  );
}

/** The same for a phone: from the lower to the upper limit, incomes to the right. */
function TurnedCurve() {
  const top = 5;
  const ground = 88;
  const x = scale(incomes.from, incomes.to, 1, 95);
  const y = scale(ceiling, floor, top, ground);
  const dot = (rent: number) => ({ x: x(expectedIncome(rent)), y: y(rent) });
  const best = dot(recommendedRent);
  const asked = dot(askingRent);
  return (
    <Plot className="h-186 @min-[56rem]:hidden">
      <Paths>
        <path d={`M0 ${top}H100M0 ${ground}H100`} strokeWidth={2} className="stroke-teal-line" />
        <path
          d={`M${asked.x + 3} ${asked.y}H${best.x}V${best.y - 2}`}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <path d={`M${best.x - 15} ${best.y}H${best.x}`} className="stroke-teal-line" />
        <Signs kind="dot" size={3.2} points={others.map(dot)} />
        <Signs kind="dot" size={11} color="ink" points={[asked]} />
      </Paths>
      <Decision {...at(best)} r={13} />
      <Axis y={ground} ticks={incomeTicks.map(x)} up={0} down={8} />
      {incomeTicks.map((income) => (
        <Note key={income} x={x(income)} y={ground} side="below middle" text={curve.amount(income)} />
      ))}
      {rentTicks.map((rent) => (
        <g key={rent}>
          <line x2={8} y1={`${y(rent)}%`} y2={`${y(rent)}%`} className="stroke-control" />
          <Note x={2} y={y(rent)} side="beside right" text={curve.amount(rent)} />
        </g>
      ))}
      <Note x={100} y={top - 1.6} side="beside end" tone="teal" strong text={curve.ceiling.join(" ")} />
      <Note x={0} y={ground - 1.8} side="beside start" tone="teal" strong text={curve.floor.join(" ")} />
      <Note x={best.x - 1} y={asked.y + 3} side="beside left" tone="ink" text={curve.askedShort} />
      <text
        x={`${best.x}%`}
        y={`${asked.y + 5}%`}
        dx="-.35em"
        dy=".9em"
        textAnchor="end"
        className="fill-ink font-heading text-h2 font-semibold tracking-[-0.035em]"
      >
        {curve.gain}
      </text>
      <text
        x={`${best.x - 16}%`}
        y={`${best.y}%`}
        dx="-.1em"
        dy=".33em"
        textAnchor="end"
        className="fill-teal-text font-heading text-[min(3.5rem,16cqw)] font-semibold tracking-[-0.045em]"
      >
        {curve.recommended}
      </text>
      <Note x={best.x - 16} y={best.y + 5.4} side="beside left" tone="ink" text={curve.expectedShort} />
      <Note x={0} y={ground + 8} side="beside start" tone="ink" text={curve.count} />
    </Plot>
  );
}

/** A year at each of two rents, one dot a day: hollow while the apartment is empty, the days that are gained in ink. */
function Days() {
  return (
    <Drawing>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <DaysEmpty {...days.asked} />
        <p className="text-balance text-ink-2 @min-[56rem]:ml-auto">{days.count}</p>
      </div>
      <Year empty={atAsking.days} />
      <div className="my-3 @min-[56rem]:hidden">
        <Gained columns={37} />
        <p className="mt-2">
          <Difference />
        </p>
      </div>
      <div className="relative my-4 flex h-8 items-center @max-[56rem]:hidden">
        <Gained columns={73} />
      </div>
      <Year empty={atRecommended.days} gained={atAsking.days} />
      <DaysEmpty {...days.recommended} recommended />
    </Drawing>
  );
}

function DaysEmpty({
  title,
  text,
  recommended = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly recommended?: boolean;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5">
      <h3 className={`font-heading text-h1 font-semibold ${recommended ? "text-teal-text" : "text-ink"}`}>
        {title}
      </h3>
      <p className="text-lead text-ink">{text}</p>
    </div>
  );
}

function Difference() {
  return (
    <span className="font-heading text-h3 font-semibold text-ink">
      <span className="text-ink-2">{days.difference.title}</span>{" "}
      <span className="inline-block">{days.difference.text}</span>
    </span>
  );
}

/** 365 days, column by column: five a column where there is room, ten on a phone. */
function Year({ empty, gained = empty }: { readonly empty: number; readonly gained?: number }) {
  return (
    <>
      <YearOf
        columns={73}
        rows={5}
        edge={0.09}
        empty={empty}
        gained={gained}
        className="@max-[56rem]:hidden"
      />
      <YearOf
        columns={37}
        rows={10}
        edge={0.12}
        empty={empty}
        gained={gained}
        className="@min-[56rem]:hidden"
      />
    </>
  );
}

function YearOf({
  columns,
  rows,
  edge,
  empty,
  gained,
  className,
}: Readonly<Record<"columns" | "rows" | "edge" | "empty" | "gained", number>> & {
  readonly className: string;
}) {
  const year = lattice(365, { columns, pitch: 1, byColumn: true });
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className={`my-4 w-full ${className}`}>
      <Signs kind="ring" size={0.75} edge={edge} points={year.slice(0, empty)} scaled />
      <Signs kind="dot" size={0.75} color="ink" points={year.slice(empty, gained)} scaled />
      <Signs kind="dot" size={0.75} points={year.slice(gained)} scaled />
    </svg>
  );
}

/** A bracket over the columns of the days that are gained, and what it says beside it where there is room. */
function Gained({ columns }: { readonly columns: number }) {
  const rows = Math.ceil(365 / columns);
  const from = (100 * Math.floor(atRecommended.days / rows)) / columns;
  const to = (100 * Math.ceil(atAsking.days / rows)) / columns;
  return (
    <Plot className="h-6">
      <Paths>
        <path d={`M${from} 0V100M${from} 50H${to}M${to} 0V100`} className="stroke-ink" />
      </Paths>
      <foreignObject
        x={`${to}%`}
        width={`${100 - to}%`}
        height="100%"
        className="overflow-visible @max-[56rem]:hidden"
      >
        <p className="flex h-full items-center pl-4">
          <Difference />
        </p>
      </foreignObject>
    </Plot>
  );
}
