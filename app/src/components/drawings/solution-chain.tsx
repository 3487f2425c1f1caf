import { texts } from "../../content/shared/drawings/solution-chain";
import { Drawing, Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { area, box, polyline, range, squares, steps } from "./geometry";
import { Dot, Dots, Focus, Line } from "./primitives";

const { illustration, solutions } = texts.labels;

/** Where the four parts begin; the drawing ends beyond the edge of any window. */
const [one, two, three, four, edge] = [0, 152, 312, 472, 1600];
/** Where the records end, and the heights of the drawing. */
const block = 128;
const [top, middle, bottom] = [24, 192, 360];

/** Heights of what the records show, and of the evidence in it; the price from each step on. */
const shown = [74, 142, 208, 268, 318] as const;
const evidence = [133, 200, 255] as const;
const prices = [192, 162, 174, 144, 124, 132, 100, 80, 88] as const;

/** The upper and the lower edge of what may come. */
const spread = range(0, 1, 0.05).map((share) => ({
  x: three + share * (four - three),
  reach: 150 * share ** 0.7,
}));
const edgeOf = (side: -1 | 1) => [
  ...spread.map(({ x, reach }) => ({ x, y: middle + side * reach })),
  ...range(four + 24, edge, 24).map((x, index) => ({
    x,
    y: middle + side * 150 - 8 * (side + 2) * Math.sin((index + 1) * 0.4),
  })),
];

/** The four solutions as one line: records become evidence, evidence scenarios, and one of them a price. */
export function SolutionChain() {
  const records = range(16, 320, 16).flatMap((y) => range(8, 120, 16).map((x) => ({ x, y: top + y })));
  const line = prices.map((y, index) => ({ x: four + 67 * index, y }));
  return (
    <Drawing>
      <ol className="mb-3 grid grid-cols-[152fr_160fr_160fr_128fr] text-[min(1em,5cqw)] font-semibold text-ink">
        {solutions.map((solution) => (
          <li key={solution}>{solution}</li>
        ))}
      </ol>
      <Scene viewBox={`0 -16 600 ${bottom + 28}`}>
        <Line kind="axis" d={`M0-16H${edge}${[one, two, three, four].map((x) => `M${x}-20v9`).join("")}`} />
        <path d={box(one, top, block, bottom - top)} className="fill-violet-tint" />
        <path d={squares(records, 7)} strokeWidth={1} className="fill-surface stroke-violet" />
        <Line
          kind="violet"
          d={[
            box(one, top, block, bottom - top),
            ...shown.map((y) => `M${block} ${y}H${two}L${three} ${middle}`),
          ].join("")}
        />
        <Line
          kind="ink"
          d={evidence.map((y) => `M${two} ${2 * y - middle}L232 ${y}L${three} ${middle}`).join("")}
        />
        <Dots points={shown.map((y) => ({ x: two, y }))} color="violet" />
        <Dots points={evidence.map((y) => ({ x: 232, y }))} color="ink" />
        <HatchedArea d={area(edgeOf(-1), edgeOf(1))} />
        <Line kind="violet" d={polyline(edgeOf(-1)) + polyline(edgeOf(1))} />
        <Line kind="ink" d={`M${three} ${middle}h48V110H${four}M${three} ${middle}h80v68H${four}`} />
        <Dot x={four} y={110} color="quiet" />
        <Dot x={four} y={middle + 68} color="quiet" />
        <Line kind="teal" d={`${steps([{ x: three, y: middle }, ...line])}H${edge}`} />
        <Dots points={line.slice(1)} />
        <Focus x={three} y={middle} />
      </Scene>
      <p className="mt-4 text-ink-3">{illustration}</p>
    </Drawing>
  );
}
