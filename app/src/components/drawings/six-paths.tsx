import { texts } from "../../content/shared/drawings/six-paths";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { ArrowHead, Dot, Focus, Label, Line, SyntheticRecord } from "./primitives";

const { labels } = texts;

/** Six lines, one for each way to take part, and the organization that each of them leads to. */
export function SixPaths() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 464, medium: 496 }} composition={Paths} />;
}

/** Each way: where it begins, and where it meets the side of an organization, or of each. */
const ways = [
  { name: "contributors", from: 40, to: [88], color: "violet" },
  { name: "researchers", from: 120, to: [136], color: "violet" },
  { name: "donors", from: 200, to: [184], color: "violet" },
  { name: "talent", from: 280, to: [232, 328], color: "ink" },
  { name: "businesses", from: 360, to: [376], color: "teal" },
  { name: "investors", from: 440, to: [424], color: "teal" },
] as const;

const consortium = { top: 40, bottom: 256 } as const;
const corporation = { top: 304, bottom: 456 } as const;

function Paths({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the lines begin, where they turn, and where the organizations begin and end. */
  const [start, bend, block, edge] = roomy ? [144, 248, 360, 1600] : [134, 156, 216, 400];
  /** From the side of an organization to its name. */
  const inset = roomy ? 28 : 20;
  const exchange = [block + 32, block + (roomy ? 192 : 80)] as const;
  /** Across, along a slope of 45 degrees, across. */
  const track = (from: number, to: number) =>
    `M${start} ${from}H${bend}l${Math.abs(to - from)} ${to - from}H${block}`;
  return (
    <>
      <HatchedArea
        d={`M${edge} ${consortium.top}H${block}V${consortium.bottom}H${edge}`}
        pitch={8}
        outline="dashed"
      />
      <path
        d={`M${edge} ${corporation.top}H${block}V${corporation.bottom}H${edge}`}
        strokeWidth={3}
        className="fill-surface stroke-teal"
      />
      <Label
        plated
        x={block + inset}
        y={136}
        at="middle"
        lines={labels.consortium}
        color="violet"
        weight="strong"
      />
      <Label x={block + inset} y={332} at="middle" lines={labels.corporation} color="teal" weight="strong" />
      {/* What they work with: records become synthetic ones, and these a price. */}
      {range(block + 36, edge - 24, 32).map((x, index) => (
        <g key={x}>
          <Dot x={x} y={88} r={4 + (index % 3)} color="violet" />
          <SyntheticRecord x={x} y={216} />
        </g>
      ))}
      <Line
        kind="teal"
        d={`M${block + inset} 420${range(block + 76, edge, 56)
          .map((x, index) => `H${x}v${[-16, -16, 12, -24, 16, 8, -12, 32][index % 8]}`)
          .join("")}`}
      />

      <Line kind="violet" d={`M${exchange[0]} ${consortium.bottom}V${corporation.top - 2}`} />
      <ArrowHead x={exchange[0]} y={corporation.top - 2} towards="down" color="violet" />
      <SyntheticRecord x={exchange[0]} y={276} />

      {ways.map(({ name, from, to, color }) => (
        <g key={name}>
          {to.map((end) => {
            const side = end < consortium.bottom ? "violet" : "teal";
            return (
              <g key={end}>
                <Line kind={side} d={track(from, end)} />
                <ArrowHead x={block - 2} y={end} color={side} />
              </g>
            );
          })}
          <Dot x={start} y={from} r={5} color={color} />
          <Label x={0} y={from - 4} lines={labels.paths[name]} color="ink" weight="strong" subdued />
        </g>
      ))}
      <Line kind="teal" d={`M${exchange[1]} ${corporation.top}V${consortium.bottom + 2}`} />
      <ArrowHead x={exchange[1]} y={consortium.bottom + 2} towards="up" color="teal" />
      {roomy ? (
        <>
          <Label x={exchange[0] + 14} y={280} at="middle" lines={labels.synthetic} color="violet" />
          <Label x={exchange[1] + 14} y={280} at="middle" lines={labels.results} color="teal" />
        </>
      ) : null}
      <Focus x={block} y={136} color="violet" />
    </>
  );
}
