import { useId } from "react";
import { texts } from "../../content/shared/drawings/corridor-ahead";
import { Hatch, HatchedArea } from "./hatch";
import { steps } from "./path";
import { Composition, Drawing } from "./drawing";
import { dashes } from "./primitives";

/** The range and the price of the Home hero, going on beyond the right edge. */
export function CorridorAhead() {
  return (
    <Drawing title={texts.title} description={texts.description}>
      <Composition span="narrow" height={184}>
        <Corridor scale={0.6} reach={390} />
      </Composition>
      <Composition span="medium-and-up" height={320}>
        <Corridor scale={1} reach={1200} />
      </Composition>
    </Drawing>
  );
}

/** Upper and lower edge of the range by distance from the left; the price from a distance on. */
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
  [0, 248],
  [88, 232],
  [208, 208],
  [296, 176],
  [392, 136],
  [496, 120],
  [616, 96],
  [760, 64],
] as const;

function Corridor({ scale, reach }: { readonly scale: number; readonly reach: number }) {
  const hatch = useId();
  const point = ([x, y]: readonly [number, number]) => ({ x: x * scale, y: y * scale });
  const edge = (points: readonly (readonly [number, number])[]) =>
    points.map(point).filter(({ x }) => x <= reach);
  const range = [...edge(upper), ...edge(lower).toReversed()];
  const line = edge(prices);
  return (
    <>
      <Hatch id={hatch} pitch={8} />
      <HatchedArea d={`M${range.map(({ x, y }) => `${x} ${y}`).join("L")}Z`} hatch={hatch} outline="solid" />
      <path d={`${steps(line)}H${reach}`} strokeWidth={3} className="stroke-teal" />
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
