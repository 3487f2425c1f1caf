import { useId } from "react";
import { texts } from "../../content/shared/figures/renewal-units";
import { range } from "./range";
import { Hatch, HatchedArea } from "./hatch";
import { Composition, Picture } from "./picture";
import { dashes, Focus, Label } from "./primitives";

const { labels } = texts;

/** The rents around the end of a lease: with an early renewal and its reward, and with a departure. */
export function RenewalUnits() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={424}>
        <Rents plan={{ before: 3, month: 52, bar: 88, top: 112, bottom: 280, edge: 332 }} />
      </Composition>
      <Composition span="medium" height={464}>
        <Rents plan={{ before: 3, month: 96, bar: 104, top: 120, bottom: 312, edge: 1200 }} />
      </Composition>
      <Composition span="wide" height={432}>
        <Rents plan={{ before: 5, month: 120, bar: 96, top: 112, bottom: 288, edge: 2000 }} />
      </Composition>
    </Picture>
  );
}

const rent = 1250;
const reward = 150;
const change = 400;
const daysEmpty = 21;
const daysPerMonth = 365 / 12;

interface Plan {
  /** Months before the end of the lease. */
  readonly before: number;
  /** Width of a month, and the height of its rent. */
  readonly month: number;
  readonly bar: number;
  /** Upper edges of the two rows. */
  readonly top: number;
  readonly bottom: number;
  /** How far to the right the rows run. */
  readonly edge: number;
}

function Rents({ plan }: { readonly plan: Plan }) {
  const hatch = useId();
  const { before, month, bar, top, bottom, edge } = plan;
  const end = before * month;
  const early = end - (60 / daysPerMonth) * month;
  const late = end + (daysEmpty / daysPerMonth) * month;
  const later = Math.ceil((edge - end) / month);
  const paid = (x: number, y: number, height = bar) => (
    <rect
      key={x}
      x={x + 2}
      y={y + bar - height}
      width={month - 4}
      height={height}
      className="fill-surface stroke-ink-2"
    />
  );
  const unitsHeight = (reward / rent) * bar;
  const lost = Math.round(((12 * rent) / 365) * daysEmpty);
  return (
    <>
      <Hatch id={hatch} weight="heavy" pitch={6} />
      <path d={`M${end} 40V${bottom + bar + 24}`} strokeWidth={1} className="stroke-ink-2" />
      <Label x={end} y={bottom + bar + 42} anchor="middle" lines={labels.end} />
      <Label x={0} y={bottom + bar + 42} lines={labels.example} color="faint" />

      <Label x={0} y={16} lines={[labels.renewed, labels.rent(rent)]} color="ink" weight="strong" subdued />
      <path d={`M${early} ${top}V${top - 20}`} strokeWidth={1} className="stroke-teal" />
      <Label x={early} y={top - 36} anchor="middle" lines={labels.early} color="teal" />
      {range(0, before - 1, 1).map((index) => paid(index * month, top))}
      {paid(end, top, bar - unitsHeight)}
      <rect x={end + 2} y={top} width={month - 4} height={unitsHeight} className="fill-teal stroke-teal" />
      {Array.from({ length: later - 1 }, (_, index) => paid(end + (index + 1) * month, top))}
      <path d={`M${early} ${top - 20}H${end + month / 2}V${top}`} strokeWidth={3} className="stroke-teal" />
      <Focus x={early} y={top - 20} />
      <Label
        x={end + month / 2 + 12}
        y={top - 16}
        lines={labels.units(reward)}
        color="teal"
        weight="strong"
      />

      <Label x={0} y={bottom - 20} lines={labels.left} color="ink" weight="strong" />
      {range(0, before - 1, 1).map((index) => paid(index * month, bottom))}
      <HatchedArea d={`M${end + 2} ${bottom}H${late - 2}V${bottom + bar}H${end + 2}Z`} hatch={hatch} />
      <rect
        x={end + 2}
        y={bottom}
        width={late - end - 4}
        height={bar}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      {Array.from({ length: later }, (_, index) => paid(late + index * month, bottom))}
      <Label x={end + 12} y={bottom - 28} lines={labels.gap(daysEmpty)} color="violet" weight="strong" />
      <Label x={end + 12} y={bottom - 10} lines={labels.lost(lost, change)} color="violet" />
    </>
  );
}
