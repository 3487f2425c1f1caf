import { texts } from "../../content/shared/drawings/recommendation-sheet";
import { incomes, rentalExample } from "../../content/shared/rental-example";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import type { Point } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Focus, Label, Line, Mark, onOneLine, SyntheticRecord } from "./primitives";

const { labels } = texts;

/** A recommendation as a form: the price, what it lies between, what it rests on, and who decides. */
export function RecommendationSheet() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 1132, medium: 804, wide: 504 }} composition={Form} />
  );
}

function Form({ size }: CompositionProps) {
  if (size === "narrow")
    return (
      <>
        <Sheet width={320} height={1132} />
        <Subject x={16} y={28} width={288} stacked />
        <Price x={16} y={80} width={288} />
        <Range x={16} y={208} width={288} />
        <Alternatives x={16} y={392} width={288} />
        <Metrics x={16} y={540} width={288} />
        <Rows x={16} y={704} width={288} part="sources" />
        <Rows x={16} y={848} width={288} part="checks" />
        <Decision x={16} y={992} width={288} />
      </>
    );
  if (size === "medium")
    return (
      <>
        <Sheet width={584} height={804} />
        <Subject x={24} y={36} width={536} />
        <Price x={24} y={64} width={200} />
        <Range x={248} y={64} width={312} />
        <Alternatives x={24} y={256} width={536} />
        <Metrics x={24} y={404} width={536} />
        <Rows x={24} y={568} width={256} part="sources" />
        <Rows x={304} y={568} width={256} part="checks" />
        <Decision x={24} y={716} width={536} flat />
      </>
    );
  return (
    <>
      <Sheet width={1264} height={504} />
      <Subject x={32} y={44} width={1200} />
      <Price x={32} y={72} width={336} tall />
      <Range x={416} y={72} width={368} tall />
      <Alternatives x={832} y={72} width={400} tall />
      <Metrics x={32} y={296} width={336} tall />
      <Rows x={416} y={296} width={240} part="sources" tall />
      <Rows x={688} y={296} width={248} part="checks" tall />
      <Decision x={968} y={296} width={264} tall />
    </>
  );
}

const { askingRent, ceiling, comps, daysEmpty, floor, recommendedRent } = rentalExample;

/** Rents that were compared, with the days empty and the income that each is expected to bring. */
const alternatives = [
  { rent: askingRent, days: daysEmpty.atAsking, income: incomes.atAsking },
  { rent: recommendedRent, days: daysEmpty.atRecommended, income: incomes.atRecommended },
  { rent: floor, days: daysEmpty.atFloor, income: incomes.atFloor },
];

interface PartProps extends Point {
  readonly width: number;
  /** Whether there is room to spare. */
  readonly tall?: boolean;
}

/** The sheet, on top of those that it rests on. */
function Sheet({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <Line kind="axis" d={`M16 0H${width + 16}V${height - 16}M8 4H${width + 8}V${height - 8}`} />
      <path d={`M0 8H${width}V${height}H0Z`} strokeWidth={1} className="fill-surface stroke-ink-2" />
    </>
  );
}

function Subject({
  x,
  y,
  width,
  stacked = false,
}: Point & { readonly width: number; readonly stacked?: boolean }) {
  return (
    <>
      <Label
        x={x}
        y={y}
        lines={stacked ? labels.subject : onOneLine(labels.subject)}
        color="ink"
        weight="strong"
      />
      <Label x={x + width} y={y} anchor="end" lines={labels.example} color="violet" weight="strong" />
    </>
  );
}

/** The rule and the name of a part. */
function Head({ x, y, width, lines }: PartProps & { readonly lines: string }) {
  return (
    <>
      <Line kind="axis" d={`M${x} ${y}h${width}M${x} ${y - 4}v9`} />
      <Label x={x} y={y + 24} lines={lines} color="faint" />
    </>
  );
}

