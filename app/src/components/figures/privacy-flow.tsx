import { Fragment, useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Label } from "./primitives";

/**
 * What happens to a record on its way to an insight: which fields it loses, what takes their place, and
 * on which side of the boundary each state of it stays.
 */
export function PrivacyFlow() {
  return (
    <Picture
      title="The privacy-preserving flow of data"
      description="Raw data: records with a name, an address and a rent. Consortium: name and address are struck out and stay here. Synthetic data: new records with an invented rent, an area and a SPID tag in place of the person. Corporation AI processing: the tagged records are joined in a graph. Validated insights: one rent within its range, with the tags it rests on."
    >
      <Composition span="narrow" height={520}>
        <Down />
      </Composition>
      <Composition span="medium" height={344}>
        <Across width={600} card={104} />
      </Composition>
      <Composition span="wide" height={344}>
        <Across width={1120} card={160} />
      </Composition>
    </Picture>
  );
}

const stations = [
  ["Raw data"],
  ["Consortium"],
  ["Synthetic data"],
  ["Corporation", "AI processing"],
  ["Validated", "insights"],
] as const;

/** Lengths of the two identifying fields as shares of the card, and the rent. */
const raw = [
  { name: 0.3, address: 0.42, rent: "1,240" },
  { name: 0.44, address: 0.34, rent: "1,310" },
  { name: 0.24, address: 0.46, rent: "1,180" },
] as const;

const synthetic = [
  { tag: "c4f1", rent: "1,225" },
  { tag: "9ad0", rent: "1,290" },
  { tag: "37be", rent: "1,205" },
] as const;

function Across({ width, card }: { readonly width: number; readonly card: number }) {
  const hatch = useId();
  const pitch = width / 5;
  const x = (index: number) => index * pitch;
  const cards = [72, 160, 248];
  const middle = 160 + 36;
  return (
    <>
      <Hatch id={hatch} />
      <path d={`M0 44H${width}`} strokeWidth={1} className="stroke-control" />
      {stations.map((lines, index) => (
        <g key={lines[0]}>
          <path d={`M${x(index)} 40v9`} strokeWidth={1} className="stroke-control" />
          <Label x={x(index)} y={32} at="last" lines={lines} colour="ink" weight="strong" />
        </g>
      ))}
      <rect x={x(1) - 4} y={60} width={card + 8} height={272} className="fill-violet-tint" />
      <rect x={x(1) - 4} y={60} width={card + 8} height={272} fill={hatchFill(hatch)} strokeDasharray={dashes} className="stroke-violet" />
      {cards.map((y, index) => (
        <Fragment key={y}>
          <RawCard x={x(0)} y={y} width={card} record={raw[index] ?? raw[0]} state="open" />
          <RawCard x={x(1)} y={y} width={card} record={raw[index] ?? raw[0]} state="struck" />
          <SyntheticCard x={x(2)} y={y} width={card} record={synthetic[index] ?? synthetic[0]} />
        </Fragment>
      ))}
      <rect x={x(3)} y={60} width={card} height={272} className="fill-surface stroke-teal" />
      <Joined left={x(3)} width={card} rows={cards.map((y) => y + 36)} />
      <Insight left={x(4)} right={width} y={middle} />
      <path d={`M${x(3) + card} ${middle}H${x(4)}`} strokeWidth={3} className="stroke-teal" />
    </>
  );
}

function Down() {
  const hatch = useId();
  return (
    <>
      <Hatch id={hatch} />
      {stations.map((lines, index) => (
        <g key={lines[0]}>
          <path d={`M0 ${index * 104}H320`} strokeWidth={1} className="stroke-hairline" />
          <Label x={160} y={index * 104 + 52} at="middle" lines={lines} colour="ink" weight="strong" />
        </g>
      ))}
      <RawCard x={0} y={16} width={128} record={raw[0]} state="open" />
      <rect x={-4} y={110} width={140} height={92} fill={hatchFill(hatch)} strokeDasharray={dashes} className="stroke-violet" />
      <RawCard x={0} y={120} width={128} record={raw[0]} state="struck" />
      <SyntheticCard x={0} y={224} width={128} record={synthetic[0]} />
      <rect x={0} y={320} width={128} height={88} className="fill-surface stroke-teal" />
      <Joined left={0} width={128} rows={[340, 364, 388]} />
      <Insight left={0} right={128} y={472} />
    </>
  );
}

