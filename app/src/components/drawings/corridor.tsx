import { lastDay, marketRange, prices } from "./price-series";
import { area, type Point, polyline, range, steps } from "./path";
import { HatchedPlotArea } from "./hatch";
import { Paths } from "./plot";
import { Line } from "./primitives";

const days = range(0, lastDay, 4);

/** What a market charges, hatched, and a price that moves in steps; the days and the prices stand where `x` and `y` say. */
export function Corridor({
  x,
  y,
  end,
  faint = false,
}: {
  readonly x: (day: number) => number;
  readonly y: (price: number) => number;
  /** How the price line goes on from its last step. */
  readonly end: string;
  /** Whether the market is hatched only. */
  readonly faint?: boolean;
}) {
  const [high, low] = (["high", "low"] as const).map((side) =>
    days.map((day) => ({ x: x(day), y: y(marketRange(day)[side]) })),
  ) as [Point[], Point[]];
  return (
    <>
      <HatchedPlotArea d={area(high, low)} tint={!faint} />
      <Paths>
        {faint ? null : <path d={polyline(high) + polyline(low)} className="stroke-violet" />}
        <Line
          kind="teal"
          d={`${steps(prices.map(({ day, price }) => ({ x: x(day), y: y(price) })))}${end}`}
        />
      </Paths>
    </>
  );
}
