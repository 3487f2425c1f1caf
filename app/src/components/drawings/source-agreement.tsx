import { texts } from "../../content/shared/drawings/source-agreement";
import { night, paid } from "../../content/shared/hotel-night";
import { range } from "./range";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Focus, Heads, Label, Line } from "./primitives";

const { labels } = texts;

/** Three systems report one night; each difference is explained, until all three agree. */
export function SourceAgreement() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 344, medium: 400 }} composition={Reports} />;
}

/** Rooms that each system reports, and the number on which they agree. */
const reported = { channel: night.channel, reservations: paid, housekeeping: night.housekeeping } as const;
const agreed = paid;

function Reports({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  /** Where the three stages begin, and how far to the right the agreed line runs. */
  const [start, explained, meeting, edge] = roomy ? [0, 216, 416, 1200] : [0, 112, 224, 340];
  /** Where the agreed number is, and the height of a room. */
  const [middle, unit] = roomy ? [248, 20] : [208, 16];
  const y = (rooms: number) => middle - (rooms - agreed) * unit;
  /** A report as a line that comes nearer to the agreed number by a room at each step. */
  const stairs = (rooms: number) => {
    const count = Math.abs(rooms - agreed);
    const tread = (meeting - explained) / (count + 1);
    return `M4 ${y(rooms)}H${explained}${range(1, count, 1)
      .map((index) => `H${explained + index * tread}V${y(rooms + index * Math.sign(agreed - rooms))}`)
      .join("")}H${meeting}`;
  };
  return (
    <>
      <Heads
        width={edge}
        y={32}
        heads={[
          { x: start, lines: labels.reported },
          { x: explained, lines: labels.explained },
          { x: meeting, lines: labels.agreed },
        ]}
      />
      <Line
        kind="axis"
        d={range(88, 103, 1)
          .map((rooms) => `M${explained - 3} ${y(rooms)}h6`)
          .join("")}
      />
      {(["channel", "reservations", "housekeeping"] as const).map((source) => {
        const rooms = reported[source];
        return (
          <g key={source}>
            <Line kind="violet" d={stairs(rooms)} />
            <Dot x={4} y={y(rooms)} color="violet" r={5} />
            <Label
              x={0}
              y={y(rooms) + (source === "housekeeping" ? 24 : -32)}
              lines={[labels.sources[source], labels.rooms(rooms)]}
              color="ink"
              subdued
            />
          </g>
        );
      })}
      <Label x={(explained + meeting) / 2} y={y(99) - 8} lines={labels.cancelled} color="violet" />
      <Label x={(explained + meeting) / 2} y={y(90) + 4} lines={labels.unused} color="violet" />
      <Line kind="teal" d={`M${meeting} ${middle}H${edge}`} />
      <Label x={meeting} y={middle - 24} lines={labels.result(agreed)} color="teal" weight="large" />
      <Focus x={meeting} y={middle} />
    </>
  );
}
