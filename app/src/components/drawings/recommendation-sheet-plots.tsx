/** The two charts of the apartment's evidence sheet. */
import { apartment, metThreshold, readings, rentAxis } from "../../content/examples/apartment";
import { metricNames, metrics } from "../../content/shared/metrics";
import { sheet } from "../../content/shared/recommendation-sheet";
import { range } from "./geometry";
import { Axis, HatchedPlotArea, Note, Paths, Plot, scale } from "./plot";
import { PartLabel } from "./recommendation-sheet-parts";
import { Decision } from "./signs";

const { askingRent, ceiling, comps, floor, recommendedRent } = apartment;

const apart = "flex flex-wrap justify-between gap-x-3";

/** The recommended rent and the owner's limits on an axis of rents. The hatched range has similar apartments' rents. */
export function PriceRange() {
  const x = scale(rentAxis.from, rentAxis.to);
  const words = sheet.range;
  const limits = (top: number) => `M${x(floor)} ${top}V100M${x(ceiling)} ${top}V100`;
  return (
    <div className="@container">
      <PartLabel>{words.head}</PartLabel>
      <div className="text-label font-semibold">
        <p className={`ml-[6%] text-teal-text ${apart}`}>
          <span>{words.floor}</span> <span>{words.ceiling}</span>
        </p>
        <p className={`mt-2 mr-[12%] mb-1 ml-[17%] ${apart}`}>
          <span className="text-violet-text">{words.comps}</span>{" "}
          <span className="text-right @max-sm:w-full">{words.asked}</span>
        </p>
        <Plot height="3.75rem">
          <svg x={`${x(comps.low)}%`} width={`${x(comps.high) - x(comps.low)}%`} height="66%">
            <HatchedPlotArea />
          </svg>
          <Paths>
            {/* The limits' lines reach up to their labels, past one row of other labels, or two in a narrow box. */}
            <path d={limits(-42)} strokeWidth={2.5} className="stroke-teal-text @max-sm:hidden" />
            <path d={limits(-77)} strokeWidth={2.5} className="stroke-teal-text @sm:hidden" />
            <path d={`M${x(askingRent)}-6V72`} strokeWidth={2.5} className="stroke-ink" />
          </Paths>
          <Axis at={x} ticks={range(rentAxis.from, rentAxis.to, 10)} />
          <Decision x={`${x(recommendedRent)}%`} y="33%" r={13} />
        </Plot>
        <p className={`mt-2 font-regular text-ink-2 ${apart}`}>
          {range(rentAxis.from, rentAxis.to, 100).map((rent) => (
            <span key={rent}>{words.axis(rent)}</span>
          ))}
        </p>
        <p className="mt-1 text-teal-text">{words.dimensions}</p>
      </div>
    </div>
  );
}

/** The four metrics at both rents, each on its line of the same axis, with the threshold. */
export function Metrics() {
  const x = scale(88, 107);
  const { asked, head, recommended, scale: note } = sheet.metrics;
  return (
    <div className="@container text-label">
      <PartLabel>{head}</PartLabel>
      <div className="fit-5">
        <dl>
          {metricNames.map((name) => {
            const [before, after] = [readings.atAsking[name], readings.atRecommended[name]];
            return (
              <div key={name} className={metricColumns}>
                <dt className="self-center py-1 font-semibold @max-md:col-span-2">{metrics[name].title}</dt>
                <dd className="contents">
                  <span className="sr-only">{`${before} ${asked},`}</span>
                  <div className="relative">
                    <div className="absolute inset-0">
                      <Plot height="100%">
                        <line x2="100%" y1="50%" y2="50%" strokeWidth={1} className="stroke-hairline" />
                        <Paths>
                          <path
                            d={`M${x(metThreshold)} 0V100`}
                            strokeWidth={2.5}
                            className="stroke-teal-text"
                          />
                          <path d={`M${x(before)} 25V75`} strokeWidth={2.5} className="stroke-ink" />
                        </Paths>
                        <circle
                          cx={`${x(after)}%`}
                          cy="50%"
                          r={8.5}
                          strokeWidth={0}
                          className="fill-teal-line"
                        />
                        <Note x={x(before)} y={50} side="beside left" text={`${before}`} />
                      </Plot>
                    </div>
                  </div>
                  <span className="text-right heading text-h3 text-teal-text @md:text-h2">
                    <span className="fit-10">{after}</span>
                  </span>{" "}
                  <span className="sr-only">{recommended}</span>
                </dd>
              </div>
            );
          })}
        </dl>
        <div className={metricColumns}>
          <span className="@max-md:col-span-2" />
          <Plot height="1.75em">
            <Note x={x(94.5)} y={0} side="below middle" text={asked} />
            <Note x={x(metThreshold)} y={0} side="below middle" tone="teal" text={`${metThreshold}`} />
            <Note x={x(106)} y={0} side="below middle" tone="teal" text={recommended} />
          </Plot>
        </div>
      </div>
      <p className="mt-2 text-ink-2">{note}</p>
    </div>
  );
}

/** The columns of a metric's name, line and value. In a narrow box, the name is above the line. */
const metricColumns = "grid grid-cols-[minmax(0,1fr)_4em] @md:grid-cols-[15em_minmax(0,1fr)_5em]";
