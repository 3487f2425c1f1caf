import { texts } from "../../content/shared/drawings/corridor-ahead";
import { Corridor } from "./corridor";
import { Drawing } from "./drawing";
import { box } from "./path";
import { at, Paths, Plot, scale } from "./plot";
import { lastDay, prices } from "./price-series";
import { Dot } from "./primitives";

const x = scale(0, lastDay);
const y = scale(170, 120);

/** The owner's limits. */
const ceiling = y(162);
const floor = y(137);

/** Limits, a price inside them and the market's range, going on beyond the right edge. */
export function CorridorAhead() {
  return (
    <Drawing description={texts.description}>
      <div className="-mr-(--bleed)">
        <Plot className="h-48 lg:h-80">
          <Paths>
            <path d={box(0, ceiling, 100, floor - ceiling)} className="fill-teal-tint" />
          </Paths>
          <Corridor x={x} y={y} end="H100" />
          <Paths>
            <path d={`M0 ${ceiling}H100M0 ${floor}H100`} className="stroke-teal" />
          </Paths>
          {prices.map(({ day, price }) => (
            <Dot key={day} {...at({ x: x(day), y: y(price) })} />
          ))}
        </Plot>
      </div>
    </Drawing>
  );
}
