import { texts } from "../../content/shared/drawings/five-steps";
import { range } from "./range";
import { Graph, type GraphShape } from "./graph";
import { HatchedArea } from "./hatch";
import { noise } from "./noise";
import { Drawing, Scene } from "./drawing";
import { box } from "./path";
import { ArrowHead, Dot, Focus, Gate, Line, SyntheticRecord } from "./primitives";

const { labels } = texts;

/**
 * The five steps as one stepped line through the lanes of those who take them. The lanes run on beyond the drawing, to
 * the edge of the window.
 */
export function FiveSteps() {
  return (
    <Drawing description={texts.description}>
      <div className="relative">
        <Scene viewBox={`0 0 ${width} ${third}`}>
          <Lanes />
        </Scene>
        <ul className="@max-sm:mt-4 @sm:*:absolute @sm:*:left-2">
          <li className="text-violet-text @sm:top-2">{labels.lanes.consortium}</li>
          <li className="text-ink @sm:top-[29.5%]">{labels.lanes.you}</li>
          <li className="text-teal-text @sm:bottom-2">{labels.lanes.platform}</li>
        </ul>
        <ol className="font-semibold text-ink @max-sm:mt-2 @sm:*:absolute">
          {steps.map((step) => (
            <li key={step} className={places[step]}>
              {labels.steps[step]}
            </li>
          ))}
        </ol>
        <p className="@max-sm:mt-2 @sm:absolute @sm:bottom-[41.1%] @sm:left-[12.7%] @sm:w-[35%] @min-[32rem]:w-auto">
          {labels.feedback}
        </p>
      </div>
    </Drawing>
  );
}

const steps = ["provide", "protect", "understand", "validate", "recommend"] as const;

/** The names of the steps, in shares of the width and the height. */
const places: Readonly<Record<(typeof steps)[number], string>> = {
  provide: "@sm:bottom-[56.3%] @sm:left-[4%]",
  protect: "@sm:top-[6%] @sm:left-[40.7%] @sm:-translate-x-1/2",
  understand: "@sm:top-[93%] @sm:left-[52.7%]",
  validate: "@sm:right-[18.7%] @sm:bottom-[25.5%]",
  recommend: "text-teal-text @sm:right-0 @sm:bottom-[60.4%]",
};

const width = 600;
/** Where the lanes end, from the top, and where the line is in each. */
const [first, second, third] = [152, 348, 540];
const [consortium, you, platform] = [104, 252, 452];
/** Where records about people go up, pass the gate and come down. */
const [start, up, gate, down] = [64, 172, 244, 316];
/** Width of the graph, which begins where they come down; where the line is tested and rises. */
const [graph, test, rise] = [104, 450, 496];
/** Where feedback returns. */
const back = second - 24;
/** Beyond the edge of any window. */
const reach = 1600;

function Lanes() {
  return (
    <>
      <path d={box(0, 0, reach, first)} className="fill-violet-tint" />
      <path d={box(0, second, reach, third - second)} className="fill-teal-tint" />
      <Line kind="axis" d={[0, first, second, third].map((y) => `M0 ${y}H${reach}`).join("")} />

      <Line kind="quiet" d={`M${rise} ${you + 14}V${back}H${start - 24}V${you}H${start - 12}`} />
      <ArrowHead x={start - 10} y={you} />

      <Line kind="ink" d={`M${start} ${you}V${platform}H${down}`} />
      <Line
        kind="ink"
        d={range(start + 12, down - 12, 10)
          .map((x, index) => `M${x} ${platform}v${-(14 + Math.round(9 * noise(index)))}`)
          .join("")}
      />

      <Line kind="violet" d={`M${start} ${you}H${up}V${consortium}H${down}V${platform}`} />
      {range(consortium + 16, you - 16, 20).map((y, index) => (
        <Dot key={y} x={up + 7 * noise(index + 7)} y={y} r={3 + (index % 3)} color="violet" />
      ))}
      <path d={box(gate - 20, consortium - 36, 40, 72)} className="fill-surface" />
      <HatchedArea d={box(gate - 20, consortium - 36, 40, 72)} weight="heavy" tint={false} outline="dashed" />
      {range(gate + 36, down - 8, 20).map((x) => (
        <SyntheticRecord key={x} x={x} y={consortium} />
      ))}
      {range(consortium + 24, platform - 56, 24)
        .filter((y) => Math.abs(y - back) > 10)
        .map((y) => (
          <SyntheticRecord key={y} x={down} y={y} />
        ))}

      <Graph shape={shape} left={down} width={graph} y={platform} />
      <Line kind="teal" d={`M${down + graph} ${platform}H${rise}V${you}H${rise + 80}v-24H${reach}`} />
      <Gate x={test} y={platform - 40} height={80} />
      <Line kind="teal" d={`M${test - 8} ${platform}h16`} />

      <Dot x={start} y={you} r={6} color="ink" />
      <Focus x={rise} y={you} />
    </>
  );
}

/** The graph in which both lines meet. */
const shape: GraphShape = {
  nodes: [
    [0.1, -36],
    [0.14, 30],
    [0.4, -12],
    [0.45, 40],
    [0.55, -44],
    [0.72, 14],
    [0.9, -30],
    [0.92, 36],
  ],
  ties: [[4, 0, 2, 1, 3, 5, 2, 4, 6, 5, 7, 3]],
  chain: [2, 5],
};
