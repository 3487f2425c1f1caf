import { useId } from "react";
import { texts } from "../../content/shared/figures/privacy-flow";
import { Hatch, hatchFill } from "./hatch";
import { type Point, polyline } from "./path";
import { Composition, noteColumns, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Focus, Heads, Label } from "./primitives";

const { labels } = texts;

/**
 * What happens to a record on its way to an insight: which fields it loses, what takes their place, and
 * on which side of the boundary each state of it stays.
 */
export function PrivacyFlow() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={520}>
        <Down />
      </Composition>
      <Composition span="medium" height={352}>
        <Across width={600} card={100} />
      </Composition>
      <Composition span="wide" height={352}>
        <Across width={1280} card={196} />
      </Composition>
    </Picture>
  );
}

const stations = [
  labels.stations.raw,
  labels.stations.consortium,
  labels.stations.synthetic,
  labels.stations.processing,
  labels.stations.insights,
] as const;

/** Lengths of the two identifying fields as shares of the room they have, and the rent. */
const people = [
  { name: 0.55, home: 0.9, rent: labels.people[0].rent },
  { name: 0.85, home: 0.65, rent: labels.people[1].rent },
  { name: 0.45, home: 1, rent: labels.people[2].rent },
] as const;

const { fields, invented } = labels;

const cardTops = [80, 168, 256] as const;
const cardHeight = 72;

function Across({ width, card }: { readonly width: number; readonly card: number }) {
  const hatch = useId();
  const xs = noteColumns(width, 5);
  const [first = 0, consortium = 0, third = 0, corporation = 0, last = 0] = xs;
  const middle = cardTops[1] + cardHeight / 2;
  const [bottom, frameTop] = [340, 68];
  return (
    <>
      <Hatch id={hatch} />
      <Heads
        width={width}
        y={48}
        heads={stations.map((lines, index) => ({ x: xs[index] ?? 0, lines }))}
        joined={width > 1000}
      />

      <rect
        x={consortium - 8}
        y={frameTop}
        width={card + 16}
        height={bottom - frameTop}
        className="fill-violet-tint"
      />
      <rect
        x={consortium - 8}
        y={frameTop}
        width={card + 16}
        height={bottom - frameTop}
        fill={hatchFill(hatch)}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      {cardTops.map((y, index) => {
        const person = people[index] ?? people[0];
        const record = invented[index] ?? invented[0];
        return (
          <g key={y}>
            <PersonCard x={first} y={y} width={card} person={person} />
            <PersonCard x={consortium} y={y} width={card} person={person} struck />
            <SyntheticCard x={third} y={y} width={card} record={record} />
          </g>
        );
      })}

      <rect
        x={corporation}
        y={frameTop}
        width={card}
        height={bottom - frameTop}
        className="fill-surface stroke-teal"
      />
      <path
        d={cardTops
          .map((y) => `M${third + card} ${y + cardHeight / 2}H${corporation + card * 0.18}`)
          .join("")}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      <Joined left={corporation} width={card} rows={cardTops.map((y) => y + cardHeight / 2)} />
      <Result left={last} width={card} right={width} y={middle} />
      <path d={`M${corporation + card} ${middle}H${last}`} strokeWidth={3} className="stroke-teal" />
      <Label x={width} y={bottom} anchor="end" lines={labels.example} color="faint" />
    </>
  );
}

function Down() {
  const hatch = useId();
  const pitch = 108;
  const width = 136;
  const right = 304;
  const left = right - width;
  const [first, consortium, third, corporation, last] = [0, 1, 2, 3, 4].map((row) => 24 + row * pitch) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const processing = corporation - 8;
  return (
    <>
      <Hatch id={hatch} />
      {stations.map((lines, index) => (
        <g key={index}>
          <path
            d={`M0 ${index * pitch + 8}H320M0 ${index * pitch + 4}v9`}
            strokeWidth={1}
            className="stroke-control"
          />
          <Label x={0} y={index * pitch + 40} lines={lines} color="ink" weight="strong" />
        </g>
      ))}
      <PersonCard x={left} y={first} width={width} person={people[0]} />
      <rect x={left - 8} y={consortium - 8} width={width + 16} height={88} className="fill-violet-tint" />
      <rect
        x={left - 8}
        y={consortium - 8}
        width={width + 16}
        height={88}
        fill={hatchFill(hatch)}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      <PersonCard x={left} y={consortium} width={width} person={people[0]} struck />
      <SyntheticCard x={left} y={third} width={width} record={invented[0]} />
      <rect x={left} y={processing + 4} width={width} height={80} className="fill-surface stroke-teal" />
      <Joined left={left} width={width} rows={[processing + 20, processing + 44, processing + 68]} />
      <path
        d={`M${right} ${processing + 44}h12V${last + 48}H${right}`}
        strokeWidth={3}
        className="stroke-teal"
      />
      <Result left={left} width={width} right={right} y={last + 48} arrow={false} />
      <Label x={0} y={last + 64} lines={labels.example} color="faint" />
    </>
  );
}

