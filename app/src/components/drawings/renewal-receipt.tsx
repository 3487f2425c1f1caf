import { texts } from "../../content/shared/drawings/renewal-receipt";
import { offer } from "../../content/shared/renewal-offer";
import { range } from "./range";
import { box, polyline } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** An early renewal as a receipt, and the two entries that it leaves in the ledger. */
export function RenewalReceipt() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 424, medium: 512 }} composition={Receipt} />;
}

const { rent, units } = offer;

function Receipt({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Width of the paper, and where it is torn off. */
  const [paper, bottom] = roomy ? [352, 496] : [224, 408];
  /** Where the ledger stands, and how far its pages run to the right. */
  const [ledger, edge] = roomy ? [488, 1200] : [272, 340];
  /** The first line on the paper, and the distance of the lines. */
  const [top, pitch] = roomy ? [56, 62] : [40, 52];
  const margin = 24;
  const right = paper - margin;
  const line = (index: number) => top + index * pitch;
  const teeth = range(0, paper, 16).map((x, index) => ({ x, y: bottom - (index % 2) * 8 }));
  const [issued, used] = [line(2), line(4)];
  return (
    <>
      <path
        d={`${polyline([{ x: 0, y: 0.75 }, ...teeth, { x: paper, y: bottom }, { x: paper, y: 0.75 }])}Z`}
        className="fill-surface stroke-ink-2"
      />
      <Label x={margin} y={line(0)} lines={labels.head} color="ink" weight="large" />
      <Label x={margin} y={line(0) + 28} lines={labels.date} />
      <Label x={right} y={bottom - 24} anchor="end" lines={labels.example} color="faint" />
      {[1, 2.6, 4.6].map((index) => (
        <path
          key={index}
          d={`M${margin} ${line(index) + 8}H${right}`}
          strokeWidth={1}
          strokeDasharray="1.5 4"
          className="stroke-ink-3"
        />
      ))}
      <Label x={margin} y={issued} lines={labels.earned} color="ink" weight="strong" />
      <Label x={right} y={issued} anchor="end" lines={labels.units(units)} color="teal" weight="large" />
      <Label x={margin} y={line(3.3)} lines={labels.rent} />
      <Label x={right} y={line(3.3)} anchor="end" lines={labels.amount(rent)} color="ink" />
      <Label x={margin} y={used} lines={labels.used(units)} />
      <Label x={right} y={used} anchor="end" lines={labels.less(units)} color="ink" />
      <Label x={margin} y={line(5.6)} lines={labels.pay} color="ink" weight="strong" />
      <Label
        x={right}
        y={line(5.6)}
        anchor="end"
        lines={labels.amount(rent - units)}
        color="ink"
        weight="large"
      />

      <Label x={ledger} y={16} lines={labels.ledger} color="ink" weight="strong" />
      <Line kind="ink" d={`M${ledger} 32V${bottom}`} />
      <path
        d={range(40, bottom, 8)
          .map((y, index) => `M${ledger} ${y}H${Math.min(edge, ledger + lengths(index))}`)
          .join("")}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      {[issued, used].map((y, index) => (
        <g key={y}>
          <path d={box(ledger + 1, y - 14, edge - ledger, 40)} className="fill-bg" />
          <Line kind="teal" d={`M${paper} ${y - 5}H${edge}`} />
          <Label
            x={ledger + 16}
            y={y + 17}
            lines={index === 0 ? labels.issue : labels.use}
            color="teal"
            weight="strong"
          />
          {index === 0 ? <Focus x={ledger} y={y - 5} /> : <Dot x={ledger} y={y - 5} r={6} />}
        </g>
      ))}
    </>
  );
}

/** Lengths of the other entries, in units of the viewBox. */
function lengths(index: number): number {
  return 24 + ((index * 37) % 64) + (index % 5 === 0 ? 400 : 0);
}
