import { drawingColors } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { Checks, Decision, Signs } from "../../components/drawings/signs";
import { pipeline } from "../../content/pages/platform";
import { edges, positions } from "./graph";

/** The same graph, to be filled with the visitor's question. */
export function EmptyGraph() {
  return (
    <div
      aria-hidden="true"
      className={`pb-section-tight lg:flex lg:h-full lg:flex-col lg:justify-center lg:pt-section-tight ${drawingColors}`}
    >
      <Plot className="h-44 sm:h-64 lg:h-80">
        <Empty />
      </Plot>
    </div>
  );
}

/** The graph takes 40 % of the width; the line leaves it for the checks and the decision. */
function Empty() {
  const share = 0.4;
  const points = positions.wide.map(({ x, y }) => ({ x: x * share, y }));
  const real = points.length - pipeline.picture.synthetic;
  const level = 50;
  const start = points[5] ?? { x: 0, y: 0 };
  return (
    <>
      <Paths>
        <path d={edges(points)} className="stroke-control" />
        <path
          d={`M${start.x} ${start.y}C${start.x + 8} ${start.y} ${start.x + 8} ${level} ${start.x + 16} ${level}H93`}
          className="stroke-ink-2"
        />
        <Checks x={53} y={level} pitch={8} length={76} width={1.5} />
        {(["ring", "hollow-square"] as const).map((kind) => (
          <Signs
            key={kind}
            kind={kind}
            size={kind === "ring" ? 18 : 16}
            edge={2.5}
            points={kind === "ring" ? points.slice(0, real) : points.slice(real)}
          />
        ))}
      </Paths>
      <g className="max-sm:hidden">
        <Decision open x="93.5%" y={`${level}%`} r={34} edge={4} color="ink" />
      </g>
      <g className="sm:hidden">
        <Decision open x="93.5%" y={`${level}%`} r={20} color="ink" />
      </g>
    </>
  );
}
