import { texts } from "../../content/shared/drawings/corridor-ahead";
import { HatchedArea } from "./hatch";
import { box, polyline, steps } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { dashes, Line } from "./primitives";

/** Limits, a price inside them and the market's range, going on beyond the right edge. */
export function CorridorAhead() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 184, medium: 320 }} composition={Corridor} />;
}

/** The owner's limits, by distance from the top. */
const limits = { ceiling: 84, floor: 268 } as const;

/** Upper and lower edge of the market's range by distance from the left; the price from a distance on. */
const upper = [
  [0, 208],
  [72, 184],
  [152, 196],
  [240, 150],
  [328, 128],
  [424, 84],
  [520, 92],
  [640, 48],
  [1200, -40],
] as const;
const lower = [
  [0, 288],
  [88, 272],
  [176, 284],
  [264, 236],
  [352, 220],
  [440, 176],
  [536, 184],
  [640, 144],
  [1200, 56],
] as const;
const prices = [
  [0, 176],
  [88, 144],
  [208, 120],
  [296, 152],
  [392, 192],
  [496, 224],
  [616, 184],
  [760, 152],
  [920, 128],
] as const;

function Corridor({ size }: CompositionProps) {
  const [scale, reach] = size === "narrow" ? [0.6, 390] : [1, 1200];
  const point = ([x, y]: readonly [number, number]) => ({ x: x * scale, y: y * scale });
  const edge = (points: readonly (readonly [number, number])[]) =>
    points.map(point).filter(({ x }) => x <= reach);
  const range = [...edge(upper), ...edge(lower).toReversed()];
  const line = edge(prices);
  return (
    <>
      <path
        d={box(0, limits.ceiling * scale, reach, (limits.floor - limits.ceiling) * scale)}
        className="fill-teal-tint"
      />
      <HatchedArea d={`${polyline(range)}Z`} pitch={8} tint={false} outline="solid" />
      <path
        d={[limits.ceiling, limits.floor].map((y) => `M0 ${y * scale}H${reach}`).join("")}
        className="stroke-teal"
      />
      <Line kind="teal" d={`${steps(line)}H${reach}`} />
      {line.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4} className="fill-teal" />
      ))}
      <path
        d={`M0 ${310 * scale}H${reach}`}
        strokeDasharray={dashes}
        strokeWidth={1}
        className="stroke-control"
      />
    </>
  );
}
