import { useId } from "react";
import { drawingColors } from "../../components/drawings/drawing";
import { range as each } from "../../components/drawings/geometry";
import { scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { fullBleed, Lead } from "../../components/sections/section";
import { apartment, sharedRange } from "../../content/examples/apartment";
import { fourRanges, oneReading } from "../../content/pages/platform-esee-intelligence";

/** Monthly rents in dollars, from one edge of the window to the other: from the owner's lowest one. */
const axis = { from: apartment.floor, to: apartment.floor + 125 };
const x = scale(axis.from, axis.to);
const at = (rent: number) => `${x(rent)}%`;
const { rows, rent, fits, shared, value } = fourRanges;
const decided = at(apartment.recommendedRent);

/** The rents that meet each threshold, from one edge of the window to the other; bright where all four are met. */
export function FourRanges() {
  return (
    <div className={drawingColors}>
      <div className="mt-5 max-lg:mb-2 lg:absolute lg:max-w-[min(33vw,30rem)]">
        <Lead text={oneReading.lead} />
      </div>
      <p className="sr-only">
        {rows.map(({ name, words }) => `${name}: ${words}. `)}
        {`${shared}.`}
      </p>
      <div aria-hidden="true" className={`relative mt-4 text-ink ${fullBleed}`}>
        <svg className="absolute inset-0 size-full overflow-visible">
          <line x1={decided} x2={decided} y1={8} y2="100%" strokeWidth={2} className="stroke-ink" />
        </svg>
        <div className="relative">
          <svg className="block h-26 w-full overflow-visible max-lg:mb-5 lg:h-38">
            <svg x={decided} className="overflow-visible">
              <text
                y="0.95em"
                className="fill-ink font-heading text-[min(var(--text-numeral),12.5vw)] font-semibold tracking-[-0.035em] max-lg:-translate-x-4 max-lg:[text-anchor:end] lg:translate-x-6"
              >
                {rent}
              </text>
            </svg>
            <svg x={decided} y="100%" className="overflow-visible">
              <text
                y="-0.4em"
                className="fill-ink font-heading text-[min(var(--text-h3),5.6vw)] font-semibold max-lg:-translate-x-4 max-lg:[text-anchor:end] lg:translate-x-6"
              >
                {fits}
              </text>
            </svg>
          </svg>
          {rows.map((row, index) => (
            <Row key={row.name} {...row} decides={index === 2} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className={fullBleed}>
        <svg className="block h-15 w-full overflow-visible lg:h-20">
          <line
            x1={at(sharedRange.low)}
            x2={at(sharedRange.high)}
            y1={18}
            y2={18}
            strokeWidth={3}
            className="stroke-ink"
          />
          {[sharedRange.low, sharedRange.high].map((end) => (
            <line
              key={end}
              x1={at(end)}
              x2={at(end)}
              y1={10}
              y2={26}
              strokeWidth={3}
              className="stroke-ink"
            />
          ))}
          <svg x={at(sharedRange.low)} y={30} className="overflow-visible">
            <text y="1em" className="fill-ink font-heading text-[min(var(--text-h3),5.6vw)] font-semibold">
              {shared}
            </text>
          </svg>
        </svg>
        <svg className="block h-10 w-full overflow-visible text-label">
          <line x2="100%" y1={1} y2={1} strokeWidth={1} className="stroke-control" />
          {each(1, 12).map((ten) => {
            const tick = axis.from + 10 * ten;
            return (
              <g key={tick}>
                <line x1={at(tick)} x2={at(tick)} y2={10} strokeWidth={1} className="stroke-control" />
                {ten % 3 === 0 && ten < 12 ? (
                  <text x={at(tick)} y={30} textAnchor="middle" className="fill-ink-2">
                    {value(tick)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function Row({ name, words, range, decides }: (typeof rows)[number] & { readonly decides: boolean }) {
  const hatch = useId();
  const start = range.low > axis.from;
  const end = range.high < axis.to;
  return (
    <div className="relative pt-3 lg:pt-6">
      <div className="flex flex-wrap justify-between gap-x-4 px-(--bleed) pb-1.5 font-heading text-h3 font-semibold">
        <p className="text-[min(var(--text-h3),5.6vw)]">{name}</p>
        <p className="font-text text-body lg:hidden">{words}</p>
      </div>
      <svg className="block h-10 w-full overflow-visible lg:h-16">
        <pattern id={hatch} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" strokeWidth={2.4} className="stroke-hatch" />
        </pattern>
        <rect
          x={at(range.low)}
          width={`${x(range.high) - x(range.low)}%`}
          height="100%"
          fill={`url(#${hatch})`}
        />
        <rect
          x={at(sharedRange.low)}
          width={`${x(sharedRange.high) - x(sharedRange.low)}%`}
          height="100%"
          className="fill-teal-bright forced-colors:fill-[Highlight] print:fill-control"
        />
        {start ? (
          <line x1={at(range.low)} x2={at(range.low)} y2="100%" strokeWidth={3} className="stroke-ink" />
        ) : null}
        {end ? (
          <line x1={at(range.high)} x2={at(range.high)} y2="100%" strokeWidth={3} className="stroke-ink" />
        ) : null}
        <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
        <svg x={at(range.high)} y="50%" className="overflow-visible max-lg:hidden">
          <text
            x={18}
            y="0.35em"
            className="fill-ink font-heading text-[min(var(--text-h3),1.9vw)] font-semibold"
          >
            {words}
          </text>
        </svg>
        {decides ? (
          <svg x={decided} className="overflow-visible">
            <g className="-translate-y-6 lg:-translate-y-9">
              <Decision x={0} y={0} r={22} color="white" />
            </g>
          </svg>
        ) : null}
      </svg>
    </div>
  );
}

/** Four thresholds that are still to be named, and the decision that is still to be made. */
export function OpenDecision() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      className={`mt-8 block h-36 w-[calc(100%+2*var(--bleed))] overflow-visible ${fullBleed} ${drawingColors}`}
    >
      {["20%", "40%", "60%", "80%"].map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} strokeWidth={2} className="stroke-teal-line" />
      ))}
      <line x1={decided} x2={decided} y2="100%" strokeWidth={2} className="stroke-ink" />
      <svg x={decided} y="50%" className="overflow-visible">
        <Decision open x={0} y={0} r={26} />
      </svg>
    </svg>
  );
}
