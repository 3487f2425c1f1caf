import { texts } from "../../content/shared/drawings/platform-layers";
import { Drawing, Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { cells, noise, squares, tiesToNearest } from "./geometry";
import { Dot, Dots, Focus, Line } from "./primitives";

const { layers, price } = texts.labels;

/** The parts of the platform as planes above each other, with one line from the data to a price. */
export function PlatformLayers() {
  return (
    <Drawing>
      <div className="grid grid-cols-[1fr_min-content] gap-x-2 text-[min(1em,5.2cqw)] font-semibold text-ink @min-[28rem]:grid-cols-[3fr_1fr]">
        <p className="text-teal-text @max-sm:col-span-2 @sm:absolute @sm:left-[46%]">{price}</p>
        <Scene viewBox="0 0 464 640" className="col-start-1">
          <Planes />
        </Scene>
        {/* Each name is at the height of its plane's right corner. */}
        <ul className="grid grid-rows-[3fr_repeat(5,4fr)_1.6fr] items-center before:row-start-1 *:last:text-violet-text">
          {layers.map((layer) => (
            <li key={layer}>{layer}</li>
          ))}
        </ul>
      </div>
    </Drawing>
  );
}

/** The squares' sides are 100 before they are projected. Here the line pierces them. */
const pierced = { x: 62, y: 50 };

const six = { columns: 6, rows: 6, width: 100, height: 100 };

/** What is on the planes, from the top. */
const planes = [Units, Checks, Agents, Graph, Records];

function Planes() {
  return planes
    .map((Content, rank) => {
      const center = 128 + 104 * rank;
      const outline = `M224 ${center - 88}l216 88l-216 88l-216-88Z`;
      const last = rank === planes.length - 1;
      return (
        <g key={rank}>
          {last ? (
            <HatchedArea d={outline} outline="dashed" />
          ) : (
            <path d={outline} className="fill-surface stroke-ink-2 [fill-opacity:0.9]" />
          )}
          <g transform={`matrix(2.16 .88 -2.16 .88 224 ${center - 88})`}>
            <Content />
            <Dot {...pierced} r={3.5} color={last ? "violet" : "ring"} />
          </g>
          <Line
            kind={last ? "violet" : "teal"}
            d={`M250 ${center + 10.6}V${rank === 0 ? 12 : center - 93.4}`}
          />
          {rank === 0 ? <Focus x={250} y={12} /> : null}
          <path d={`M444 ${center}h20`} strokeWidth={1} className="stroke-control" />
        </g>
      );
    })
    .toReversed();
}

function Records() {
  const records = cells({ ...six, columns: 7, rows: 7 }).filter(({ x, y }) => x > 70 || y > 70);
  return <path d={squares(records, 8)} className="fill-surface stroke-violet" />;
}

function Graph() {
  const nodes = [...cells({ ...six, jitter: 0.3, seed: 20 }), pierced];
  return (
    <>
      <Line kind="axis" d={tiesToNearest(nodes, nodes, 3)} />
      <Dots points={nodes} r={1.2} color="ink" />
    </>
  );
}

const ends = [
  { x: 80, y: 34 },
  { x: 90, y: 66 },
  { x: 70, y: 8 },
  { x: 66, y: 94 },
  { x: 94, y: 20 },
  { x: 94, y: 84 },
] as const;

/** Paths that agents try; one of them leads on. */
function Agents() {
  return (
    <>
      <path
        d="M8 20H34M34 20V34H80M8 80H50V66H90M34 20V8H70M20 80V94H66M80 34V20H94M72 66V84H94"
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <Dots points={ends} r={1.6} color="quiet" />
      <Line kind="teal" d={`M${pierced.x} 84V${pierced.y}`} />
      <Dot x={pierced.x} y={84} r={2} />
    </>
  );
}

/** A grid of checks; those that are passed are filled. */
function Checks() {
  const passed = (_: unknown, index: number) => noise(index + 300) > 0.1;
  return (
    <>
      <Line kind="axis" d={squares(cells(six), 10)} />
      <path
        d={squares(cells(six).filter(passed), 10)}
        strokeWidth={1}
        className="fill-teal-tint stroke-teal"
      />
    </>
  );
}

/** Units, laid out along the sides: coins, seen from above. */
function Units() {
  return cells(six)
    .filter(({ x, y }) => Math.hypot(x - pierced.x, y - pierced.y) > 24)
    .flatMap(({ x, y }) =>
      [0, 1.5].map((height) => (
        <circle
          key={`${x} ${y} ${height}`}
          cx={x - height}
          cy={y - height}
          r={3.2}
          strokeWidth={1}
          className="fill-surface stroke-teal"
        />
      )),
    );
}
