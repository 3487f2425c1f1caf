import { texts } from "../../content/shared/drawings/off-the-sheet";
import { Drawing } from "./drawing";
import { range } from "./geometry";
import { at, Axis, Note, Paths, Plot, scale } from "./plot";
import { lastDay, prices, PriceSeries } from "./price-series";
import { Dots, Focus, Line } from "./primitives";

const { labels } = texts;

/** The sheet, whose squares are as high as wide in a box of 4 to 3; and where the line drops beside it. */
const [top, edge] = [10, 78];
const pitch = edge / 10;
const bottom = top + (7 * pitch * 4) / 3;
const end = { x: 89, y: 94 };

const x = scale(0, lastDay, 0, edge);
const y = scale(168, 112, top, bottom);

/** A ruled sheet with a range and a price line, which runs over the edge and drops beside it. */
export function OffTheSheet() {
  const columns = range(0, edge, pitch);
  const rows = range(top, bottom + 0.1, (pitch * 4) / 3);
  return (
    <Drawing description={texts.description}>
      <Plot className="aspect-4/3 min-w-[calc(100%+var(--bleed))]">
        <Paths>
          <Line
            kind="grid"
            d={
              rows.map((row) => `M0 ${row}H${edge}`).join("") +
              columns.map((column) => `M${column} ${top}V${bottom}`).join("")
            }
          />
        </Paths>
        <PriceSeries x={x} y={y} end={`H${end.x}V${end.y}`} />
        <Paths>
          <path d={`M${edge} ${top - 4}V${bottom + 2}`} className="stroke-ink-3" />
        </Paths>
        <Axis y={bottom} end={edge} ticks={columns} />
        <Dots points={prices.slice(1).map(({ day, price }) => at({ x: x(day), y: y(price) }))} r={3} />
        <Focus {...at(end)} />
        <Note x={0} y={top} side="above start" tone="quiet" text={labels.sheet} />
        <Note x={edge} y={top} side="above left" tone="quiet" text={labels.edge} />
        <Note x={end.x - 2} y={end.y} side="beside left" tone="teal" strong text={labels.here} />
      </Plot>
    </Drawing>
  );
}
