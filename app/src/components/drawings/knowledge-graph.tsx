import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/knowledge-graph";
import { Drawing, large } from "./drawing";
import { awayFrom, cells, polyline, tiesToNearest, type Point } from "./geometry";
import { at, Note, type NoteSide, Paths, Plot } from "./plot";
import { At, Dot, Dots, Line, Mark } from "./primitives";

const { names, verbs } = texts.labels;

type Name = keyof typeof names;

/** The nodes with names. */
const nodes: Readonly<Record<Name, Point & { readonly side: NoteSide; readonly mark: ReactNode }>> = {
  repairs: { x: 10, y: 72, side: "below start", mark: <Dot r={6} /> },
  wing: { x: 30, y: 50, side: "beside left", mark: <Dot r={6} /> },
  renewals: { x: 49, y: 70, side: "below middle", mark: <Dot r={7} color="violet" /> },
  daysEmpty: { x: 62, y: 44, side: "above middle", mark: <Dot r={6} /> },
  rent: { x: 75, y: 57, side: "beside right", mark: <Rent /> },
  street: { x: 44, y: 19, side: "above middle", mark: <Mark kind="market" /> },
  comps: { x: 77, y: 17, side: "above middle", mark: <Mark kind="market" /> },
  energy: { x: 70, y: 89, side: "below middle", mark: <Mark kind="impact" /> },
};

/** The chain that explains the rent, from cause to effect, and where each of its ties says what it does. */
const chain = ["repairs", "wing", "renewals", "daysEmpty", "rent"] as const;
const verbSides = ["below right", "above right", "below right", "above right"] as const;

/** The other ties, drawn in one stroke. */
const ties = ["repairs", "energy", "rent", "comps", "street", "wing", "daysEmpty"] as const;

/** The rest of the graph, which runs off the edge: a node in each cell of a grid that holds no name. */
const surroundings = cells({ columns: 17, rows: 7, width: 182, height: 102, jitter: 0.32 }).filter(
  awayFrom([...Object.values(nodes), { x: 88, y: 57 }], { dx: 10, dy: 12 }),
);

/** A rent in the graph: what it is tied to, and the one chain of ties that explains it. */
export function KnowledgeGraph() {
  return (
    <Drawing description={texts.description}>
      <Plot className="h-[max(72cqw,19rem)]">
        <Paths>
          <Line kind="grid" d={tiesToNearest(surroundings, [...Object.values(nodes), ...surroundings], 3)} />
          <path d={through(ties)} strokeWidth={1} className="stroke-ink-3" />
          <Line kind="teal" d={through(chain)} />
        </Paths>
        <Dots points={surroundings.map(at)} r={2.5} color="faint" />
        {(Object.keys(nodes) as Name[]).map((name) => {
          const { mark, ...place } = nodes[name];
          return (
            <g key={name}>
              <At {...at(place)}>{mark}</At>
              {name === "rent" ? null : (
                <Note {...place} tone={name === "renewals" ? "violet" : "ink"} strong text={names[name]} />
              )}
            </g>
          );
        })}
        <Note x={nodes.rent.x + 3} y={nodes.rent.y} tone="teal" className={large} text={names.rent} />
        {verbs.map((verb, index) => {
          const [from, to] = [nodes[chain[index] ?? "rent"], nodes[chain[index + 1] ?? "rent"]];
          return (
            <Note
              key={verb}
              x={(from.x + to.x) / 2}
              y={(from.y + to.y) / 2}
              side={verbSides[index] ?? "beside right"}
              tone="quiet"
              className="@max-[30rem]:hidden"
              text={verb}
            />
          );
        })}
      </Plot>
    </Drawing>
  );
}

function through(names: readonly Name[]): string {
  return polyline(names.map((name) => nodes[name]));
}

function Rent() {
  return (
    <>
      <circle r={18} className="fill-surface stroke-teal" />
      <circle r={10} className="fill-teal" />
    </>
  );
}
