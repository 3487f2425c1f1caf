import { texts } from "../../content/shared/drawings/renewal-receipt";
import { offer } from "../../content/shared/renewal-offer";
import { range } from "./range";
import { polyline } from "./path";
import { Composition, Drawing } from "./drawing";
import { Dot, Focus, Label, Line } from "./primitives";

const { labels } = texts;

/** An early renewal as a receipt, and the two entries that it leaves in the ledger. */
export function RenewalReceipt() {
  return (
    <Drawing title={texts.title} description={texts.description}>
      <Composition span="narrow" height={424}>
        <Receipt plan={{ width: 224, bottom: 408, ledger: 272, pitch: 52, top: 40, edge: 340 }} />
      </Composition>
      <Composition span="medium-and-up" height={512}>
        <Receipt plan={{ width: 352, bottom: 496, ledger: 488, pitch: 62, top: 56, edge: 1200 }} />
      </Composition>
    </Drawing>
  );
}

const { rent, units } = offer;

interface Plan {
  /** Width of the paper, and where it is torn off. */
  readonly width: number;
  readonly bottom: number;
  /** Where the ledger stands. */
  readonly ledger: number;
  /** Distance of the lines on the paper, and the first. */
  readonly pitch: number;
  readonly top: number;
  /** How far the pages of the ledger run to the right. */
  readonly edge: number;
}

function Receipt({ plan }: { readonly plan: Plan }) {
  const { width, bottom, ledger, pitch, top, edge } = plan;
  const margin = 24;
  const right = width - margin;
  const line = (index: number) => top + index * pitch;
  const teeth = range(0, width, 16).map((x, index) => ({ x, y: bottom - (index % 2) * 8 }));
  const [issued, used] = [line(2), line(4)];
  return (
    <>
      <path
        d={`${polyline([{ x: 0, y: 0.75 }, ...teeth, { x: width, y: bottom }, { x: width, y: 0.75 }])}Z`}
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
          <rect x={ledger + 1} y={y - 14} width={edge - ledger} height={40} className="fill-bg" />
          <Line kind="teal" d={`M${width} ${y - 5}H${edge}`} />
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
