import { texts } from "../../content/shared/drawings/platform-layers";
import { HatchedArea } from "./hatch";
import { noise } from "./noise";
import { type Point, polyline } from "./path";
import { Drawing, Scene } from "./drawing";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;

/** The parts of the platform as planes above each other, with one line from the data to a price. */
export function PlatformLayers() {
  return (
    <Drawing>
      <p className="font-semibold text-teal-text @sm:absolute @sm:top-0 @sm:left-[44%]">{labels.price}</p>
      <div className="relative">
        <Scene viewBox={`0 0 ${width} ${height}`} className="@sm:w-[72%]">
          <Stack />
        </Scene>
        {/* Each name is at the height of its plane's right corner. */}
        <ul className="font-semibold text-ink *:last:text-violet-text @max-sm:mt-4 @sm:absolute @sm:top-[11.9%] @sm:right-0 @sm:left-[76%] @sm:grid @sm:h-[81.25%] @sm:grid-rows-5 @sm:items-center">
          {labels.layers.map((layer) => (
            <li key={layer}>{layer}</li>
          ))}
        </ul>
      </div>
    </Drawing>
  );
}

const [width, height] = [448, 640];
/** The center of the uppermost plane, half of its size, and the distance of the planes. */
const center = { x: 224, y: 128 };
const half = { width: 216, height: 88 };
const pitch = 104;

/** Where the line pierces the planes, in shares of their sides. */
const pierced = { u: 0.62, v: 0.5 };

type Map = (u: number, v: number) => Point;

/** From shares of a plane's sides to a point, on the plane of that rank from the top. */
const on =
  (rank: number): Map =>
  (u, v) => ({
    x: center.x + (u - v) * half.width,
    y: center.y + rank * pitch + (u + v - 1) * half.height,
  });

function Stack() {
  const through = (rank: number) => on(rank)(pierced.u, pierced.v);
  const head = { x: through(0).x, y: 12 };
  return (
    <>
      <HatchedArea d={outline(on(4))} outline="dashed" />
      <Records map={on(4)} />
      <Riser from={through(4)} to={through(3)} dashed />
      {[Graph, Agents, Checks, Units].map((Content, index) => {
        const rank = 3 - index;
        return (
          <g key={rank}>
            <path d={outline(on(rank))} className="fill-surface stroke-ink-2 [fill-opacity:0.9]" />
            <Content map={on(rank)} />
            <Riser from={through(rank)} to={rank === 0 ? head : through(rank - 1)} />
          </g>
        );
      })}
      <Focus {...head} />
      <g className="@max-sm:hidden">
        <Line
          kind="axis"
          d={[0, 1, 2, 3, 4].map((rank) => `M${width - 4} ${center.y + rank * pitch}h20`).join("")}
        />
      </g>
    </>
  );
}

function outline(map: Map): string {
  return `${polyline([map(0, 0), map(1, 0), map(1, 1), map(0, 1)])}Z`;
}

/** The line between two planes, and the ring where it leaves the lower one. */
function Riser({
  from,
  to,
  dashed = false,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly dashed?: boolean;
}) {
  return (
    <>
      <ellipse
        cx={from.x}
        cy={from.y}
        rx={9}
        ry={4}
        className={dashed ? "fill-surface stroke-violet" : "fill-surface stroke-teal"}
      />
      <Line kind={dashed ? "violet" : "teal"} d={polyline([from, to])} />
    </>
  );
}

/** Synthetic records in rows. */
function Records({ map }: { readonly map: Map }) {
  const cells = grid(7, 7).filter(({ u, v }) => u > 0.7 || v > 0.7);
  return (
    <path
      d={cells.map(({ u, v }) => square(map, u, v, 0.04)).join("")}
      className="fill-surface stroke-violet"
    />
  );
}

const nodes: readonly { readonly u: number; readonly v: number }[] = [
  ...grid(6, 6).map(({ u, v }, index) => ({
    u: u + 0.05 * noise(index + 20),
    v: v + 0.05 * noise(index + 80),
  })),
  pierced,
];

