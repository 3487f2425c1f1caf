import { useId } from "react";
import { texts } from "../../content/shared/figures/esee-dimensions";
import { Hatch, HatchedArea } from "./hatch";
import { area, type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Label } from "./primitives";

const { labels } = texts;

/**
 * How each dimension answers to a price. Each alone would choose another one; read together they leave
 * a narrow range in which all four hold.
 */
export function EseeDimensions() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={432}>
        <Curves left={0} right={320} pitch={88} names="above" />
      </Composition>
      <Composition span="medium-and-up" height={432}>
        <Curves left={136} right={600} pitch={88} names="beside" />
      </Composition>
    </Picture>
  );
}

/** Best price and tolerance of each dimension, as shares of the range of prices. */
const dimensions = [
  { name: "environmental", best: 0.36, tolerance: 0.2 },
  { name: "social", best: 0.28, tolerance: 0.27 },
  { name: "ethical", best: 0.48, tolerance: 0.17 },
  { name: "economic", best: 0.74, tolerance: 0.24 },
] as const;

/** A dimension holds where its answer is at least this high. */
const limit = 0.5;

/** How far from its best price a dimension holds, in tolerances. */
const reach = Math.sqrt(-2 * Math.log(limit));

/** The prices at which all four hold, and the one that is chosen. */
const sharedRange = {
  from: Math.max(...dimensions.map(({ best, tolerance }) => best - reach * tolerance)),
  to: Math.min(...dimensions.map(({ best, tolerance }) => best + reach * tolerance)),
};
const sharedPrice = (sharedRange.from + sharedRange.to) / 2;

/** The answer of a dimension to a price, in [0, 1]: 1 at the best price. */
function answer(price: number, best: number, tolerance: number): number {
  const distance = (price - best) / tolerance;
  return Math.exp(-(distance * distance) / 2);
}

function Curves({
  left,
  right,
  pitch,
  names,
}: {
  readonly left: number;
  readonly right: number;
  readonly pitch: number;
  readonly names: "above" | "beside";
}) {
  const hatch = useId();
  const top = 40;
  const height = 56;
  const x = (price: number) => left + price * (right - left);
  const shared = x(sharedPrice);
  const end = top + pitch * dimensions.length;
  return (
    <>
      <Hatch id={hatch} />
      <rect
        x={x(sharedRange.from)}
        y={28}
        width={x(sharedRange.to) - x(sharedRange.from)}
        height={end - 28}
        className="fill-teal-tint"
      />
      {dimensions.map(({ name, best, tolerance }, row) => {
        const base = top + (row + 1) * pitch;
        const y = (value: number) => base - value * height;
        const held = prices(Math.max(0, best - reach * tolerance), Math.min(1, best + reach * tolerance));
        const curve = (points: readonly number[]): readonly Point[] =>
          points.map((price) => ({ x: x(price), y: y(answer(price, best, tolerance)) }));
        const floor = held.map((price) => ({ x: x(price), y: y(limit) }));
        return (
          <g key={name}>
            <HatchedArea d={area(curve(held), floor)} hatch={hatch} />
            <path
              d={`M${left} ${y(limit)}H${right}`}
              strokeWidth={1}
              strokeDasharray="1.5 4"
              className="stroke-ink-3"
            />
            <path d={polyline(curve(prices(0, 1)))} strokeDasharray={dashes} className="stroke-violet" />
            <Dot x={x(best)} y={y(1)} colour="violet" />
            {name === "economic" ? (
              <Label x={x(best)} y={y(1) - 12} anchor="middle" lines={labels.best} colour="violet" />
            ) : null}
            <path d={`M0 ${base}H${right}`} strokeWidth={1} className="stroke-hairline" />
            <Label
              x={0}
              y={names === "beside" ? base - 12 : base - pitch + 20}
              lines={labels.dimensions[name]}
              colour="ink"
            />
          </g>
        );
      })}
      <path d={`M${shared} 28V${end + 6}`} strokeWidth={3} className="stroke-teal" />
      {dimensions.map(({ name, best, tolerance }, row) => (
        <Dot
          key={name}
          x={shared}
          y={top + (row + 1) * pitch - answer(sharedPrice, best, tolerance) * height}
          r={6}
        />
      ))}
      <Label x={shared} y={16} anchor="middle" lines={labels.shared} colour="teal" weight="strong" />
      <Label x={left} y={end + 28} lines={labels.lower} colour="faint" />
      <Label x={right} y={end + 28} anchor="end" lines={labels.higher} colour="faint" />
    </>
  );
}

/** Forty steps from one price to another. */
function prices(from: number, to: number): readonly number[] {
  return Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40);
}
