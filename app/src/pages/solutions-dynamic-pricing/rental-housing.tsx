import { Drawing } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { lattice, Legend, Signs } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { Section } from "../../components/sections/section";
import { comparedRents, daysSooner } from "../../content/examples/apartment";
import { rentalHousing } from "../../content/pages/solutions-dynamic-pricing";
import { IncomeCurve } from "./income-curve";

const { curve, days } = rentalHousing;
const { atAsking, atRecommended } = comparedRents;

/** One apartment: the expected income at each rent within the limits, and the vacant days behind it. */
export function RentalHousing() {
  return (
    <Section {...rentalHousing} ground="ink">
      <div className="mt-8">
        <Drawing description={curve.description}>
          <IncomeCurve />
        </Drawing>
      </div>
      <Drawing>
        <Days />
      </Drawing>
      <div className="mt-8 ends items-center">
        <p className="text-body text-balance text-ink">{rentalHousing.check}</p>
        <Actions actions={rentalHousing.actions} primary flush />
      </div>
    </Section>
  );
}

/** A year at each of two rents: rings while the apartment is vacant, ink dots for the days gained. */
function Days() {
  return (
    <>
      <div className="mt-12 ends items-baseline">
        <Title {...days.asked} />
        <Legend entries={days.legend} />
      </div>
      <Year vacant={atAsking.days} gained={0} />
      <Difference />
      <Year vacant={atRecommended.days} gained={daysSooner} />
      <Title {...days.recommended} tone="teal" />
    </>
  );
}

function Title({
  title,
  text,
  tone = "ink",
}: Readonly<Record<"title" | "text", string>> & { readonly tone?: "ink" | "teal" }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h3 className={`heading text-h1 ${tone === "teal" ? "text-teal-text" : ""}`}>{title}</h3>
      <p className="text-lead text-ink">{text}</p>
    </div>
  );
}

/** Days per column, in a wide box and on a phone. */
const daysInColumn = { wide: 5, narrow: 10 } as const;
const columnsOf = (rows: number) => Math.ceil(365 / rows);

/** A dimension line over the columns with the days gained. */
function Difference() {
  return (
    <div className="relative my-4">
      {Object.entries(daysInColumn).map(([width, rows]) => {
        const from = (100 * Math.floor(atRecommended.days / rows)) / columnsOf(rows);
        const to = (100 * Math.ceil(atAsking.days / rows)) / columnsOf(rows);
        return (
          <div key={width} className={`absolute inset-0 ${shownAt(rows)}`}>
            <Plot height="100%">
              <Paths>
                <path d={`M${from} 0V100M${from} 50H${to}M${to} 0V100`} className="stroke-ink" />
              </Paths>
            </Plot>
          </div>
        );
      })}
      <p className="ml-[17%] pl-3 heading text-h3">
        <span className="text-ink-2">{days.difference.title}</span> {days.difference.text}
      </p>
    </div>
  );
}

const shownAt = (rows: number) => (rows === daysInColumn.wide ? "@max-md:hidden" : "@md:hidden");

/** The vacant days, the days gained, and the rest of the year. */
function Year({ vacant, gained }: { readonly vacant: number; readonly gained: number }) {
  return Object.values(daysInColumn).map((rows) => {
    const year = lattice(365, { columns: rows, pitch: 1 }).map(({ x, y }) => ({ x: y, y: x }));
    return (
      <svg
        key={rows}
        viewBox={`0 0 ${columnsOf(rows)} ${rows}`}
        aria-hidden="true"
        className={`my-4 block w-full ${shownAt(rows)}`}
      >
        <Signs kind="ring" size={0.75} points={year.slice(0, vacant)} scaled />
        <Signs kind="dot" size={0.75} color="ink" points={year.slice(vacant, vacant + gained)} scaled />
        <Signs kind="dot" size={0.75} points={year.slice(vacant + gained)} scaled />
      </svg>
    );
  });
}
