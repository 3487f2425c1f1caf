import { Fragment, useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Label } from "./primitives";

/** The two organizations and the boundary between them: what crosses it, which way, and what never does. */
export function DualEntity() {
  return (
    <Picture
      title="What crosses between corporation and consortium"
      description="On the left the corporation, under a solid teal line; on the right the consortium, under a dashed violet line; a hatched boundary between them. Raw records stop at the boundary and stay with the consortium. Synthetic records and terms of use cross to the corporation. Results cross back for review."
    >
      <Composition span="narrow" height={416}>
        <Sides plan={{ width: 320, inner: [100, 220], boundary: 160, top: 72, pitch: 80, split: true }} />
      </Composition>
      <Composition span="medium" height={416}>
        <Sides plan={{ width: 600, inner: [176, 424], boundary: 300, top: 72, pitch: 80, split: false }} />
      </Composition>
      <Composition span="wide" height={416}>
        <Sides plan={{ width: 1120, inner: [280, 840], boundary: 560, top: 72, pitch: 80, split: false }} />
      </Composition>
    </Picture>
  );
}

interface Plan {
  readonly width: number;
  /** Where the lines that cross begin and end. */
  readonly inner: readonly [number, number];
  /** The middle of the boundary. */
  readonly boundary: number;
  readonly top: number;
  readonly pitch: number;
  /** Whether labels take two lines. */
  readonly split: boolean;
}

type Crossing = "stopped" | "records" | "to-corporation" | "to-consortium";

const rows: readonly {
  readonly crossing: Crossing;
  readonly corporation: readonly [string, string] | null;
  readonly consortium: readonly [string, string];
}[] = [
  { crossing: "stopped", corporation: null, consortium: ["Raw", "records"] },
  { crossing: "records", corporation: ["Knowledge", "graph"], consortium: ["Synthetic", "records"] },
  { crossing: "to-corporation", corporation: ["Permitted", "uses"], consortium: ["Terms of", "use"] },
  { crossing: "to-consortium", corporation: ["Validated", "insights"], consortium: ["Bias", "review"] },
];

function Sides({ plan }: { readonly plan: Plan }) {
  const hatch = useId();
  const { width, boundary, top, pitch } = plan;
  const [left, right] = plan.inner;
  const bottom = top + pitch * rows.length;
  const lines = ([first, second]: readonly [string, string]) =>
    plan.split ? [first, second] : [`${first} ${second}`];
  return (
    <>
      <Hatch id={hatch} weight="heavy" />
      <Label x={0} y={16} lines={["Corporation"]} colour="ink" strong />
      <Label x={0} y={36} lines={["for profit"]} colour="faint" />
      <Label x={width} y={16} anchor="end" lines={["Consortium"]} colour="ink" strong />
      <Label x={width} y={36} anchor="end" lines={["non-profit"]} colour="faint" />
      <path d={`M0 56H${boundary - 12}`} strokeWidth={3} className="stroke-teal" />
      <Dot x={6} y={56} r={6} />
      <path d={`M${boundary + 12} 56H${width}`} strokeWidth={3} strokeDasharray="6 5" className="stroke-violet" />
      <rect x={boundary - 12} y={56} width={24} height={bottom - 56} fill={hatchFill(hatch)} />
      <path d={`M${boundary - 12} 56V${bottom}M${boundary + 12} 56V${bottom}`} strokeDasharray={dashes} className="stroke-violet" />
      {rows.map(({ crossing, corporation, consortium }, index) => {
        const y = top + pitch * (index + 0.5) - 8;
        return (
          <Fragment key={crossing}>
            {corporation === null ? null : (
              <Label x={0} y={y} at="middle" lines={lines(corporation)} />
            )}
            <Label x={width} y={y} at="middle" anchor="end" lines={lines(consortium)} />
            <Cross crossing={crossing} left={left} right={right} boundary={boundary} y={y} />
            {index === rows.length - 1 ? null : (
              <path
                d={`M0 ${y + pitch / 2}H${boundary - 12}M${boundary + 12} ${y + pitch / 2}H${width}`}
                strokeWidth={1}
                className="stroke-hairline"
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function Cross({
  crossing,
  left,
  right,
  boundary,
  y,
}: {
  readonly crossing: Crossing;
  readonly left: number;
  readonly right: number;
  readonly boundary: number;
  readonly y: number;
}) {
  switch (crossing) {
    case "stopped":
      return (
        <>
          <path d={`M${right} ${y}H${boundary + 20}`} strokeDasharray={dashes} className="stroke-violet" />
          <path d={`M${boundary + 20} ${y - 10}v20`} strokeWidth={3} className="stroke-violet" />
          {[0.25, 0.5, 0.85].map((share, index) => (
            <Dot key={share} x={boundary + 24 + (right - boundary - 24) * share} y={y + (index - 1) * 3} r={4 + (index % 2)} colour="violet" />
          ))}
        </>
      );
    case "records":
      return (
        <>
          <path d={`M${right} ${y}H${left + 8}`} strokeDasharray={dashes} className="stroke-violet" />
          <ArrowHead x={left + 6} y={y} towards="left" colour="violet" />
          {[0.2, 0.5, 0.8].map((share) => (
            <rect key={share} x={left + (right - left) * share - 5} y={y - 5} width={10} height={10} className="fill-surface stroke-violet" />
          ))}
        </>
      );
    case "to-corporation":
      return (
        <>
          <path d={`M${right} ${y}H${left + 8}`} strokeDasharray={dashes} className="stroke-violet" />
          <ArrowHead x={left + 6} y={y} towards="left" colour="violet" />
        </>
      );
    case "to-consortium":
      return (
        <>
          <path d={`M${left} ${y}H${right - 8}`} strokeWidth={3} className="stroke-teal" />
          <Dot x={left} y={y} r={6} />
          <ArrowHead x={right - 4} y={y} colour="teal" />
        </>
      );
  }
}
