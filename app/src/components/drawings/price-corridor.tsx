import { useState } from "react";
import { texts } from "../../content/shared/drawings/price-corridor";
import { apartment, rentAxis } from "../../content/examples/apartment";
import { Drawing, drawingColors, large } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { box, range } from "./geometry";
import { at, Axis, Callout, levelMargin, Levels, Note, Paths, plate, Plot, scale } from "./plot";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;

const { askingRent, ceiling, comps, daysEmpty, floor, lastRent, recommendedRent } = apartment;

/** Days from the move-out, and rents. Incomes are compared over a year. */
const first = -115;
const year = 365;
const x = scale(first, 430);
const y = scale(1630, 1240);

/** Where the callout stands on its pole. */
const flag = y(1510);

/** What is shown in a wide box, in a narrow one, and not where large words leave no room. */
const roomy = "@max-[36rem]:hidden";
const narrow = "@min-[36rem]:hidden";
const notTight = "@max-[14rem]:hidden";

const comparables = box(0, y(comps.high), x(0), y(comps.low) - y(comps.high));
const asked = { x: x(daysEmpty.atAsking), y: y(askingRent) };
const recommended = { x: x(daysEmpty.atRecommended), y: y(recommendedRent) };

/**
 * An apartment's rent over time: the last one, and after the move-out the recommended one beside the one that was
 * asked, each from the day on which it is let; behind them the owner's limits as a band, and the comps. The time axis
 * is the lower edge, from side to side, so that it can be the rule of the next section. The drawing fills its box and
 * may be cropped at the right.
 */
export function PriceCorridor() {
  // Once for each document: what is rendered after a link is complete.
  const [drawsItself] = useState(
    () => import.meta.env.SSR || document.documentElement.dataset["hydrated"] !== "true",
  );
  return (
    <Drawing description={texts.description}>
      <div
        data-draws-itself={drawsItself || undefined}
        className={`h-full @min-[14rem]:pl-13 ${levelMargin}`}
      >
        <Plot className="h-full">
          <Levels
            valuesShown={notTight}
            levels={range(rentAxis.from, rentAxis.to, 50).map((rent) => ({
              y: y(rent),
              label: labels.price(rent),
            }))}
          />
          <Corridor />
          <Axis
            ticks={range(first, 430, 30)
              .filter((day) => day !== year)
              .map(x)}
            up={5}
            down={0}
          />
          {/* Beside the heading, the tick of the next section's rule is there. */}
          <g className={`lg:hidden ${notTight}`}>
            <Axis ticks={[x(year)]} up={12} down={0} />
          </g>
          <g data-drawn="words">
            <Note x={x(0)} y={asked.y} side="below right" tone="ink" text={labels.asked} />
            <Note
              x={x(0)}
              y={recommended.y}
              side="below right"
              tone="teal"
              strong
              text={labels.recommended}
            />
            <Note
              x={x(0)}
              y={y(floor)}
              side="below right"
              tone="teal"
              strong
              className={plate}
              text={labels.limits}
            />
            <Note
              x={0}
              y={y(comps.low)}
              side="below start"
              tone="violet"
              strong
              className={roomy}
              text={labels.comps}
            />
            <Note
              x={0}
              y={y(comps.low)}
              side="below start"
              tone="violet"
              strong
              className={narrow}
              text={labels.compsShort}
            />
            <Note
              x={x(0) / 2}
              y={y(lastRent)}
              side="above middle"
              tone="teal"
              className={`${plate} ${notTight}`}
              text={labels.lastRent}
            />
            <Note x={x(0)} y={100} side="above right" tone="quiet" text={labels.moveOut} />
            <Note
              x={x(year)}
              y={100}
              side="above left"
              tone="quiet"
              className={notTight}
              text={labels.days(year)}
            />
          </g>
          <Callout x={x(0)} y={flag} above>
            <p className="text-ink-3">{labels.example}</p>
            <p className={`${large} text-teal-text`}>{labels.decision}</p>
            <p className="font-semibold text-ink">{labels.gain}</p>
          </Callout>
        </Plot>
      </div>
    </Drawing>
  );
}

/** What the words name. */
function Corridor() {
  return (
    <>
      <g data-drawn="limits">
        <Paths>
          <path d={box(0, y(ceiling), 100, y(floor) - y(ceiling))} className="fill-teal-tint" />
          <path d={`M0 ${y(ceiling)}H100M0 ${y(floor)}H100`} className="stroke-teal" />
        </Paths>
      </g>
      <g data-drawn="range">
        <HatchedPlotArea tint={false} d={comparables} outline="solid" />
      </g>
      <g data-drawn="steps">
        <Paths>
          <Line kind="leader" d={`M${x(0)} ${flag}V100`} />
          <Line kind="quiet" d={`M${x(0)} ${asked.y}H${asked.x}M${x(0)} ${recommended.y}H${recommended.x}`} />
          <path d={`M${asked.x} ${asked.y}H100`} strokeWidth={2} className="stroke-ink-2" />
          <Line kind="teal" d={`M0 ${y(lastRent)}H${x(0)}M${recommended.x} ${recommended.y}H100`} />
        </Paths>
        <Dot {...at(asked)} r={5} color="quiet" />
      </g>
      <g data-drawn="dot">
        <Focus {...at(recommended)} />
      </g>
    </>
  );
}

/** The same without words, cropped at the lower edge of a band. */
export function PriceCorridorMotif() {
  return (
    <Plot className={`pointer-events-none relative -top-[57%] h-[186%] ${drawingColors}`}>
      <Corridor />
    </Plot>
  );
}
