import { Composition, Picture } from "./picture";
import { dashes, Dot, Label } from "./primitives";

/**
 * The reach of the incentive unit, phase by phase: between a business and its customers, across the
 * platform with a ledger under it, and open to anyone as a layer to build on.
 */
export function MiuPhases() {
  return (
    <Picture
      title="The incentive unit in three phases"
      description="A teal line rises in three steps. On the first, one business and its three customers exchange the unit. On the second, several businesses do, and every exchange leaves a mark on a ledger below the line. A dashed boundary ends the private part. On the third and highest step the line runs on without end, and others build on it."
    >
      <Composition span="narrow" height={480}>
        <Phases plan={{ width: 320, columns: [0, 96, 200], levels: [416, 344, 272], lines: true }} />
      </Composition>
      <Composition span="medium" height={360}>
        <Phases plan={{ width: 600, columns: [0, 176, 376], levels: [312, 264, 216], lines: true }} />
      </Composition>
      <Composition span="wide" height={336}>
        <Phases plan={{ width: 1120, columns: [0, 368, 744], levels: [288, 240, 192], lines: false }} />
      </Composition>
    </Picture>
  );
}

interface Plan {
  readonly width: number;
  readonly columns: readonly [number, number, number];
  /** Height of the line in each phase. */
  readonly levels: readonly [number, number, number];
  readonly lines: boolean;
}

const titles = [
  ["Pricing tool", "for customers"],
  ["Private utility,", "auditable"],
  ["Public layer,", "open to all"],
] as const;

function Phases({ plan }: { readonly plan: Plan }) {
  const { width, columns, levels } = plan;
  const [one, two, three] = columns;
  const [low, middle, high] = levels;
  const bottom = low + 32;
  return (
    <>
      {columns.map((x, index) => (
        <g key={x}>
          <path d={`M${x} 40v9`} strokeWidth={1} className="stroke-control" />
          <Label x={x} y={14} lines={[`${index + 1}`]} colour="faint" />
          <Label x={x + 16} y={14} lines={plan.lines ? (titles[index] ?? []) : [(titles[index] ?? []).join(" ")]} colour="ink" weight="strong" />
        </g>
      ))}
      <path d={`M0 44H${width}`} strokeWidth={1} className="stroke-control" />
      <path d={`M${three - 12} 44V${bottom}`} strokeDasharray={dashes} className="stroke-violet" />
      <Label x={three - 20} y={bottom - 4} anchor="end" lines={["private"]} colour="violet" />
      <Label x={three - 4} y={bottom - 4} lines={["public"]} colour="violet" />
      {ticks(two, three - 24, 12).map((x) => (
        <path key={x} d={`M${x} ${middle + 8}v8`} strokeWidth={1} className="stroke-ink-3" />
      ))}
      {ticks(three, width, 12).map((x) => (
        <path key={x} d={`M${x} ${high + 8}v8`} strokeWidth={1} className="stroke-ink-3" />
      ))}
      <Business x={one + (two - one) / 2 - 12} y={low} spread={28} unit />
      {[0.2, 0.5, 0.8].map((share) => (
        <Business key={share} x={two + (three - two - 24) * share} y={middle} spread={16} />
      ))}
      <Built left={three + 8} right={width} y={high} />
      <path d={`M${one} ${low}H${two - 12}V${middle}H${three - 12}V${high}H${width}`} strokeWidth={3} className="stroke-teal" />
    </>
  );
}

/** A business on the line with its customers above it. */
function Business({ x, y, spread, unit = false }: { readonly x: number; readonly y: number; readonly spread: number; readonly unit?: boolean }) {
  const customers = [-spread, 0, spread];
  return (
    <>
      {customers.map((dx) => (
        <g key={dx}>
          <path d={`M${x} ${y - 24}L${x + dx} ${y - 64}`} className="stroke-ink-3" />
          <Dot x={x + dx} y={y - 64} colour="violet" />
        </g>
      ))}
      <path d={`M${x} ${y}V${y - 24}`} className="stroke-ink-3" />
      <rect x={x - 5} y={y - 29} width={10} height={10} className="fill-ink" />
      {unit ? <Dot x={x + spread / 2} y={y - 44} r={5} /> : null}
    </>
  );
}

/** What others put on the open layer. */
function Built({ left, right, y }: { readonly left: number; readonly right: number; readonly y: number }) {
  const heights = [40, 64, 32, 88, 56, 72, 48, 104, 64, 80];
  const pitch = 32;
  const count = Math.min(heights.length, Math.floor((right - left) / pitch) + 1);
  return heights.slice(0, count).map((height, index) => (
    <rect key={index} x={left + index * pitch} y={y - height} width={20} height={height} className="fill-surface stroke-ink-3" />
  ));
}

function ticks(from: number, to: number, pitch: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / pitch)) }, (_, index) => from + index * pitch);
}
