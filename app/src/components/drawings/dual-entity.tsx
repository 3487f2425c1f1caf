import type { Lines } from "../../content/shared/drawings";
import { texts } from "../../content/shared/drawings/dual-entity";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { box } from "./path";
import { ArrowHead, Dot, Focus, Label, Line, onOneLine, SyntheticRecord } from "./primitives";

const { labels } = texts;

/** The two organizations and the boundary between them: what crosses it, in which direction, and what does not. */
export function DualEntity() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 440, medium: 440 }} composition={Sides} />;
}

/** What the lines transport: a person's record, a synthetic one, the terms, an insight. */
const freights = ["person", "synthetic", "terms", "insight"] as const;
type Freight = (typeof freights)[number];

const top = 56;
const pitch = 88;
const bottom = top + pitch * freights.length;
const half = 14;

function Sides({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the consortium's side ends: beyond the edge of the window, which crops it. */
  const edge = roomy ? 1600 : 400;
  /** The middle of the boundary, and where the lines that cross it begin and end. */
  const boundary = roomy ? 308 : 158;
  const [left, right] = roomy ? [152, 464] : [88, 228];
  const at = (freight: Freight) => top + pitch * (freights.indexOf(freight) + 0.5);
  /** Where a person's record stops. */
  const stop = boundary + half + 12;
  const fitted = (label: Lines) => (roomy ? onOneLine(label) : label);
  return (
    <>
      <Label x={0} y={16} lines={labels.corporation.name} color="ink" weight="strong" />
      <Label x={0} y={36} lines={labels.corporation.kind} color="faint" />
      <Label x={boundary + half + 8} y={16} lines={labels.consortium.name} color="ink" weight="strong" />
      <Label x={boundary + half + 8} y={36} lines={labels.consortium.kind} color="faint" />
      <path
        d={box(boundary + half, top, edge - boundary - half, bottom - top)}
        className="fill-violet-tint"
      />
      <HatchedArea d={box(boundary - half, top, 2 * half, bottom - top)} weight="heavy" tint={false} />
      <Line kind="violet" d={`M${boundary - half} ${top}V${bottom}M${boundary + half} ${top}V${bottom}`} />
      <Line kind="teal" d={`M0 ${top}H${boundary - half}`} />
      <path
        d={`M${boundary + half} ${top}H${edge}`}
        strokeWidth={3}
        strokeDasharray="6 5"
        className="stroke-violet"
      />
      <Label x={boundary} y={bottom + 24} anchor="middle" lines={labels.boundary} color="violet" />
      {freights.map((freight, index) => {
        const { corporation, consortium } = labels.crossings[freight];
        const y = at(freight);
        return (
          <g key={freight}>
            <Label
              x={0}
              y={y}
              at="middle"
              lines={fitted(corporation)}
              color={freight === "person" ? "faint" : freight === "insight" ? "teal" : "ink"}
            />
            <Label x={right + 16} y={y} at="middle" lines={fitted(consortium)} color="ink" />
            {index === 0 ? null : (
              <Line
                kind="grid"
                d={`M0 ${top + pitch * index}H${boundary - half}M${boundary + half} ${top + pitch * index}H${edge}`}
              />
            )}
          </g>
        );
      })}

      <Line kind="violet" d={`M${right} ${at("person")}H${stop}`} />
      <path d={`M${stop} ${at("person") - 14}v28`} strokeWidth={3} className="stroke-violet" />
      {loads.map(([share, jitter], index) => (
        <Dot
          key={share}
          x={stop + 4 + (right - stop) * share}
          y={at("person") + jitter}
          r={4 + (index % 2) * 1.5}
          color="violet"
        />
      ))}
      {[at("synthetic"), at("terms")].map((y) => (
        <g key={y}>
          <Line kind="violet" d={`M${right} ${y}H${left + 2}`} />
          <ArrowHead x={left} y={y} towards="left" color="violet" />
        </g>
      ))}
      {[0.2, 0.5, 0.8].map((share) => (
        <SyntheticRecord key={share} x={left + (right - left) * share} y={at("synthetic")} />
      ))}
      <path
        d={`M${boundary - 8} ${at("terms") - 11}h16v22h-16Zm4 6h8m-8 5h8m-8 5h4`}
        className="fill-surface stroke-violet"
      />
      <Line kind="teal" d={`M${left} ${at("insight")}H${right - 2}`} />
      <Focus x={left + 10} y={at("insight")} />
      <ArrowHead x={right} y={at("insight")} color="teal" />
    </>
  );
}

/** The position of these on their line, and their distance from it. */
const loads = [
  [0.24, -5],
  [0.48, 4],
  [0.72, -2],
] as const;
