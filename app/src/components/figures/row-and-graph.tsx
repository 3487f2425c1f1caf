import { texts } from "../../content/shared/figures/row-and-graph";
import { noise } from "./noise";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { dashes, Dot, Focus, Label } from "./primitives";

const { labels } = texts;

/** The values of one row, and what ties them to each other once they are nodes of a graph. */
export function RowAndGraph() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={400}>
        <Both width={320} heights={[304, 232, 312, 224, 296]} height={400} />
      </Composition>
      <Composition span="medium-and-up" height={440}>
        <Both width={600} heights={[328, 232, 344, 240, 312]} height={440} />
      </Composition>
    </Picture>
  );
}

/** Which values cause which, as places in the row. */
const chain = [2, 3, 4] as const;

function Both({
  width,
  heights,
  height,
}: {
  readonly width: number;
  /** Where each value stands in the graph. */
  readonly heights: readonly number[];
  readonly height: number;
}) {
  const pitch = width / labels.cells.length;
  const center = (index: number) => (index + 0.5) * pitch;
  const nodes = heights.map((y, index) => ({ x: center(index), y }));
  const at = (index: number): Point => nodes[index] ?? { x: 0, y: 0 };
  const others = around(width, height, nodes);
  return (
    <>
      <Label x={0} y={14} lines={labels.row} color="faint" />
      <Label x={width} y={14} anchor="end" lines={labels.example} color="violet" weight="strong" />
      <path
        d={`M0 32H${width}V104H0ZM0 64H${width}`}
        strokeWidth={1}
        className="fill-surface stroke-control"
      />
      <path
        d={labels.cells
          .slice(1)
          .map((_, index) => `M${(index + 1) * pitch} 32v72`)
          .join("")}
        strokeWidth={1}
        className="stroke-control"
      />
      <path
        d={nodes.map(({ x, y }) => `M${x} 104V${y}`).join("")}
        strokeDasharray={dashes}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <path
        d={others
          .flatMap((point) =>
            [...others, ...nodes]
              .filter((other) => other !== point)
              .toSorted((a, b) => distance(a, point) - distance(b, point))
              .slice(0, 2)
              .map((other) => polyline([point, other])),
          )
          .join("")}
        strokeWidth={1}
        className="stroke-hairline"
      />
      {others.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={2.5} className="fill-control" />
      ))}
      <path d={polyline([at(0), at(1)])} className="stroke-ink-3" />
      <path d={polyline(chain.map(at))} strokeWidth={3} className="stroke-teal" />
      {labels.cells.map(({ name, value }, index) => {
        const { x, y } = at(index);
        return (
          <g key={name}>
            <Label x={x} y={48} at="middle" anchor="middle" lines={name} color="faint" />
            <Label x={x} y={84} at="middle" anchor="middle" lines={value} color="ink" weight="strong" />
            {index === 4 ? (
              <Focus x={x} y={y} />
            ) : (
              <Dot x={x} y={y} r={6} color={index > 1 ? "teal" : "ink"} />
            )}
          </g>
        );
      })}
      <Label x={0} y={height - 8} lines={labels.graph} color="faint" />
      <Label x={width} y={height - 8} anchor="end" lines={labels.cause} color="teal" weight="strong" />
    </>
  );
}

/** The remaining graph: a node in each cell of a grid that is not near a value. */
function around(width: number, height: number, taken: readonly Point[]): readonly Point[] {
  const cell = 44;
  const columns = Math.floor(width / cell);
  const rows = Math.floor((height - 200) / cell);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) + 0.5 + 0.3 * noise(index)) * cell,
    y: 176 + (Math.floor(index / columns) + 0.5 + 0.3 * noise(index + 700)) * cell,
  })).filter((point) => taken.every((value) => distance(value, point) > 24));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