function Graph({ map }: { readonly map: Map }) {
  const ties = nodes.flatMap((node) =>
    nodes
      .filter((other) => other !== node)
      .toSorted((a, b) => Math.hypot(a.u - node.u, a.v - node.v) - Math.hypot(b.u - node.u, b.v - node.v))
      .slice(0, 3)
      .map((other) => polyline([map(node.u, node.v), map(other.u, other.v)])),
  );
  return (
    <>
      <Line kind="axis" d={ties.join("")} />
      {nodes.map(({ u, v }, index) => {
        const { x, y } = map(u, v);
        return <ellipse key={index} cx={x} cy={y} rx={3.5} ry={2} className="fill-ink" />;
      })}
    </>
  );
}

/** Paths that agents try; one of them leads on. */
function Agents({ map }: { readonly map: Map }) {
  const tried = [
    [0.08, 0.2, 0.34, 0.2, 0.34, 0.34, 0.8, 0.34],
    [0.08, 0.8, 0.5, 0.8, 0.5, 0.66, 0.9, 0.66],
    [0.34, 0.2, 0.34, 0.08, 0.7, 0.08],
    [0.2, 0.8, 0.2, 0.94, 0.66, 0.94],
    [0.8, 0.34, 0.8, 0.2, 0.94, 0.2],
    [0.72, 0.66, 0.72, 0.84, 0.94, 0.84],
  ];
  const line = (values: readonly number[]) =>
    polyline(
      Array.from({ length: values.length / 2 }, (_, index) =>
        map(values[2 * index] ?? 0, values[2 * index + 1] ?? 0),
      ),
    );
  return (
    <>
      <path d={tried.map(line).join("")} strokeWidth={1} className="stroke-ink-3" />
      {tried.map((values) => {
        const { x, y } = map(values.at(-2) ?? 0, values.at(-1) ?? 0);
        return (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={4} ry={2.5} className="fill-surface stroke-ink-3" />
        );
      })}
      <Line kind="teal" d={line([pierced.u, 0.84, pierced.u, pierced.v])} />
      <Dot {...map(pierced.u, 0.84)} />
    </>
  );
}

/** A grid of checks; those that are passed are filled. */
function Checks({ map }: { readonly map: Map }) {
  const squares = (passed: boolean) =>
    grid(6, 6)
      .filter((_, index) => noise(index + 300) > 0.1 === passed)
      .map(({ u, v }) => square(map, u, v, 0.05))
      .join("");
  return (
    <>
      <Line kind="axis" d={squares(false)} />
      <path d={squares(true)} strokeWidth={1} className="fill-teal-tint stroke-teal" />
    </>
  );
}

/** Units, laid out along two sides. */
function Units({ map }: { readonly map: Map }) {
  return grid(6, 6)
    .filter(({ u, v }) => Math.hypot(u - pierced.u, v - pierced.v) > 0.24)
    .map(({ u, v }) => {
      const { x, y } = map(u, v);
      return (
        <g key={`${u} ${v}`}>
          <ellipse cx={x} cy={y} rx={8} ry={4.5} strokeWidth={1} className="fill-surface stroke-teal" />
          <ellipse cx={x} cy={y - 2.5} rx={8} ry={4.5} strokeWidth={1} className="fill-surface stroke-teal" />
        </g>
      );
    });
}

/** The centers of so many cells along either side. */
function grid(columns: number, rows: number): readonly { readonly u: number; readonly v: number }[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    u: ((index % columns) + 0.5) / columns,
    v: (Math.floor(index / columns) + 0.5) / rows,
  }));
}

/** A square on a plane. */
function square(map: Map, u: number, v: number, half: number): string {
  return `${polyline([
    map(u - half, v - half),
    map(u + half, v - half),
    map(u + half, v + half),
    map(u - half, v + half),
  ])}Z`;
}