function Price({ x, y, width, tall = false }: PartProps) {
  const base = y + (tall ? 124 : 84);
  return (
    <>
      <Head x={x} y={y} width={width} lines={labels.price.head} />
      <text
        y={base}
        className={`fill-teal-text font-heading font-semibold tracking-tight ${tall ? "text-[7em]" : "text-[4em]"}`}
      >
        <tspan x={x}>{labels.price.value(recommendedRent)}</tspan>
      </text>
      <Label x={x} y={base + (tall ? 40 : 28)} lines={labels.price.unit} />
    </>
  );
}

function Range({ x, y, width, tall = false }: PartProps) {
  const [from, to] = [1300, 1500];
  const at = (dollars: number) => x + 8 + ((dollars - from) / (to - from)) * (width - 16);
  const middle = y + (tall ? 104 : 76);
  const half = tall ? 24 : 16;
  const axis = middle + half + 52;
  return (
    <>
      <Head x={x} y={y} width={width} lines={labels.range.head} />
      <HatchedArea
        d={`M${at(comps.low)} ${middle - half}H${at(comps.high)}V${middle + half}H${at(comps.low)}Z`}

        outline="solid"
      />
      <Label
        x={at(comps.low)}
        y={middle - half - 9}
        lines={labels.range.market}
        color="violet"
        weight="strong"
      />
      <path
        d={[floor, ceiling].map((edge) => `M${at(edge)} ${middle - half - 4}V${axis - 28}`).join("")}
        className="stroke-ink"
      />
      <path d={`M${at(floor)} ${axis - 34}H${at(ceiling)}`} className="stroke-ink" />
      <Label
        x={at((floor + recommendedRent) / 2)}
        y={axis - 16}
        anchor="middle"
        lines={labels.range.limits}
        color="ink"
        weight="strong"
      />
      <Line kind="axis" d={`M${x} ${axis}h${width}`} />
      <Line
        kind="axis"
        d={range(from, to, 10)
          .map((dollars) => `M${at(dollars)} ${axis}v${dollars % 50 === 0 ? -9 : -5}`)
          .join("")}
      />
      {[1300, 1400, 1500].map((dollars, index) => (
        <Label
          key={dollars}
          x={[x, at(dollars), x + width][index] ?? 0}
          y={axis + 20}
          anchor={(["start", "middle", "end"] as const)[index] ?? "middle"}
          lines={labels.price.value(dollars)}
          color="faint"
        />
      ))}
      <Dot x={at(askingRent)} y={middle} r={5} color="quiet" />
      <Label x={at(askingRent) + 8} y={middle - half - 9} anchor="end" lines={labels.range.now} />
      <Line kind="teal" d={`M${at(recommendedRent)} ${middle}V${axis}`} />
      <Focus x={at(recommendedRent)} y={middle} />
    </>
  );
}

function Alternatives({ x, y, width, tall = false }: PartProps) {
  const [from, to] = [15_000, 15_800];
  const left = x + (width > 500 ? 176 : 160);
  const right = x + width - 64;
  const at = (income: number) => left + ((income - from) / (to - from)) * (right - left);
  const pitch = tall ? 40 : 28;
  const best = Math.max(...alternatives.map(({ income }) => income));
  return (
    <>
      <Head x={x} y={y} width={width} lines={labels.alternatives.head} />
      {alternatives.map(({ rent, days, income }, index) => {
        const row = y + (tall ? 76 : 52) + index * pitch;
        const leads = income === best;
        return (
          <g key={rent}>
            <Label
              x={x}
              y={row}
              at="middle"
              lines={labels.price.value(rent)}
              color={leads ? "teal" : "ink"}
              weight="strong"
            />
            <Label x={x + 56} y={row} at="middle" lines={labels.alternatives.days(days)} />
            <Line kind="grid" d={`M${left} ${row}H${right}`} />
            <Dot x={at(income)} y={row} r={leads ? 6 : 4} color={leads ? "teal" : "quiet"} />
            <Label
              x={x + width}
              y={row}
              at="middle"
              anchor="end"
              lines={labels.price.value(income)}
              color={leads ? "teal" : "ink"}
              weight={leads ? "strong" : "medium"}
            />
          </g>
        );
      })}
    </>
  );
}

