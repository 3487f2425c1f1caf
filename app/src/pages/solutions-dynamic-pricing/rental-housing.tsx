import { Drawing } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { lattice, Signs } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { Section, SectionHeading } from "../../components/sections/section";
import { comparedRents } from "../../content/examples/apartment";
import { rentalHousing } from "../../content/pages/solutions-dynamic-pricing";
import { IncomeCurve } from "./income-curve";

const { curve, days } = rentalHousing;
const { atAsking, atRecommended } = comparedRents;

/** One apartment: what each rent inside the limits is expected to bring, and the days empty behind it. */
export function RentalHousing() {
  return (
    <Section id={rentalHousing.id} ground="ink">
      <SectionHeading {...rentalHousing} />
      <div className="mt-9">
        <Drawing description={curve.description}>
          <IncomeCurve />
        </Drawing>
      </div>
      <div className="mt-10">
        <Drawing>
          <Days />
        </Drawing>
      </div>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="text-body text-balance text-ink">{rentalHousing.check}</p>
        <Actions actions={rentalHousing.actions} flush />
      </div>
    </Section>
  );
}

/** A year, six days a column: all of it can be seen on a phone, too. */
const columns = 61;
const rows = 6;
const year = lattice(365, { columns: rows, pitch: 1 }).map(({ x, y }) => ({ x: y, y: x }));
const columnOf = (day: number) => (100 * Math.floor(day / rows)) / columns;

/** A year at each of two rents, one dot a day: hollow while the apartment is empty, the days that are gained in ink. */
function Days() {
  const [from, to] = [columnOf(atRecommended.days), columnOf(atAsking.days)];
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <Title {...days.asked} className="text-ink" />
        <p className="text-balance">{days.count}</p>
      </div>
      <Year empty={atAsking.days} rented={atAsking.days} />
      <div className="relative my-3">
        <div className="absolute inset-0">
          <Plot height="100%">
            <Paths>
              <path d={`M${from} 0V100M${from} 50H${to}M${to} 0V100`} className="stroke-ink" />
            </Paths>
          </Plot>
        </div>
        <p className="ml-[17%] font-heading text-h3 font-semibold text-ink">
          <span className="text-ink-2">{days.difference.title}</span> {days.difference.text}
        </p>
      </div>
      <Year empty={atRecommended.days} rented={atAsking.days} />
      <Title {...days.recommended} className="text-teal-text" />
    </>
  );
}

function Title({ title, text, className }: Readonly<Record<"title" | "text" | "className", string>>) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5">
      <h3 className={`font-heading text-h1 font-semibold ${className}`}>{title}</h3>
      <p className="text-lead text-ink">{text}</p>
    </div>
  );
}

/** The days before `empty`, those before `rented` at the other rent, and the rest of the year. */
function Year({ empty, rented }: { readonly empty: number; readonly rented: number }) {
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className="my-4 block w-full">
      <Signs kind="ring" size={0.75} points={year.slice(0, empty)} scaled />
      <Signs kind="dot" size={0.75} color="ink" points={year.slice(empty, rented)} scaled />
      <Signs kind="dot" size={0.75} points={year.slice(rented)} scaled />
    </svg>
  );
}
