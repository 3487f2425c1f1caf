import { texts } from "../../content/shared/drawings/five-steps";
import { range } from "./range";
import { Graph, type GraphShape } from "./graph";
import { HatchedArea } from "./hatch";
import { noise } from "./noise";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { ArrowHead, dashes, Dot, Focus, Gate, Label, Line, SyntheticRecord } from "./primitives";

const { labels } = texts;

/** The five steps as one stepped line through the lanes of those who take them. */
export function FiveSteps() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 472, medium: 504 }} composition={Lanes} />;
}

function Lanes({ size, width }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the lanes end, from the top, and where the line is in each. */
  const [first, second, third] = roomy ? [152, 312, 504] : [144, 296, 472];
  const [consortium, you, platform] = roomy ? [96, 232, 416] : [96, 216, 392];
  /** Where records about people go up, pass the gate and come down. */
  const [start, up, gate, down] = roomy ? [64, 144, 220, 296] : [32, 64, 112, 160];
  /** Width of the graph, which begins where they come down; where the line is tested and rises. */
  const [graph, test, rise] = roomy ? [112, 440, 488] : [56, 252, 288];
  // The lanes run on beyond the drawing, to the edge of the window.
  const reach = roomy ? 1200 : 360;
  const back = second - 24;
  const steps = [
    { name: "provide", x: roomy ? start - 16 : start + 12, y: roomy ? you - 20 : you + 22, anchor: "start" },
    { name: "protect", x: gate, y: consortium - 46, anchor: "middle" },
    {
      name: "understand",
      x: roomy ? down : down + graph / 2,
      y: platform + 68,
      anchor: roomy ? "start" : "middle",
    },
    { name: "validate", x: roomy ? test : rise - 8, y: platform - 56, anchor: roomy ? "middle" : "end" },
    {
      name: "recommend",
      x: roomy ? rise + 20 : width,
      y: roomy ? you + 30 : you - 40,
      anchor: roomy ? "start" : "end",
    },
  ] as const;
  return (
    <>
      <path d={`M0 0H${reach}V${first}H0Z`} className="fill-violet-tint" />
      <path d={`M0 ${second}H${reach}V${third}H0Z`} className="fill-teal-tint" />
      <Line kind="axis" d={`M0 0H${reach}M0 ${first}H${reach}M0 ${second}H${reach}M0 ${third}H${reach}`} />
      <Label x={8} y={24} lines={labels.lanes.consortium} color="violet" />
      <Label x={8} y={first + 24} lines={labels.lanes.you} color="ink" />
      <Label x={8} y={third - 12} lines={labels.lanes.platform} color="teal" />

      <Line kind="quiet" d={`M${rise} ${you + 14}V${back}H${start - 16}V${you}H${start - 8}`} />
      <ArrowHead x={start - 6} y={you} />
      <Label x={start + 12} y={back - 9} lines={roomy ? labels.feedback : labels.feedbackShort} />

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
      <path
        d={`M${gate - 20} ${consortium - 36}h40v72h-40Z`}
        strokeDasharray={dashes}
        className="fill-surface stroke-violet"
      />
      <HatchedArea d={`M${gate - 20} ${consortium - 36}h40v72h-40Z`} weight="heavy" tint={false} />
      {range(gate + 36, down - 8, 20).map((x) => (
        <SyntheticRecord key={x} x={x} y={consortium} />
      ))}
      {range(consortium + 24, platform - 56, 24)
        .filter((y) => Math.abs(y - back) > 10)
        .map((y) => (
          <SyntheticRecord key={y} x={down} y={y} />
        ))}

      <Graph shape={shape} left={down} width={graph} y={platform} />
      <Line
        kind="teal"
        d={`M${down + graph} ${platform}H${rise}V${you}H${rise + (width - rise) * 0.72}v-24H${reach}`}
      />
      <Gate x={test} y={platform - 40} height={80} />
      <Line kind="teal" d={`M${test - 8} ${platform}h16`} />

      <Dot x={start} y={you} r={6} color="ink" />
      <Focus x={rise} y={you} />

      {steps.map(({ name, x, y, anchor }) => (
        <Label
          key={name}
          x={x}
          y={y}
          anchor={anchor}
          lines={labels.steps[name]}
          color={name === "recommend" ? "teal" : "ink"}
          weight="strong"
        />
      ))}
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
