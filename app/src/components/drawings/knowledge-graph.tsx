import { texts } from "../../content/shared/drawings/knowledge-graph";
import { Drawing, Scene } from "./drawing";
import { noise } from "./noise";
import { type Point, polyline, tiesToNearest } from "./path";
import { Dot, Line, Mark } from "./primitives";

const { names, verbs } = texts.labels;

/**
 * A rent in the graph: what it is tied to, and the one chain of ties that explains it. The names stand at their nodes,
 * or below the graph where there is little room.
 */
export function KnowledgeGraph() {
  return (
    <Drawing>
      <div className="relative @sm:mb-6">
        <Scene viewBox={`0 0 ${width} ${height}`}>
          <Graph />
        </Scene>
        <ol className="font-semibold text-ink">
          {chain.map((name) => (
            <li key={name}>
              <span className={places[name]}>{names[name]}</span>{" "}
              {name === "rent" ? null : (
                <span
                  className={`font-medium text-ink-3 @sm:@max-[32rem]:sr-only @min-[32rem]:absolute ${verbPlaces[name]}`}
                >
                  {verbs[name]}
                </span>
              )}
            </li>
          ))}
        </ol>
        <ul className="font-semibold text-ink">
          {(["street", "comps", "energy"] as const).map((name) => (
            <li key={name} className={places[name]}>
              {names[name]}
            </li>
          ))}
        </ul>
      </div>
    </Drawing>
  );
}

const [width, height] = [600, 432];

type Name = keyof typeof names;

/** The chain that explains the rent, from cause to effect. */
const chain = ["repairs", "wing", "renewals", "daysEmpty", "rent"] as const;

const ties: readonly (readonly [Name, Name])[] = [
  ["wing", "street"],
  ["wing", "daysEmpty"],
  ["street", "comps"],
  ["comps", "rent"],
  ["energy", "rent"],
  ["repairs", "energy"],
];

const nodes: Readonly<Record<Name, Point>> = {
  repairs: { x: 60, y: 312 },
  wing: { x: 180, y: 216 },
  renewals: { x: 312, y: 302.4 },
  daysEmpty: { x: 402, y: 190 },
  rent: { x: 498, y: 246 },
  street: { x: 264, y: 82 },
  comps: { x: 480, y: 73.4 },
  energy: { x: 456, y: 384.5 },
};

const above = "@sm:absolute @sm:w-max @sm:-translate-x-1/2 @sm:-translate-y-full @sm:-mt-3";
const below = "@sm:absolute @sm:w-max @sm:-translate-x-1/2 @sm:mt-3";

/** The names, in shares of the width and the height: those of the nodes. */
const places: Readonly<Record<Name, string>> = {
  repairs: `${below} @sm:left-[10%] @sm:top-[72.2%]`,
  wing: "@sm:absolute @sm:right-[70%] @sm:top-[50%] @sm:-translate-y-1/2 @sm:mr-3.5",
  renewals: `${below} text-violet-text @sm:left-[52%] @sm:top-[70%]`,
  daysEmpty: `${above} @sm:left-[67%] @sm:top-[44%]`,
  rent: "font-heading text-[1.5em] text-teal-text @sm:absolute @sm:left-[83%] @sm:top-[57%] @sm:ml-[calc(3%+0.4rem)] @sm:-translate-y-1/2",
  street: `${above} @sm:left-[44%] @sm:top-[19%]`,
  comps: `${above} @sm:left-[80%] @sm:top-[17%]`,
  energy: `${below} @sm:left-[76%] @sm:top-[89%]`,
};

/** What each tie of the chain says, beside its middle. */
const verbPlaces: Readonly<Record<Exclude<(typeof chain)[number], "rent">, string>> = {
  repairs: "left-[23%] top-[62%]",
  wing: "left-[43.5%] top-[56%]",
  renewals: "left-[61%] top-[57%]",
  daysEmpty: "left-[76%] top-[46%]",
};

/** The rest of the graph: a node in each cell of a grid that holds no name. */
const surroundings = rest(1088, [
  ...Object.values(nodes),
  { x: 136, y: 280 },
  { x: 260, y: 254 },
  { x: 366, y: 258 },
  { x: 560, y: 248 },
]);

function rest(reach: number, taken: readonly Point[]): readonly Point[] {
  const cell = 64;
  const rows = Math.ceil(height / cell);
  const columns = Math.ceil(reach / cell);
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: ((index % columns) + 0.5 + 0.32 * noise(index)) * cell,
    y: (Math.floor(index / columns) + 0.5 + 0.32 * noise(index + 500)) * cell,
  })).filter(
    ({ x, y }) =>
      x < reach - 4 &&
      y < height - 4 &&
      taken.every((point) => Math.abs(point.x - x) > 60 || Math.abs(point.y - y) > 48),
  );
}

function Graph() {
  return (
    <>
      <Line kind="grid" d={tiesToNearest(surroundings, [...Object.values(nodes), ...surroundings], 3)} />
      {surroundings.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={2.5} className="fill-control opacity-60" />
      ))}
      <path
        d={ties.map(([from, to]) => polyline([nodes[from], nodes[to]])).join("")}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <Line kind="teal" d={polyline(chain.map((name) => nodes[name]))} />
      <Mark kind="market" {...nodes.street} />
      <Mark kind="market" {...nodes.comps} />
      <Mark kind="impact" {...nodes.energy} />
      {(["repairs", "wing", "daysEmpty"] as const).map((name) => (
        <Dot key={name} {...nodes[name]} r={6} />
      ))}
      <Dot {...nodes.renewals} r={7} color="violet" />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={18} className="fill-surface stroke-teal" />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={10} className="fill-teal" />
    </>
  );
}
