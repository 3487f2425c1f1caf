import { texts } from "../../content/shared/drawings/off-the-sheet";
import { HatchedArea } from "./hatch";
import { area, steps } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { lastDay, marketRange, prices } from "./price-series";
import { ArrowHead, Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** A ruled sheet with a range and a price line, which runs over the edge and drops beside it. */
export function OffTheSheet() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 328, medium: 448 }} composition={Sheet} />;
}

const top = 40;

/** Dollars at the lower and at the upper edge of the sheet. */
const floor = 112;
const ceiling = 168;

function Sheet({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** The sheet in squares of `pitch`. */
  const rows = 10;
  const [columns, pitch] = roomy ? [12, 36] : [9, 24];
  /** Where the line drops, and how deep. */
  const [fall, end] = roomy ? [520, 404] : [276, 296];
  const edge = columns * pitch;
  const bottom = top + rows * pitch;
  const x = (day: number) => (day / lastDay) * edge;
  const y = (price: number) => bottom - ((price - floor) / (ceiling - floor)) * (bottom - top);
  const days = Array.from({ length: lastDay / 4 + 1 }, (_, index) => index * 4);
  const side = (key: "low" | "high") => days.map((day) => ({ x: x(day), y: y(marketRange(day)[key]) }));
  const line = prices.map(({ day, price }) => ({ x: x(day), y: y(price) }));
  const last = line.at(-1)?.y ?? top;
  return (
    <>
      <Line
        kind="grid"
        d={
          Array.from({ length: rows }, (_, row) => `M0 ${top + row * pitch}H${edge}`).join("") +
          Array.from({ length: columns }, (_, column) => `M${column * pitch} ${top}V${bottom}`).join("")
        }
      />
      <HatchedArea d={area(side("high"), side("low"))} outline="solid" />
      <Line
        kind="axis"
        d={Array.from({ length: columns + 1 }, (_, column) => `M${column * pitch} ${bottom - 4}v9`).join("")}
      />
      <path d={`M0 ${bottom}H${edge + 8}M${edge} ${top - 16}V${bottom + 8}`} className="stroke-ink-3" />
      <Line kind="teal" d={`${steps(line)}H${fall}V${end}`} />
      {line.slice(1).map((point) => (
        <Dot key={point.x} x={point.x} y={point.y} r={3} />
      ))}
      <ArrowHead x={fall} y={(last + end) / 2} towards="down" color="teal" />
      <Focus x={fall} y={end} />
      <Label x={0} y={top - 14} lines={labels.sheet} color="faint" />
      <Label x={edge + 10} y={top - 6} lines={labels.edge} color="faint" />
      <Label x={fall} y={end + 28} anchor="middle" lines={labels.here} color="teal" weight="strong" />
    </>
  );
}
