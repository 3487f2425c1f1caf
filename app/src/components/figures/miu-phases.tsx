import type { Lines } from "../../content/shared/figures";
import { texts } from "../../content/shared/figures/miu-phases";
import { range } from "./range";
import type { Point } from "./path";
import { Composition, noteColumns, Picture } from "./picture";
import { dashes, Dot, Heads, Label, onOneLine } from "./primitives";

const { labels } = texts;
const { consumer, utility, layer } = labels.phases;

/**
 * The reach of the incentive unit, phase by phase: between a business and its customers, across the
 * platform with a ledger below it, and open to anyone as a layer to build on.
 */
export function MiuPhases() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={528}>
        <Rows />
      </Composition>
      <Composition span="medium" height={368}>
        <Stairs width={600} levels={[304, 256, 208]} businesses={3} />
      </Composition>
      <Composition span="wide" height={368}>
        <Stairs width={1280} levels={[304, 248, 192]} businesses={4} />
      </Composition>
    </Picture>
  );
}

/** The phases side by side, as stairs. */
function Stairs({
  width,
  levels,
  businesses,
}: {
  readonly width: number;
  /** Height of the line in each phase. */
  readonly levels: readonly [number, number, number];
  /** How many businesses the second phase shows. */
  readonly businesses: number;
}) {
  const [, two = 0, three = 0] = noteColumns(width, 3);
  const [low, middle, high] = levels;
  const gap = width > 1000 ? 16 : 12;
  const bottom = low + 56;
  const joined = width > 1000;
  const heads = [
    { x: 0, lines: consumer.head },
    { x: two, lines: utility.head },
    { x: three, lines: layer.head },
  ];
  const fitted = (caption: Lines) => (joined ? onOneLine(caption) : caption);
  return (
    <>
      <Heads width={width} y={48} heads={heads} joined={joined} />
      <path d={`M${three - gap} 48V${bottom}`} strokeDasharray={dashes} className="stroke-violet" />
      <Label x={three - gap - 10} y={bottom - 2} anchor="end" lines={labels.private} color="violet" />
      <Label x={three - gap + 10} y={bottom - 2} lines={labels.public} color="violet" />

      <Ledger from={two - gap + 6} to={three - gap - 6} y={middle} />
      <Ledger from={three - gap + 6} to={width} y={high} />
      <path
        d={`M0 ${low}H${two - gap}V${middle}H${three - gap}V${high}H${width}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      <Business x={two / 2 - gap} y={low} />
      {Array.from({ length: businesses }, (_, index) => (
        <Business key={index} x={two - gap + ((three - two) * (index + 0.5)) / businesses} y={middle} small />
      ))}
      <Crowd from={three + 12} to={width - 8} y={high} />

      <Label x={0} y={low + 30} lines={fitted(consumer.caption)} />
      <Label x={two - gap + 6} y={middle + 42} lines={fitted(utility.caption)} />
      <Label x={three - gap + 10} y={high + 42} lines={fitted(layer.caption)} />
    </>
  );
}

/** The phases one below the other: the line grows until it runs off the edge. */
function Rows() {
  const rows = [
    { phase: consumer, head: 16, line: 124, end: 112 },
    { phase: utility, head: 184, line: 292, end: 224 },
    { phase: layer, head: 376, line: 488, end: 320 },
  ] as const;
  const boundary = 344;
  return (
    <>
      {rows.map(({ phase, head, line, end }, index) => (
        <g key={line}>
          <Label x={0} y={head} lines={onOneLine(phase.head)} color="ink" weight="strong" />
          {index === 0 ? null : <Ledger from={6} to={end} y={line} />}
          <path d={`M0 ${line}H${end}`} strokeWidth={3} className="stroke-teal" />
          <Label x={0} y={line + (index === 0 ? 24 : 34)} lines={onOneLine(phase.caption)} />
        </g>
      ))}
      <Business x={56} y={rows[0].line} />
      {[40, 112, 184].map((x) => (
        <Business key={x} x={x} y={rows[1].line} small />
      ))}
      <Crowd from={16} to={312} y={rows[2].line} height={0.75} />
      <path d={`M0 ${boundary}H320`} strokeDasharray={dashes} className="stroke-violet" />
      <Label x={320} y={boundary - 8} anchor="end" lines={labels.private} color="violet" />
      <Label x={320} y={boundary + 18} anchor="end" lines={labels.public} color="violet" />
    </>
  );
}

/** A mark for every use. */
function Ledger({ from, to, y }: { readonly from: number; readonly to: number; readonly y: number }) {
  return (
    <path
      d={range(from, to, 8)
        .map((x) => `M${x} ${y + 8}v8`)
        .join("")}
      strokeWidth={1}
      className="stroke-ink-3"
    />
  );
}

/** A business with its customers, and the unit where it meets the line. */
function Business({ x, y, small = false }: Point & { readonly small?: boolean }) {
  const spread = small ? 18 : 28;
  const height = small ? 48 : 64;
  return (
    <>
      <path
        d={`M${x} ${y}v-24${[-1, 0, 1].map((side) => `M${x} ${y - 24}l${side * spread} ${-(height - 24)}`).join("")}`}
        className="stroke-ink-3"
      />
      <rect x={x - 5} y={y - 29} width={10} height={10} className="fill-ink" />
      {[-1, 0, 1].map((side) => (
        <Dot key={side} x={x + side * spread} y={y - height} color="violet" />
      ))}
      <Dot x={x} y={y} r={5} />
    </>
  );
}

/** Participants of every kind, each on a stem of its own. */
const stems = [56, 88, 40, 104, 64, 32, 80, 112, 48, 72, 96, 40, 64, 104, 56, 88, 36, 76, 100, 52] as const;

function Crowd({
  from,
  to,
  y,
  height = 1,
}: {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Scales the stems. */
  readonly height?: number;
}) {
  return range(from, to, 24).map((x, index) => {
    const top = y - height * (stems[index % stems.length] ?? 0);
    return (
      <g key={x}>
        <path d={`M${x} ${y}V${top}`} className="stroke-ink-3" />
        {index % 3 === 0 ? (
          <rect x={x - 5} y={top - 5} width={10} height={10} className="fill-ink" />
        ) : index % 3 === 1 ? (
          <Dot x={x} y={top} color="violet" />
        ) : (
          <path d={`M${x} ${top - 5}l5 5l-5 5l-5-5Z`} className="fill-surface stroke-ink" />
        )}
        <Dot x={x} y={y} r={4} />
      </g>
    );
  });
}
