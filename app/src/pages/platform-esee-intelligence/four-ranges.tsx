import { Drawing } from "../../components/drawings/drawing";
import { range as each } from "../../components/drawings/geometry";
import { Axis, HatchedPlotArea, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { Lead } from "../../components/sections/section";
import { apartment, sharedRange } from "../../content/examples/apartment";
import { fourRanges, oneReading } from "../../content/pages/platform-esee-intelligence";

/** Monthly rents in dollars, from one edge of the window to the other: from the owner's lowest one. */
const axis = { from: apartment.floor, to: apartment.floor + 125 };
const x = scale(axis.from, axis.to);
const { rows, rent, fits, shared, value } = fourRanges;
const decided = `${x(apartment.recommendedRent)}%`;
const [sharedFrom, sharedTo] = [x(sharedRange.low), x(sharedRange.high)];

/** The rents that meet each threshold, from one edge of the window to the other; bright where all four are met. */
export function FourRanges() {
  return (
    <>
      <div className="mt-5 mb-6 lg:absolute lg:max-w-[min(33vw,30rem)]">
        <Lead text={oneReading.lead} />
      </div>
      <div className="mt-4 lg:mt-12 -mx-bleed">
        <Drawing description={shared}>
          {/* The words beside the rent's line begin where it is. */}
          <div className="relative font-heading text-[min(var(--text-h3),5.4vw)] font-semibold text-ink">
            <p className="ml-[48%] pl-[0.16em] text-[min(var(--text-numeral),12.5vw)] leading-none">{rent}</p>
            <p className="ml-[48%] pl-[0.7em]">{fits}</p>
            {rows.map(({ name, words, range }) => (
              <div key={name} className="pt-4">
                <div className="flex items-baseline pb-1.5">
                  <p className="w-[48%] pl-bleed">{name}</p>
                  <p className="pl-[0.7em] text-[0.8em]">{words}</p>
                </div>
                <Plot height="3.5rem">
                  <svg x={`${x(range.low)}%`} width={`${x(range.high) - x(range.low)}%`}>
                    <HatchedPlotArea />
                  </svg>
                  <rect
                    x={`${sharedFrom}%`}
                    width={`${sharedTo - sharedFrom}%`}
                    height="100%"
                    className="fill-teal-bright forced-colors:fill-[Highlight] print:fill-control"
                  />
                  <Paths>
                    <path d={ends(range).join("")} strokeWidth={3} className="stroke-ink" />
                  </Paths>
                </Plot>
              </div>
            ))}
            <div className="pointer-events-none absolute inset-0">
              <Plot height="100%">
                <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
              </Plot>
            </div>
          </div>
          <Plot height="7.5rem">
            <Paths>
              <path
                d={`M${sharedFrom} 12V28M${sharedTo} 12V28M${sharedFrom} 20H${sharedTo}`}
                strokeWidth={3}
                className="stroke-ink"
              />
            </Paths>
            <Decision x={decided} y="20%" r={19} color="white" />
            <text
              x={`${sharedFrom}%`}
              y="39%"
              dy="1em"
              className="fill-ink font-heading text-[min(var(--text-h3),5.6vw)] font-semibold"
            >
              {shared}
            </text>
            <Axis y={70} at={x} ticks={each(axis.from + 10, axis.to, 10)} />
            <Axis y={70} at={x} ticks={each(axis.from + 30, axis.to - 30, 30)} label={value} />
          </Plot>
        </Drawing>
      </div>
    </>
  );
}

/** A range has no end at the window's edge. */
const ends = ({ low, high }: { readonly low: number; readonly high: number }) =>
  [low, high].filter((end) => end > axis.from).map((end) => `M${x(end)} 0V100`);
