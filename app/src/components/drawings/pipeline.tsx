import { texts } from "../../content/shared/drawings/pipeline";
import { type Point, polyline } from "./path";
import { type CompositionProps, ComposedDrawing, noteColumns } from "./drawing";
import { Dot, Gate, Label, Line, Mark } from "./primitives";

const { labels } = texts;

/** The same observations four times: each step adds something to them and takes nothing away. */
export function Pipeline() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 416, medium: 576, wide: 304 }} composition={Panels} />
  );
}

type Step = 0 | 1 | 2 | 3;
const kinds = ["market", "customer", "impact"] as const;
type Kind = (typeof kinds)[number];

/** The field in which the observations lie; panels scale it. */
const field = { width: 256, height: 176 };

const observations: readonly (Point & { readonly kind: Kind })[] = [
  { x: 8, y: 40, kind: "market" },
  { x: 8, y: 112, kind: "customer" },
  { x: 40, y: 152, kind: "impact" },
  { x: 64, y: 72, kind: "customer" },
  { x: 80, y: 16, kind: "market" },
  { x: 104, y: 120, kind: "market" },
  { x: 112, y: 168, kind: "customer" },
  { x: 128, y: 56, kind: "impact" },
  { x: 152, y: 104, kind: "customer" },
  { x: 176, y: 16, kind: "customer" },
  { x: 176, y: 144, kind: "impact" },
  { x: 200, y: 72, kind: "market" },
];

const ties = [
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 7],
  [4, 7],
  [4, 9],
  [5, 6],
  [5, 8],
  [6, 10],
  [7, 8],
  [7, 11],
  [8, 10],
  [8, 11],
  [9, 11],
  [5, 7],
] as const;

/** Chains of cause, and the height at which each leaves the field. */
const chains = [
  { through: [0, 4, 9], y: 24, holds: false },
  { through: [1, 3, 7, 11], y: 80, holds: true },
  { through: [2, 6, 10], y: 136, holds: false },
] as const;

/** What there is after each step. */
const counts = [
  observations.length,
  ties.length,
  chains.length,
  chains.filter(({ holds }) => holds).length,
] as const;

/** Where a chain leaves the observations, and where the test stands. */
const exit = 220;
const test = 236;

function Panels({ size, width }: CompositionProps) {
  const columns = { narrow: [0, 176], medium: [0, 312], wide: noteColumns(size, 4) }[size];
  const panel = { narrow: 144, medium: 288, wide: 296 }[size];
  return (
    <>
      {([0, 1, 2, 3] as const).map((step) => (
        <Panel
          key={step}
          x={columns[step % columns.length] ?? 0}
          y={Math.floor(step / columns.length) * (size === "narrow" ? 192 : 272)}
          width={panel}
          step={step}
        />
      ))}
      <Key size={size} width={width} />
    </>
  );
}

function Panel({ x, y, width, step }: Point & { readonly width: number; readonly step: Step }) {
  const { name, outcome } = labels.steps[step];
  const scale = width / field.width;
  const place = (point: Point): Point => ({ x: point.x * scale, y: point.y * scale });
  const at = (index: number): Point => place(observations[index] ?? { x: 0, y: 0 });
  const supports = (index: number) =>
    step === 3 && chains.some(({ holds, through }) => holds && through.some((link) => link === index));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Line kind="axis" d={`M0 32H${width}M0 28v9`} />
      <Label x={0} y={18} lines={`${step + 1}`} color="faint" />
      <Label x={20} y={18} lines={name} color="ink" weight="strong" />
      {width < 200 ? null : (
        <Label x={width} y={18} anchor="end" lines={outcome(counts[step])} color="faint" />
      )}
      <g transform="translate(0 52)">
        {step === 0 ? null : (
          <path
            d={ties.map(([from, to]) => polyline([at(from), at(to)])).join("")}
            strokeWidth={1}
            className={step === 1 ? "stroke-control" : "stroke-hairline"}
          />
        )}
        {step === 3 ? <Gate x={test * scale} y={0} height={field.height * scale} /> : null}
        {step < 2
          ? null
          : chains.map(({ through, y: height, holds }) => (
              <Chain
                key={height}
                line={[...through.map(at), place({ x: exit, y: height })]}
                end={step === 3 && !holds ? test * scale - 12 : width}
                state={step === 2 ? "candidate" : holds ? "holds" : "rejected"}
              />
            ))}
        {observations.map(({ kind }, index) =>
          supports(index) ? (
            <Dot key={index} {...at(index)} r={5} />
          ) : (
            <Mark key={index} {...at(index)} kind={kind} faded={step === 3} />
          ),
        )}
      </g>
    </g>
  );
}

function Chain({
  line,
  end,
  state,
}: {
  readonly line: readonly Point[];
  readonly end: number;
  readonly state: "candidate" | "rejected" | "holds";
}) {
  const y = line.at(-1)?.y ?? 0;
  const path = `${polyline(line)}H${end}`;
  switch (state) {
    case "candidate":
      return (
        <>
          <Line kind="ink" d={path} />
          <Dot x={end - 5} y={y} color="quiet" />
        </>
      );
    case "rejected":
      return <path d={`${path}m-5-5l5 5l-5 5m5-5m5-5l-5 5l5 5`} className="stroke-control" />;
    case "holds":
      return (
        <>
          <Line kind="teal" d={path} />
          <Dot x={end - 7} y={y} r={7} />
        </>
      );
  }
}

/** What the marks stand for, and that the drawing is no record of anything. */
function Key({ size, width }: CompositionProps) {
  const { y, pitch } = {
    narrow: { y: 408, pitch: 104 },
    medium: { y: 568, pitch: 120 },
    wide: { y: 296, pitch: 112 },
  }[size];
  return (
    <>
      {kinds.map((kind, index) => (
        <g key={kind}>
          <Mark x={index * pitch + 5} y={y - 5} kind={kind} />
          <Label x={index * pitch + 18} y={y} lines={labels.key[kind]} />
        </g>
      ))}
      <Label
        x={width}
        y={size === "narrow" ? y - 24 : y}
        anchor="end"
        lines={labels.illustration}
        color="faint"
      />
    </>
  );
}
