import type { Lines } from "../../content/shared/drawings";
import { texts } from "../../content/shared/drawings/governance";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { box } from "./path";
import { ArrowHead, Focus, Label, Line, onOneLine } from "./primitives";

const { labels } = texts;

/** How the two organizations are run: one person with an office in both, and separate duties below. */
export function Governance() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 512, medium: 512 }} composition={Sides} />;
}

const top = 136;
const pitch = 72;
const head = 56;
const bottom = top + head + 4 * pitch;

function Sides({ size, width }: CompositionProps) {
  const roomy = size !== "narrow";
  /** The two sides of the boundary. */
  const [left, right] = roomy ? [240, 360] : [136, 184];
  /** Where the corporation ends: beyond the window where it is cropped. */
  const edge = roomy ? 1600 : 400;
  /** From the edge of a column to its words. */
  const inset = roomy ? 20 : 8;
  const middle = (left + right) / 2;
  /** The middle of the corporation's column. */
  const center = right + (width - right) / 2;
  const fitted = (duty: Lines) => (roomy ? onOneLine(duty) : duty);
  const rows = [0, 1, 2, 3].map((row) => top + head + row * pitch);
  return (
    <>
      <Line kind="violet" d={`M${middle} 40H${left / 2}V${top}`} />
      <Line kind="teal" d={`M${middle} 40H${center}V${top}`} />
      <ArrowHead x={left / 2} y={top - 2} towards="down" color="violet" />
      <ArrowHead x={center} y={top - 2} towards="down" color="teal" />
      <Focus x={middle} y={40} color="violet" />
      <Label x={middle} y={16} anchor="middle" lines={labels.founder} color="ink" weight="strong" />
      <Label
        x={left / 2 + 10}
        y={roomy ? 84 : 72}
        lines={labels.offices.consortium}
        color="violet"
        weight="strong"
      />
      <Label
        x={center - 10}
        y={roomy ? 84 : 108}
        anchor="end"
        lines={labels.offices.corporation}
        color="teal"
        weight="strong"
      />

      <path d={box(0, top, left, bottom - top)} className="fill-violet-tint" />
      <Line kind="violet" d={box(0, top, left, bottom - top)} />
      <HatchedArea d={box(left, top, right - left, bottom - top)} weight="heavy" tint={false} />
      <path d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`} className="stroke-violet" />
      <path d={box(right, top, edge - right, bottom - top)} className="fill-surface" />
      <path d={`M${edge} ${top}H${right}M${edge} ${bottom}H${right}`} className="stroke-teal" />
      <Line kind="grid" d={rows.map((y) => `M0 ${y}H${left}M${right} ${y}H${edge}`).join("")} />
      <Label x={inset} y={top + 24} lines={labels.consortium.name} color="violet" weight="strong" />
      <Label x={inset} y={top + 42} lines={labels.consortium.kind} color="faint" />
      <Label x={right + inset} y={top + 24} lines={labels.corporation.name} color="teal" weight="strong" />
      <Label x={right + inset} y={top + 42} lines={labels.corporation.kind} color="faint" />
      {rows.map((y, row) => (
        <g key={y}>
          {(
            [
              ["consortium", inset],
              ["corporation", right + inset],
            ] as const
          ).map(([side, x]) => (
            <Label
              key={side}
              x={x}
              y={y + pitch / 2}
              at="middle"
              lines={fitted(labels.duties[side][row]?.name ?? "")}
              color="ink"
            />
          ))}
        </g>
      ))}
      {crossings.map(({ name, row, from }) => {
        const y = top + head + (row + 0.5) * pitch;
        const line = roomy ? y + 10 : y;
        const ours = from === "consortium";
        const color = ours ? "violet" : "teal";
        return (
          <g key={name}>
            <path d={box(left + 1, y - 20, right - left - 2, 40)} className="fill-surface" />
            {roomy ? (
              <Label x={middle} y={y - 6} anchor="middle" lines={labels.crossings[name]} color={color} />
            ) : null}
            <Line kind={color} d={`M${left + 6} ${line}H${right - 6}`} />
            <ArrowHead
              x={ours ? right - 4 : left + 4}
              y={line}
              towards={ours ? "right" : "left"}
              color={color}
            />
          </g>
        );
      })}
      <path
        d={`M${left / 2} ${bottom}v32H${center}v-32M${middle} ${bottom}v32`}
        strokeDasharray="1.5 4.5"
        className="stroke-ink-2"
      />
      <Label x={middle} y={bottom + 52} anchor="middle" lines={labels.audits} />
    </>
  );
}

/** What crosses the boundary, beside which duty, and from which side. */
const crossings = [
  { name: "synthetic", row: 1, from: "consortium" },
  { name: "terms", row: 2, from: "consortium" },
  { name: "results", row: 3, from: "corporation" },
] as const;
