/** 24 invented weeks of prices: what a market charges, and a price in steps. */
import { HatchedPlotArea } from "./hatch";
import { area, noise, polyline, range, steps } from "./geometry";
import { Paths } from "./plot";
import { Line } from "./primitives";

/** Last day of the series. */
export const lastDay = 168;

/** Noise that changes smoothly from one knot, of `period` days, to the next. */
function smoothNoise(day: number, period: number, seed: number): number {
  const knot = Math.floor(day / period);
  const progress = day / period - knot;
  const ease = progress * progress * (3 - 2 * progress);
  return noise(seed + knot) * (1 - ease) + noise(seed + knot + 1) * ease;
}

/** The market's lowest and highest price on a day, in dollars. */
function marketRange(day: number): { readonly low: number; readonly high: number } {
  const middle = 143 + 7 * Math.sin(day / 37 + 2.2) + 0.05 * day + 2 * smoothNoise(day, 11, 100);
  const half = 11 + 2 * Math.sin(day / 23);
  return { low: middle - half + 1.3 * noise(1000 + day), high: middle + half + 1.3 * noise(4000 + day) };
}

/** The price from each day on. */
const prices = [
  { day: 0, price: 146 },
  { day: 21, price: 150 },
  { day: 47, price: 154 },
  { day: 68, price: 157 },
  { day: 89, price: 152 },
  { day: 117, price: 145 },
  { day: 138, price: 149 },
] as const;

const days = range(0, lastDay, 4);

/** The market's range, hatched, and the price, in steps; the days and the dollars stand where `x` and `y` say. */
export function PriceSeries({
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
  const edge = (side: "high" | "low") => days.map((day) => ({ x: x(day), y: y(marketRange(day)[side]) }));
  const [high, low] = [edge("high"), edge("low")];
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
