import { texts } from "../../content/shared/drawings/stewardship-boundary";
import { range } from "./range";
import { HatchedArea } from "./hatch";
import { box, type Point } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { ArrowHead, dashes, Focus, Label, Line, onOneLine, SyntheticRecord } from "./primitives";

const { labels } = texts;

/**
 * A building whose households contribute, the consortium that keeps their records, and the two things
 * that cross its boundary: synthetic records on their way out, and findings on their way back.
 */
export function StewardshipBoundary() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 496, medium: 520 }} composition={Boundary} />;
}

function Boundary({ size }: CompositionProps) {
  return size === "narrow" ? <Down /> : <Across />;
}

/** Lines that leave the drawing on the right end here, beyond the edge of any window. */
const beyond = 1600;

/** The windows of the households that contribute, as column and floor from the top. */
const tower = {
  width: 104,
  height: 376,
  columns: 3,
  rows: 8,
  pitch: { x: 32, y: 36 },
  window: { width: 16, height: 20 },
  contributes: [
    [2, 1],
    [0, 2],
    [1, 3],
    [2, 4],
    [0, 5],
    [1, 6],
    [2, 6],
  ],
} as const;

const row = {
  width: 320,
  height: 96,
  columns: 10,
  rows: 3,
  pitch: { x: 30.5, y: 28 },
  window: { width: 18, height: 18 },
  contributes: [
    [2, 2],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 0],
    [7, 1],
    [7, 2],
  ],
} as const;

function Across() {
  const [left, right, wall] = [176, 392, 20];
  const [top, bottom] = [48, 496];
  const cards = [96, 192, 288];
  const back = 440;
  return (
    <>
      <Label x={0} y={16} lines={labels.illustration} color="faint" />
      <Label x={0} y={64} lines={labels.households} />
      <Building y={96} plan={tower} />
      <path d="M40 472v-48h24v48" className="fill-sunken stroke-control" />

      <path d={box(left, top, right - left, bottom - top)} className="fill-violet-tint" />
      <Line kind="violet" d={`M${right} ${top}H${left}V${bottom}H${right}`} />
      <HatchedArea d={box(right, top, wall, bottom - top)} weight="heavy" tint={false} />
      <path d={`M${right} ${top}V${bottom}M${right + wall} ${top}V${bottom}`} className="stroke-violet" />
      <Label x={left} y={top - 14} lines={labels.consortium} color="violet" weight="strong" />
      <Label x={left + 24} y={top + 32} lines={labels.raw} color="violet" />

      {cards.map((y, index) => (
        <g key={y}>
          <Line kind="violet" d={`M104 ${y + 36}H${left + 24}`} />
          <Card
            x={left + 24}
            y={y}
            width={168}
            rent={labels.rents[index] ?? ""}
            filled={0.5 + 0.17 * ((index * 2) % 3)}
          />
          <Line kind="violet" d={`M${right + wall} ${y + 36}H${beyond}`} />
          {range(right + wall + 20 + 14 * (index % 2), beyond, 40).map((x) => (
            <SyntheticRecord key={x} x={x} y={y + 36} />
          ))}
        </g>
      ))}
      <Label x={right + wall + 12} y={64} lines={labels.synthetic} color="violet" weight="strong" />

      <Line kind="teal" d={`M${beyond} ${back}H296`} />
      <path d={`M296 ${back}H112`} strokeWidth={3} className="stroke-violet" />
      <ArrowHead x={right + wall + 4} y={back} towards="left" color="teal" />
      <ArrowHead x={110} y={back} towards="left" color="violet" />
      <Focus x={296} y={back} color="violet" />
      <Label x={right + wall + 12} y={back + 28} lines={labels.findings} color="teal" weight="strong" />
      <Label x={296} y={back + 32} anchor="middle" lines={labels.review} color="violet" weight="strong" />
      <Label x={112} y={back + 28} lines={labels.report} color="violet" weight="strong" />
    </>
  );
}

