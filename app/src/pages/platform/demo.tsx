import { drawingColors } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
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
        <path d="M53 12V88M61 12V88M69 12V88M77 12V88" className="stroke-ink-2" />
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
      <circle
        cx="93.5%"
        cy={`${level}%`}
        r={34}
        strokeWidth={4}
        className="fill-bg stroke-ink max-sm:hidden"
      />
      <circle cx="93.5%" cy={`${level}%`} r={20} strokeWidth={3} className="fill-bg stroke-ink sm:hidden" />
    </>
  );
}
