import { texts } from "../../content/shared/figures/graph-ahead";
import { noise } from "./noise";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { Focus } from "./primitives";

/** The graph of the hero from the other side: its chain leaves it as a price. */
export function GraphAhead() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={184}>
        <Graph scale={0.56} reach={360} />
      </Composition>
      <Composition span="medium-and-up" height={328}>
        <Graph scale={1} reach={1200} />
      </Composition>
    </Picture>
  );
}

const chain = [
  { x: 8, y: 232 },
  { x: 96, y: 136 },
  { x: 184, y: 216 },
  { x: 272, y: 120 },
  { x: 368, y: 176 },
] as const;

/** A node in each cell of a grid, away from the chain; they thin out to the right. */
const others: readonly Point[] = Array.from({ length: 9 * 6 }, (_, index) => ({
  x: ((index % 9) + 0.5 + 0.32 * noise(index + 11)) * 56,
  y: (Math.floor(index / 9) + 0.5 + 0.32 * noise(index + 211)) * 54,
})).filter(
  (point, index) =>
    chain.every((node) => Math.hypot(node.x - point.x, node.y - point.y) > 28) &&
    point.x < 340 + 130 * Math.abs(noise(index + 77)),
);

function Graph({ scale, reach }: { readonly scale: number; readonly reach: number }) {
  const at = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const all = [...others, ...chain];
  const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
  const end = at(chain[4]);
  return (
    <>
      <path
        d={others
          .flatMap((point) =>
            all
              .filter((other) => other !== point)
              .toSorted((a, b) => distance(a, point) - distance(b, point))
              .slice(0, 3)
              .map((other) => polyline([at(point), at(other)])),
          )
          .join("")}
        strokeWidth={1}
        className="stroke-hairline"
      />
      {others.map((point, index) => (
        <circle key={index} cx={at(point).x} cy={at(point).y} r={2.5} className="fill-control" />
      ))}
      <path
        d={`${polyline(chain.map(at))}H${496 * scale}v${-32 * scale}H${616 * scale}v${-40 * scale}H${reach}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      {chain.slice(0, 4).map((node) => (
        <circle key={node.x} cx={at(node).x} cy={at(node).y} r={6} className="fill-teal" />
      ))}
      <Focus {...end} />
    </>
  );
}
