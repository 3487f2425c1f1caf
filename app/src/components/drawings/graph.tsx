import { type Point, polyline } from "./path";
import { Dot, Line } from "./primitives";

/** A graph that a line passes through: nodes as shares of its width and distances from the line. */
export interface GraphShape {
  readonly nodes: readonly (readonly [number, number])[];
  /** Lines from node to node. */
  readonly ties: readonly (readonly number[])[];
  /** The nodes that the line goes by. */
  readonly chain: readonly number[];
}

/** The graph with its ties, and the line that enters at its left, goes by the chain, and leaves. */
export function Graph({
  shape: { nodes, ties, chain },
  left,
  width,
  y,
}: {
  readonly shape: GraphShape;
  readonly left: number;
  readonly width: number;
  readonly y: number;
}) {
  const at = (index: number): Point => {
    const [share, distance] = nodes[index] ?? [0, 0];
    return { x: left + share * width, y: y + distance };
  };
  return (
    <>
      <Line kind="axis" d={ties.map((line) => polyline(line.map(at))).join("")} />
      <Line
        kind="teal"
        d={`${polyline([{ x: left, y }, ...chain.map(at)])}L${left + 0.9 * width} ${y}H${left + width}`}
      />
      {nodes.map((_, index) => (
        <Dot key={index} {...at(index)} color={chain.includes(index) ? "teal" : "ink"} />
      ))}
    </>
  );
}
