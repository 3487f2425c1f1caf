import { texts } from "../../content/shared/drawings/five-steps";
import { Drawing } from "./drawing";
import { HatchedArea } from "./hatch";
import { box, noise, range, tiesToNearest } from "./geometry";
import { at, Note, Paths, Plot } from "./plot";
import { ArrowHead, At, Dot, Dots, Focus, Gate, Line, SyntheticRecord } from "./primitives";

const { feedback, lanes, steps } = texts.labels;

/** Where the upper two lanes end, and where the line is in each of the three. */
const [first, second] = [26, 64];
const [consortium, you, platform] = [16, 42, 84];
/** Where records about people go up, pass the gate and come down; where the line is tested and where it rises. */
const [start, up, gate, down, test, rise] = [10, 27, 40, 53, 75, 83];
/** Where feedback returns. */
const back = 59;
/** Beyond the edge of any window. */
const reach = 270;

/** The graph in which both lines meet: on the teal line, and beside it. */
const on = [
  { x: 60, y: 82 },
  { x: 66, y: 87 },
] as const;
const [a, b] = on;
const beside = [
  { x: 63, y: 76 },
  { x: 55.5, y: 77 },
  { x: 56, y: 89 },
  { x: 61, y: 91 },
  { x: 70, y: 78 },
  { x: 70, y: 91 },
] as const;

/**
 * The five steps as one stepped line through the lanes of those who take them. The lanes run on beyond the drawing, to
 * the edge of the window.
 */
export function FiveSteps() {
  return (
    <Drawing description={texts.description}>
      <Plot className="h-[clamp(26rem,88cqw,36rem)] text-[min(1em,5cqw)]">
        <Paths>
          <path d={box(0, 0, reach, first)} className="fill-violet-tint" />
          <path d={box(0, second, reach, 100 - second)} className="fill-teal-tint" />
          <Line kind="axis" d={[0, first, second, 100].map((y) => `M0 ${y}H${reach}`).join("")} />
          <Line kind="quiet" d={`M${rise} ${you}V${back}H${start - 5}V${you}H${start}`} />
          <Line kind="ink" d={`M${start} ${you}V${platform}H${down}`} />
          <Line
            kind="ink"
            d={range(start + 2, down - 2, 1.7)
              .map((x, index) => `M${x} ${platform}v${-(2.6 + 1.7 * noise(index))}`)
              .join("")}
          />
          <Line kind="violet" d={`M${start} ${you}H${up}V${consortium}H${down}V${platform}`} />
          <Line kind="axis" d={tiesToNearest(beside, [...beside, ...on], 2)} />
          <Line
            kind="teal"
            d={`M${down} ${platform}L${a.x} ${a.y}L${b.x} ${b.y}L69 ${platform}H${rise}V${you}H96v-4H${reach}`}
          />
        </Paths>
        {range(consortium + 4, you - 4, 4).map((y, index) => (
          <Dot key={y} {...at({ x: up + noise(index + 7), y })} r={3 + (index % 3)} color="violet" />
        ))}
        <At {...at({ x: gate, y: consortium })}>
          <path d={box(-20, -36, 40, 72)} className="fill-surface" />
          <HatchedArea d={box(-20, -36, 40, 72)} weight="heavy" tint={false} outline="dashed" />
        </At>
        {[
          ...range(gate + 7, down - 2, 4).map((x) => ({ x, y: consortium })),
          ...range(consortium + 5, platform - 10, 4.5).map((y) => ({ x: down, y })),
        ].map((point) => (
          <SyntheticRecord key={`${point.x} ${point.y}`} {...at(point)} />
        ))}
        <Dots points={on.map(at)} />
        <Dots points={beside.map(at)} color="ink" />
        <At {...at({ x: test, y: platform })}>
          <Gate height={80} />
          <Line kind="teal" d="M-8 0h16" />
        </At>
        <At {...at({ x: start, y: you })}>
          <ArrowHead x={-7} />
          <Dot r={6} color="ink" />
        </At>
        <Focus {...at({ x: rise, y: you })} />
        <Note x={2} y={0} side="below start" tone="violet" text={lanes.consortium} />
        <Note x={2} y={first} side="below start" tone="ink" text={lanes.you} />
        <Note x={2} y={100} side="above start" tone="teal" text={lanes.platform} />
        <Note x={start} y={you} side="above middle" tone="ink" strong text={steps.provide} />
        <Note x={gate - 4} y={4} side="beside start" tone="ink" strong text={steps.protect} />
        <Note x={down} y={93} side="below start" tone="ink" strong text={steps.understand} />
        <Note x={rise - 1} y={72} side="above end" tone="ink" strong text={steps.validate} />
        <Note x={100} y={you - 3} side="above end" tone="teal" strong text={steps.recommend} />
        <Note x={start} y={back} side="above right" text={feedback} />
      </Plot>
    </Drawing>
  );
}
