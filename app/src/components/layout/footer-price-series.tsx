import { at, Paths, Plot, scale } from "../drawings/plot";
import { lastDay, PriceSeries } from "../drawings/price-series";
import { Dot, Line } from "../drawings/primitives";

const x = scale(0, lastDay);
const y = scale(162, 118);
const end = { x: x(158), y: y(149) };

/** A small price series that stands on the rule below it: the market hatched, our price a step line. */
export function FooterPriceSeries() {
  return (
    <Plot className="h-18 max-w-120 shrink-0 [--teal:var(--teal-line)] @max-lg:max-w-72 @max-md:hidden">
      <PriceSeries x={x} y={y} end={`H${end.x}`} faint />
      <Paths>
        <Line kind="axis" d={`M${end.x} ${end.y}V100`} />
      </Paths>
      <Dot {...at(end)} />
    </Plot>
  );
}
