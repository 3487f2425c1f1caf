import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Axis, HatchedPlotArea, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { Lead } from "../../components/sections/section";
import { apartment, sharedRange } from "../../content/examples/apartment";
import { fourRanges, oneReading } from "../../content/pages/platform-esee-intelligence";

const { rows, rent, fits, shared, value } = fourRanges;
const { floor, recommendedRent } = apartment;
const highest = Math.max(...rows.map(({ high }) => high));

/** Monthly rents in dollars at the window's edges. On the right is room for the label of the longest range. */
const axis = { from: floor, to: floor + 1.3 * (highest - floor) };
const x = scale(axis.from, axis.to);
const decided = `${x(recommendedRent)}%`;
const [sharedFrom, sharedTo] = [x(sharedRange.low), x(sharedRange.high)];

/** The rents that meet each threshold, across the window. Rents that meet all four are highlighted. */
export function FourRanges() {
  return (
    <>
      <div className="mt-4 lg:absolute lg:w-1/3">
        <Lead text={oneReading.lead} />
      </div>
      <div className="mt-6 -mx-bleed">
        <Drawing description={`${rent} ${fits}; ${shared}.`}>
          <div className="relative">
            {/* The words begin at the recommended rent's line. */}
            <svg aria-hidden="true" className="mb-6 heading h-[1.2em] w-full fill-ink text-numeral">
              <svg x={decided}>
                <text dy="0.8em">
                  <tspan x="16">{rent}</tspan>
                  <tspan x="16" dy="1.65em" className="text-h3">
                    {fits}
                  </tspan>
                </text>
              </svg>
            </svg>
            {rows.map(({ name, low, high, start, end }) => (
              <div key={name} className="pt-4">
                <p className="px-bleed pb-1 heading text-h3">
                  <span className="fit-5">{name}</span>
                  <span className="sr-only">{` ${start ?? ""} ${end}`}</span>
                </p>
                <Plot height="4rem">
                  <svg x={`${x(low)}%`} width={`${x(high) - x(low)}%`}>
                    <HatchedPlotArea />
                  </svg>
                  <rect
                    x={`${sharedFrom}%`}
                    width={`${sharedTo - sharedFrom}%`}
                    height="100%"
                    className="fill-teal-bright forced-colors:fill-[Highlight] print:fill-control"
                  />
                  <Paths>
                    <path
                      d={`${start === undefined ? "" : `M${x(low)} 0V100`}M${x(high)} 0V100`}
                      strokeWidth={3}
                      className="stroke-ink"
                    />
                  </Paths>
                  <g className="heading text-lead">
                    <g className="fit-4">
                      <Note x={x(low)} y={50} side="beside left" tone="ink" text={start ?? []} />
                      <Note x={x(high)} y={50} tone="ink" text={end} />
                    </g>
                  </g>
                </Plot>
              </div>
            ))}
            <div className="pointer-events-none absolute inset-0">
              <Plot height="100%">
                <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
                <Decision x={decided} y="62%" r={36} color="white" />
              </Plot>
            </div>
          </div>
          <Plot height="10rem">
            <Paths>
              <path
                d={`M${sharedFrom} 6V18M${sharedTo} 6V18M${sharedFrom} 12H${sharedTo}`}
                strokeWidth={3}
                className="stroke-ink"
              />
            </Paths>
            <g className="heading text-h3">
              <text x={`${sharedFrom}%`} y="22%" dy="1em" className="fill-ink fit-5">
                {shared}
              </text>
            </g>
            <Axis y={76} at={x} ticks={range(axis.from + 10, axis.to, 10)} />
            <Axis y={76} at={x} ticks={range(axis.from + 30, axis.to - 20, 30)} label={value} />
          </Plot>
        </Drawing>
      </div>
    </>
  );
}

/** The picture again, with empty ranges and an open decision. */
export function OpenRanges() {
  return (
    <div aria-hidden="true" className="pt-12 pb-section-tight -mx-bleed drawing-colors">
      <Plot height="12rem">
        <Paths>
          <path
            d={rows.map(({ low, high }, row) => box(x(low), 25 * row + 4, x(high) - x(low), 17)).join("")}
            strokeWidth={1}
            className="fill-surface stroke-hairline"
          />
          <path
            d={rows.map(({ high }, row) => `M${x(high)} ${25 * row}v25`).join("")}
            strokeWidth={4}
            className="stroke-teal-line"
          />
        </Paths>
        <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
        <Decision x={decided} y="50%" r={30} open />
      </Plot>
    </div>
  );
}