interface CardProps extends Point {
  readonly width: number;
}

function RawCard({ x, y, width, record, state }: CardProps & { readonly record: (typeof raw)[number]; readonly state: "open" | "struck" }) {
  const field = x + width * 0.5;
  const bar = state === "open" ? "fill-violet" : "fill-surface stroke-violet";
  return (
    <>
      <rect x={x} y={y} width={width} height={72} strokeDasharray={dashes} className="fill-surface stroke-violet" />
      <Label x={x + 8} y={y + 16} at="middle" lines={["name"]} colour="faint" />
      <rect x={field} y={y + 12} width={width * record.name} height={8} strokeDasharray="3 3" className={bar} />
      <Label x={x + 8} y={y + 36} at="middle" lines={["home"]} colour="faint" />
      <rect x={field} y={y + 32} width={width * record.address} height={8} strokeDasharray="3 3" className={bar} />
      <Label x={x + 8} y={y + 56} at="middle" lines={["rent"]} colour="faint" />
      <Label x={field} y={y + 56} at="middle" lines={[record.rent]} colour="ink" />
    </>
  );
}

function SyntheticCard({ x, y, width, record }: CardProps & { readonly record: (typeof synthetic)[number] }) {
  const field = x + width * 0.5;
  return (
    <>
      <rect x={x} y={y} width={width} height={72} className="fill-surface stroke-violet" />
      <rect x={x} y={y} width={width} height={24} className="fill-violet-tint stroke-violet" />
      <Label x={x + 8} y={y + 12} at="middle" lines={["SPID"]} colour="violet" weight="strong" />
      <Label x={field} y={y + 12} at="middle" lines={[record.tag]} colour="violet" />
      <Label x={x + 8} y={y + 40} at="middle" lines={["area"]} colour="faint" />
      <Label x={field} y={y + 40} at="middle" lines={["North"]} colour="ink" />
      <Label x={x + 8} y={y + 60} at="middle" lines={["rent"]} colour="faint" />
      <Label x={field} y={y + 60} at="middle" lines={[record.rent]} colour="ink" />
    </>
  );
}

/** The tagged records, joined. */
function Joined({ left, width, rows }: { readonly left: number; readonly width: number; readonly rows: readonly number[] }) {
  const [top = 0, middle = 0, bottom = 0] = rows;
  const hub = { x: left + width * 0.6, y: middle };
  return (
    <>
      {[top, middle, bottom].map((y) => (
        <path key={y} d={polyline([{ x: left + width * 0.2, y }, hub])} className="stroke-ink-3" />
      ))}
      <path d={polyline([hub, { x: left + width, y: middle }])} strokeWidth={3} className="stroke-teal" />
      {[top, middle, bottom].map((y) => (
        <rect key={y} x={left + width * 0.2 - 5} y={y - 5} width={10} height={10} className="fill-surface stroke-violet" />
      ))}
      <Dot x={hub.x} y={hub.y} r={6} />
    </>
  );
}

/** A rent in its range. */
function Insight({ left, right, y }: { readonly left: number; readonly right: number; readonly y: number }) {
  const centre = left + (right - left) * 0.5;
  return (
    <>
      <path d={`M${left} ${y}H${right}`} strokeWidth={3} className="stroke-teal" />
      <Dot x={centre} y={y} r={7} />
      <Label x={centre} y={y - 18} anchor="middle" lines={["$1,240"]} colour="teal" weight="strong" />
      <ArrowHead x={right} y={y} colour="teal" />
    </>
  );
}