/** The four metrics at the recommended rent and at the asking rent. */
function Metrics({ x, y, width, tall = false }: PartProps) {
  const pitch = tall ? 30 : 24;
  const right = x + width;
  return (
    <>
      <Head x={x} y={y} width={width} lines={labels.metrics.head} />
      <Label
        x={right - 64}
        y={y + 24}
        anchor="end"
        lines={labels.price.value(recommendedRent)}
        color="teal"
        weight="strong"
      />
      <Label x={right} y={y + 24} anchor="end" lines={labels.price.value(askingRent)} />
      {labels.metrics.rows.map(({ name, atRecommended, atAsking }, index) => {
        const row = y + (tall ? 60 : 50) + index * pitch;
        return (
          <g key={name}>
            <Label x={x} y={row} at="middle" lines={name} color="ink" />
            <Label
              x={right - 64}
              y={row}
              at="middle"
              anchor="end"
              lines={atRecommended}
              color="teal"
              weight={tall ? "large" : "strong"}
            />
            <Label x={right} y={row} at="middle" anchor="end" lines={atAsking} />
          </g>
        );
      })}
      <Label
        x={x}
        y={y + (tall ? 60 : 50) + 3 * pitch + (tall ? 32 : 26)}
        lines={labels.metrics.scale}
        color="faint"
      />
    </>
  );
}

/** The sources with their kinds and dates, or the checks with their outcomes. */
function Rows({ x, y, width, part, tall = false }: PartProps & { readonly part: "sources" | "checks" }) {
  const { head, rows } = labels[part];
  const pitch = tall ? 30 : 22;
  return (
    <>
      <Head x={x} y={y} width={width} lines={head} />
      {rows.map(({ name, note }, index) => {
        const row = y + (tall ? 60 : 48) + index * pitch;
        return (
          <g key={name}>
            {part === "checks" ? (
              <path d={`M${x + 1} ${row}l4 5l8-11`} strokeWidth={2} className="stroke-teal" />
            ) : (
              <Source x={x + 6} y={row} index={index} />
            )}
            <Label x={x + 24} y={row} at="middle" lines={name} color="ink" />
            <Label x={x + width} y={row} at="middle" anchor="end" lines={note} />
          </g>
        );
      })}
    </>
  );
}

/** What a source is: the customer's own, the market's, of impact, or synthetic. */
function Source({ x, y, index }: Point & { readonly index: number }) {
  switch (index) {
    case 1:
      return <Mark kind="market" x={x} y={y} />;
    case 2:
      return <Mark kind="impact" x={x} y={y} />;
    case 3:
      return <SyntheticRecord x={x} y={y} />;
    default:
      return <Dot x={x} y={y} color="ink" />;
  }
}

function Decision({ x, y, width, tall = false, flat = false }: PartProps & { readonly flat?: boolean }) {
  const { head, accept, change, reject, signature, review } = labels.decision;
  const choice = flat ? 84 : Math.min(112, (width - 24) / 3);
  const top = y + (tall ? 48 : 40);
  const line = flat ? { x: x + 3 * (choice + 8) + 16, y: top + 22 } : { x, y: top + 68 };
  return (
    <>
      <Head x={x} y={y} width={width} lines={head} />
      {[accept, change, reject].map((lines, index) => (
        <g key={lines}>
          <path
            d={`M${x + index * (choice + 8)} ${top + 6}h14v14h-14Z`}
            className="fill-surface stroke-ink"
          />
          <Label x={x + index * (choice + 8) + 22} y={top + 13} at="middle" lines={lines} color="ink" />
        </g>
      ))}
      <Line kind="quiet" d={`M${line.x} ${line.y}H${flat ? x + width : x + (tall ? 160 : 112)}`} />
      <Label x={line.x} y={line.y + 18} lines={signature} color="faint" />
      {flat ? null : <Label x={tall ? x : x + 124} y={tall ? line.y + 48 : line.y - 3} lines={review} />}
    </>
  );
}
