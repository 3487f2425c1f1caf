import { texts } from "../../content/shared/drawings/record-before-after";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { box } from "./path";
import { range } from "./range";
import { ArrowHead, dashes, Label, Line } from "./primitives";

const { labels } = texts;
const { generated, heads, patterns, records } = labels;

/**
 * Some raw records and some synthetic ones as two tables with the same columns: which fields are
 * replaced, that no row is in both, and that the averages of the two sets nearly agree.
 */
export function RecordBeforeAfter() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 506, medium: 506 }} composition={Tables} />;
}

type Columns = readonly [number, number, number, number, number];

const pitch = 30;
/** The upper edges of the two tables' heads, and of the boundary between them. */
const [rawTop, wallTop, generatedTop] = [32, 232, 304] as const;
const wall = 40;

/** Lengths of the names, which are not shown, as shares of their column. */
const names = [0.55, 0.8, 0.4, 0.65] as const;

function Tables({ size, width }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the tables end: beyond the edge of the window where they are cropped. */
  const edge = roomy ? 1600 : 400;
  /** Where the values of each column begin. */
  const columns: Columns = roomy ? [16, 160, 264, 384, 496] : [8, 74, 130, 196, 258];
  const [who, where, rent, repairs, lease] = columns;
  const room = where - who - 16;
  return (
    <>
      <Label x={0} y={16} lines={labels.raw} color="violet" weight="strong" />
      <Label x={width} y={16} anchor="end" lines={labels.example} color="faint" />
      <Table
        top={rawTop}
        edge={edge}
        columns={columns}
        heads={[heads.tenant, heads.apartment, heads.rent, heads.repairs, heads.lease]}
        records={records}
        pattern={patterns.raw}
        dashed
      />
      {records.map((record, index) => {
        const y = middleOf(rawTop, index);
        return (
          <g key={record.apartment}>
            <path d={box(who, y - 4, room * (names[index] ?? 1), 8)} className="fill-violet" />
            <Label x={where} y={y} at="middle" lines={record.apartment} color="ink" />
          </g>
        );
      })}

      {/* What goes through the boundary and what stops there. */}
      <Line kind="violet" d={[who, where].map((x) => `M${x + 8} ${wallTop - 16}V${wallTop - 6}`).join("")} />
      <path
        d={[who, where].map((x) => `M${x} ${wallTop - 6}h16`).join("")}
        strokeWidth={3}
        className="stroke-violet"
      />
      <HatchedArea d={box(0, wallTop, edge, wall)} weight="heavy" tint={false} />
      <Label plated x={16} y={wallTop + wall / 2} at="middle" lines={labels.boundary} color="violet" />
      <path d={`M0 ${wallTop}H${edge}M0 ${wallTop + wall}H${edge}`} className="stroke-violet" />
      <path
        d={[rent, repairs, lease].map((x) => `M${x + 8} ${wallTop - 16}V${generatedTop - 14}`).join("")}
        className="stroke-violet"
      />
      {[rent, repairs, lease].map((x) => (
        <ArrowHead key={x} x={x + 8} y={generatedTop - 12} towards="down" color="violet" />
      ))}
      <Table
        top={generatedTop}
        edge={edge}
        columns={columns}
        heads={[heads.spid, heads.part, heads.rent, heads.repairs, heads.lease]}
        records={generated}
        pattern={patterns.synthetic}
      />
      {generated.map((record, index) => {
        const y = middleOf(generatedTop, index);
        return (
          <g key={record.spid}>
            <Label x={who} y={y} at="middle" lines={record.spid} color="violet" weight="strong" />
            <Label x={where} y={y} at="middle" lines={record.part} color="ink" />
          </g>
        );
      })}
      <Label
        x={0}
        y={middleOf(generatedTop, generated.length) + pitch / 2 + 28}
        lines={labels.synthetic}
        color="violet"
        weight="strong"
      />
    </>
  );
}

const headTall = 26;

/** The middle of a row; the row after the last record holds the pattern. */
function middleOf(top: number, row: number): number {
  return top + headTall + (row + 0.5) * pitch;
}

/** The frame of a table with its heads, the rules between its rows, and the row of the pattern. */
function Table({
  top,
  edge,
  columns,
  heads: names,
  records: rows,
  pattern,
  dashed = false,
}: {
  readonly top: number;
  readonly edge: number;
  readonly columns: Columns;
  readonly heads: readonly string[];
  readonly records: readonly { readonly rent: string; readonly repairs: string; readonly lease: string }[];
  readonly pattern: { readonly name: string; readonly rent: string; readonly repairs: string };
  readonly dashed?: boolean;
}) {
  const bottom = top + headTall + rows.length * pitch;
  const [who, , rent, repairs, lease] = columns;
  return (
    <>
      <path d={box(0, top, edge, bottom - top)} className="fill-surface" />
      <path d={box(0, bottom, edge, pitch)} className="fill-violet-tint" />
      {names.map((name, index) => (
        <Label
          key={name}
          x={columns[index] ?? 0}
          y={top + headTall / 2}
          at="middle"
          lines={name}
          color="faint"
        />
      ))}
      <Line
        kind="grid"
        d={range(0, rows.length - 1, 1)
          .map((row) => `M0 ${top + headTall + row * pitch}H${edge}`)
          .join("")}
      />
      <path
        d={`M${edge} ${top}H0V${bottom + pitch}H${edge}M0 ${bottom}H${edge}`}
        strokeDasharray={dashed ? dashes : undefined}
        className="stroke-violet"
      />
      {rows.flatMap((record, index) =>
        (
          [
            [rent, record.rent],
            [repairs, record.repairs],
            [lease, record.lease],
          ] as const
        ).map(([x, lines]) => (
          <Label key={`${index} ${x}`} x={x} y={middleOf(top, index)} at="middle" lines={lines} color="ink" />
        )),
      )}
      <Label x={who} y={bottom + pitch / 2} at="middle" lines={pattern.name} color="violet" />
      <Label
        x={rent}
        y={bottom + pitch / 2}
        at="middle"
        lines={pattern.rent}
        color="violet"
        weight="strong"
      />
      <Label
        x={repairs}
        y={bottom + pitch / 2}
        at="middle"
        lines={pattern.repairs}
        color="violet"
        weight="strong"
      />
    </>
  );
}
