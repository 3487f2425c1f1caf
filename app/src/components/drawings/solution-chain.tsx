import { texts } from "../../content/shared/drawings/solution-chain";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { area, box, polyline, steps } from "./path";
import { Drawing, Scene } from "./drawing";
import { dashes, Dot, Focus, Line } from "./primitives";

const { labels } = texts;

/** The four solutions as one line: records become evidence, evidence scenarios, and one of them a price. */
export function SolutionChain() {
  return (
    <Drawing>
      <ol className="mb-3 flex flex-wrap gap-x-6 font-semibold text-ink @sm:grid @sm:grid-cols-[152fr_160fr_160fr_128fr] @sm:gap-x-0">
        {labels.solutions.map((solution) => (
          <li key={solution}>{solution}</li>
        ))}
      </ol>
      <Scene viewBox="0 40 600 388">
        <Chain />
      </Scene>
      <p className="mt-4 text-ink-3">{labels.illustration}</p>
    </Drawing>
  );
}

/** Lines from the records to the evidence: where they begin and where they pass, as shares of the reach. */
const sources = [
  [-0.75, -0.7],
  [-0.35, -0.3],
  [0.1, 0.1],
  [0.4, 0.45],
  [0.7, 0.75],
] as const;

/** The price after each step: shares of the pitch of steps, and of the reach. */
const prices = [0.1, 0.3, 0.22, 0.42, 0.56, 0.5, 0.72, 0.86, 0.8] as const;

/** Where the four parts begin; the drawing ends beyond the edge of any window. */
const [one, two, three, four, edge] = [0, 152, 312, 472, 1600];
/** The line in the middle, and how far the drawing extends above and below it. */
const [middle, reach] = [256, 168];
/** Distance of the records. */
const cell = 16;
const block = Math.floor((two - one - 24) / cell) * cell;

function Chain() {
  const spread = range(0, 1, 0.05).map((share) => ({
    x: three + share * (four - three),
    w: share ** 0.7 * reach * 0.9,
  }));
  const far = spread.at(-1)?.w ?? 0;
  /** The upper (-1) or the lower edge (1) of the scenarios and of the range that they lead to. */
  const edgeOf = (side: number) => [
    ...spread.map(({ x, w }) => ({ x, y: middle + side * w })),
    { x: four, y: middle + side * far },
    ...range(four + 24, edge, 24).map((x, index) => ({
      x,
      y: middle + side * far - Math.sin((index + 1) * 0.4) * reach * 0.05 * (side + 2),
    })),
  ];
  const pitch = (three - two) * 0.42;
  const line = prices.map((share, index) => ({ x: four + index * pitch, y: middle - (share - 0.1) * far }));
  return (
    <>
      <Line kind="axis" d={`M0 40H${edge}${[one, two, three, four].map((x) => `M${x} 36v9`).join("")}`} />
      <path
        d={box(one, middle - reach, block, 2 * reach)}
        strokeDasharray={dashes}
        className="fill-violet-tint stroke-violet"
      />
      <path
        d={range(cell, 2 * reach - cell, cell)
          .flatMap((y) =>
            range(cell / 2, block - cell / 2, cell).map((x) =>
              box(one + x - 3.5, middle - reach + y - 3.5, 7, 7),
            ),
          )
          .join("")}
        strokeWidth={1}
        className="fill-surface stroke-violet"
      />
      {sources.map(([from, to]) => (
        <g key={from}>
          <Line
            kind="violet"
            d={`M${one + block} ${middle + from * reach}L${two} ${middle + to * reach}L${three} ${middle}`}
          />
          <Dot x={two} y={middle + to * reach} color="violet" />
        </g>
      ))}
      {[-0.7, 0.1, 0.75].map((side) => (
        <g key={side}>
          <path
            d={`M${two} ${middle + side * reach}L${(two + three) / 2} ${middle + side * reach * 0.3}L${three} ${middle}`}
            className="stroke-ink-3"
          />
          <Dot x={(two + three) / 2} y={middle + side * reach * 0.3} color="ink" />
        </g>
      ))}
      <HatchedArea d={area(edgeOf(-1), edgeOf(1))} pitch={8} />
      <Line kind="violet" d={polyline(edgeOf(-1)) + polyline(edgeOf(1))} />
      <Line
        kind="ink"
        d={`M${three} ${middle}H${three + (four - three) * 0.3}V${middle - far * 0.55}H${four}M${three} ${middle}H${three + (four - three) * 0.5}V${middle + far * 0.45}H${four}`}
      />
      <Dot x={four} y={middle - far * 0.55} color="quiet" />
      <Dot x={four} y={middle + far * 0.45} color="quiet" />
      <Line kind="teal" d={`${steps([{ x: three, y: middle }, ...line])}H${edge}`} />
      {line.slice(1).map(({ x, y }) => (
        <Dot key={x} x={x} y={y} r={4} />
      ))}
      <Focus x={three} y={middle} />
    </>
  );
}
