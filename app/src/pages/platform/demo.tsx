import { drawingColors } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { Checks, Decision, Signs } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { Section } from "../../components/sections/section";
import { demo, pipeline } from "../../content/pages/platform";
import { places, tied } from "./graph";

/** The page's end: the same graph, to be filled with the visitor's question. */
export function Demo() {
  return (
    <Section ground="teal" space="none">
      <div className={`${columns} items-center gap-y-10 py-section-tight`}>
        <div className="lg:col-span-5">
          <h2 className="font-heading text-poster font-semibold text-balance text-ink">{demo.title}</h2>
          <Actions actions={demo.actions} primary className="mt-7" />
        </div>
        <div aria-hidden="true" className={`lg:col-span-6 lg:col-start-7 ${drawingColors}`}>
          <Plot className="h-44 sm:h-64 lg:h-80">
            <Empty />
          </Plot>
        </div>
      </div>
    </Section>
  );
}

/** The graph takes 40 % of the width; the line leaves it for the checks and the decision. */
function Empty() {
  const share = 0.4;
  const points = places.wide.map(({ x, y }) => ({ x: x * share, y }));
  const real = points.length - pipeline.picture.synthetic;
  const level = 50;
  const start = points[5] ?? { x: 0, y: 0 };
  return (
    <>
      <Paths>
        <path d={tied(points)} className="stroke-control" />
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