interface CardProps extends Point {
  readonly width: number;
}

/** Where the values of a card begin: to the right of the fields' names. */
function valuesAt({ x, width }: CardProps): number {
  return x + Math.max(0.44 * width, 56);
}

/** The record of a person; struck, the fields that say who it is are blank. */
function PersonCard({
  person,
  struck = false,
  ...card
}: CardProps & { readonly person: (typeof people)[number]; readonly struck?: boolean }) {
  const { x, y, width } = card;
  const value = valuesAt(card);
  const room = x + width - 8 - value;
  const identifying = [
    { name: fields.name, y: y + 16, length: person.name },
    { name: fields.home, y: y + 36, length: person.home },
  ];
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={cardHeight}
        strokeDasharray={dashes}
        className="fill-surface stroke-violet"
      />
      {identifying.map((field) => (
        <g key={field.name}>
          <Label x={x + 8} y={field.y} at="middle" lines={field.name} color="faint" />
          {struck ? (
            <path d={`M${value} ${field.y}h${room * field.length}`} className="stroke-control" />
          ) : (
            <rect x={value} y={field.y - 4} width={room * field.length} height={8} className="fill-violet" />
          )}
        </g>
      ))}
      <Label x={x + 8} y={y + 56} at="middle" lines={fields.rent} color="faint" />
      <Label x={value} y={y + 56} at="middle" lines={person.rent} color="ink" />
    </>
  );
}

function SyntheticCard({ record, ...card }: CardProps & { readonly record: (typeof invented)[number] }) {
  const { x, y, width } = card;
  const value = valuesAt(card);
  return (
    <>
      <rect x={x} y={y} width={width} height={cardHeight} className="fill-surface stroke-violet" />
      <path d={`M${x} ${y}h${width}v25h${-width}Z`} className="fill-violet-tint stroke-violet" />
      <Label x={x + 8} y={y + 13} at="middle" lines={fields.tag} color="violet" weight="strong" />
      <Label x={value} y={y + 13} at="middle" lines={record.tag} color="violet" weight="strong" />
      <Label x={x + 8} y={y + 38} at="middle" lines={fields.area} color="faint" />
      <Label x={value} y={y + 38} at="middle" lines={record.area} color="ink" />
      <Label x={x + 8} y={y + 58} at="middle" lines={fields.rent} color="faint" />
      <Label x={value} y={y + 58} at="middle" lines={record.rent} color="ink" />
    </>
  );
}

/** The tagged records, joined with each other and with the market's data. */
function Joined({
  left,
  width,
  rows,
}: {
  readonly left: number;
  readonly width: number;
  readonly rows: readonly number[];
}) {
  const [top = 0, middle = 0, bottom = 0] = rows;
  const at = (share: number, y: number): Point => ({ x: left + share * width, y });
  const step = (bottom - top) / 4;
  const hub = at(0.74, middle);
  const others = [
    at(0.46, top + step * 0.4),
    at(0.46, middle - step * 0.2),
    at(0.46, bottom - step * 0.4),
    at(0.74, top + step * 0.9),
    at(0.74, bottom - step * 0.9),
  ];
  return (
    <>
      <path
        d={[
          ...[top, middle, bottom].flatMap((y, row) =>
            others
              .slice(Math.max(0, row - 1), Math.min(3, row + 2))
              .map((other) => polyline([at(0.18, y), other])),
          ),
          ...others.map((other) => polyline([other, hub])),
        ].join("")}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <path d={polyline([hub, at(1, middle)])} strokeWidth={3} className="stroke-teal" />
      {others.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x - 3.5} y={y - 3.5} width={7} height={7} className="fill-ink" />
      ))}
      {[top, middle, bottom].map((y) => (
        <path
          key={y}
          d={`M${left + 0.18 * width - 6} ${y - 6}h12v12h-12ZM${left + 0.18 * width - 3} ${y}h6`}
          className="fill-surface stroke-violet"
        />
      ))}
      <Dot {...hub} r={6} />
    </>
  );
}

/** A figure within its range. */
function Result({
  left,
  width,
  right,
  y,
  arrow = true,
}: {
  readonly left: number;
  readonly width: number;
  readonly right: number;
  readonly y: number;
  readonly arrow?: boolean;
}) {
  const center = left + width * 0.5;
  return (
    <>
      <path d={`M${left} ${y}H${right}`} strokeWidth={3} className="stroke-teal" />
      <path
        d={`M${left + width * 0.15} ${y - 8}v16M${left + width * 0.85} ${y - 8}v16`}
        className="stroke-teal"
      />
      <Focus x={center} y={y} />
      <Label x={center} y={y - 22} anchor="middle" lines={labels.insight} color="teal" weight="strong" />
      {arrow ? <ArrowHead x={right} y={y} color="teal" /> : null}
    </>
  );
}
