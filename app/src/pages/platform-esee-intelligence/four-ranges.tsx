import { Drawing } from "../../components/drawings/drawing";
import { box, range as each } from "../../components/drawings/geometry";
import { Axis, HatchedPlotArea, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { Lead } from "../../components/sections/section";
import { apartment, sharedRange } from "../../content/examples/apartment";
import { fourRanges, oneReading } from "../../content/pages/platform-esee-intelligence";

/** Monthly rents in dollars at the window's edges. The left one is the owner's lowest. */
const axis = { from: apartment.floor, to: apartment.floor + 125 };
const x = scale(axis.from, axis.to);
const { rows, rent, fits, shared, value } = fourRanges;
const decided = `${x(apartment.recommendedRent)}%`;
const [sharedFrom, sharedTo] = [x(sharedRange.low), x(sharedRange.high)];

/** The rents that meet each threshold, across the window. Rents that meet all four are highlighted. */
export function FourRanges() {
  return (
    <>
      <div className="mt-4 mb-6 lg:absolute lg:max-w-[min(33vw,30rem)]">
        <Lead text={oneReading.lead} />
      </div>
      <div className="mt-4 -mx-bleed lg:mt-8">
        <Drawing description={shared}>
          <div className="relative">
            {/* The text begins at the recommended rent's line. */}
            <div className="heading ml-[48%] pb-2 pl-3 lg:pl-6">
              <p className="text-numeral">{rent}</p>
              <p className="text-h3">{fits}</p>
            </div>
            {rows.map(({ name, words, range }) => (
              <div key={name} className="pt-4">
                <div className="ends items-baseline px-bleed pb-1">
                  <p className="heading text-h3">
                    <span className="fit-5.5">{name}</span>
                  </p>
                  <p className="heading text-body lg:sr-only">
                    <span className="fit-4.5">{words}</span>
                  </p>
                </div>
                <div className="h-12 lg:h-16">
                  <Plot height="100%">
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
                    <g className="heading text-lead max-lg:hidden">
                      <g className="fit-2">
                        <Note x={x(range.high)} y={50} tone="ink" text={words} />
                      </g>
                    </g>
                  </Plot>
                </div>
              </div>
            ))}
            <div className="pointer-events-none absolute inset-0">
              <Plot height="100%">
                <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
                <g className="lg:hidden">
                  <Decision x={decided} y="62%" r={24} color="white" />
                </g>
                <g className="max-lg:hidden">
                  <Decision x={decided} y="62%" r={38} color="white" />
                </g>
              </Plot>
            </div>
          </div>
          <Plot height="7.5rem">
            <Paths>
              <path
                d={`M${sharedFrom} 8V24M${sharedTo} 8V24M${sharedFrom} 16H${sharedTo}`}
                strokeWidth={3}
                className="stroke-ink"
              />
            </Paths>
            <g className="heading text-h3">
              <text x={`${sharedFrom}%`} y="26%" dy="1em" className="fill-ink fit-5.5">
                {shared}
              </text>
            </g>
            <Axis y={70} at={x} ticks={each(axis.from + 10, axis.to, 10)} />
            <Axis y={70} at={x} ticks={each(axis.from + 30, axis.to - 30, 30)} label={value} />
          </Plot>
        </Drawing>
      </div>
    </>
  );
}

/** Draws a range's ends, but none at the window's edge. */
const ends = ({ low, high }: { readonly low: number; readonly high: number }) =>
  [low, high].filter((end) => end > axis.from).map((end) => `M${x(end)} 0V100`);

/** The picture again, with empty ranges and an open decision. */
export function OpenRanges() {
  return (
    <div aria-hidden="true" className="pt-12 pb-section-tight -mx-bleed drawing-colors">
      <div className="h-40 lg:h-52">
        <Plot height="100%">
          <Paths>
            <path
              d={rows
                .map(({ range: { low, high } }, row) => box(x(low), 25 * row + 4, x(high) - x(low), 17))
                .join("")}
              strokeWidth={1}
              className="fill-surface stroke-hairline"
            />
            <path
              d={rows.map(({ range }, row) => `M${x(range.high)} ${25 * row}v25`).join("")}
              strokeWidth={4}
              className="stroke-teal-line"
            />
          </Paths>
          <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
          <Decision x={decided} y="50%" r={30} open />
        </Plot>
      </div>
    </div>
  );
}