function Down() {
  const [top, bottom, wall] = [168, 312, 16];
  const [cardTop, review, end] = [184, 220, 496];
  const cards = [8, 120];
  /** Where records go into a card, and leave the boundary below it. */
  const tracks = cards.map((x) => x + 28);
  const back = 296;
  return (
    <>
      <Label x={0} y={12} lines={onOneLine(labels.households)} />
      <Label x={320} y={12} anchor="end" lines={labels.illustration} color="faint" />
      <Building y={24} plan={row} />

      <path d={box(0, top, 320, bottom - top)} className="fill-violet-tint" />
      <Line kind="violet" d={`M0 ${bottom}V${top}H320V${bottom}`} />
      <HatchedArea d={box(0, bottom, 320, wall)} weight="heavy" pitch={5} tint={false} />
      <path d={`M0 ${bottom}H320M0 ${bottom + wall}H320`} className="stroke-violet" />
      <Label x={8} y={bottom - 32} lines={labels.consortium} color="violet" weight="strong" />
      <Label x={8} y={bottom - 14} lines={labels.raw} color="violet" />
      {cards.map((x, index) => (
        <Card
          key={x}
          x={x}
          y={cardTop}
          width={104}
          rent={labels.rents[index] ?? ""}
          filled={0.6 + 0.3 * index}
        />
      ))}
      {tracks.map((x, index) => (
        <g key={x}>
          <Line kind="violet" d={`M${x} 120V${cardTop}M${x} ${bottom + wall}V${end}`} />
          {range(bottom + wall + 20 + 14 * index, end - 8, 36).map((y) => (
            <SyntheticRecord key={y} x={x} y={y} />
          ))}
        </g>
      ))}
      <Label x={164} y={bottom + wall + 104} lines={labels.synthetic} color="violet" weight="strong" />

      <Line kind="teal" d={`M${back} ${end}V${review}`} />
      <path d={`M${back} ${review}V124`} strokeWidth={3} className="stroke-violet" />
      <ArrowHead x={back} y={bottom + wall + 4} towards="up" color="teal" />
      <ArrowHead x={back} y={122} towards="up" color="violet" />
      <Focus x={back} y={review} color="violet" />
      <Label
        x={back - 10}
        y={bottom + wall + 36}
        anchor="end"
        lines={labels.findings}
        color="teal"
        weight="strong"
      />
      <Label
        x={back - 16}
        y={review}
        at="middle"
        anchor="end"
        lines={labels.review}
        color="violet"
        weight="strong"
      />
      <Label x={back - 10} y={148} anchor="end" lines={labels.report} color="violet" weight="strong" />
    </>
  );
}

/** An apartment building from the front; the windows of those who contribute are filled. */
function Building({
  y,
  plan: { width, height, columns, rows, pitch, window, contributes },
}: {
  readonly y: number;
  readonly plan: typeof tower | typeof row;
}) {
  const windows = (filled: boolean) =>
    range(0, columns * rows - 1, 1)
      .map((index) => [index % columns, Math.floor(index / columns)] as const)
      .filter(([column, floor]) => contributes.some(([c, f]) => c === column && f === floor) === filled)
      .map(([column, floor]) =>
        box(
          12 + column * pitch.x,
          y + pitch.y - window.height + floor * pitch.y,
          window.width,
          window.height,
        ),
      )
      .join("");
  return (
    <>
      <path d={box(0, y, width, height)} className="fill-surface stroke-control" />
      <path d={windows(false)} className="fill-sunken stroke-hairline" />
      <path d={windows(true)} className="fill-violet stroke-violet" />
    </>
  );
}

/** The record of a household: its name and apartment, which are not shown, and its rent. */
function Card({
  x,
  y,
  width,
  rent,
  filled,
}: Point & { readonly width: number; readonly rent: string; readonly filled: number }) {
  const value = x + 54;
  const room = width - 62;
  const { fields } = labels;
  return (
    <>
      <path d={box(x, y, width, 72)} strokeDasharray={dashes} className="fill-surface stroke-violet" />
      <Label x={x + 8} y={y + 16} at="middle" lines={fields.name} color="faint" />
      <path d={box(value, y + 12, room * filled, 8)} className="fill-violet" />
      <Label x={x + 8} y={y + 36} at="middle" lines={fields.apartment} color="faint" />
      <path d={box(value, y + 32, room * 0.4, 8)} className="fill-violet" />
      <Label x={x + 8} y={y + 56} at="middle" lines={fields.rent} color="faint" />
      <Label x={value} y={y + 56} at="middle" lines={rent} color="ink" />
    </>
  );
}
