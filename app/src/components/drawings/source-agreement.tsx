import { texts } from "../../content/shared/drawings/source-agreement";
import { hotelNight } from "../../content/examples/hotel-night";
import { Drawing, large } from "./drawing";
import { range } from "./geometry";
import { at, Note, Paths, Plot, scale } from "./plot";
import { Dot, Focus, Line } from "./primitives";

const { labels } = texts;
const { channel, housekeeping, paid } = hotelNight;

/** Rooms that each system reports; all agree on those that were paid. */
const reported = { channel, reservations: paid, housekeeping } as const;
const y = scale(channel, housekeeping);

/** Where the differences are explained, and where the lines meet. */
const explained = 32;
const meeting = 62;

/** A report as a line that comes nearer to the agreed number by a room at each step, or that is at it. */
function stairs(rooms: number): string {
  const count = Math.abs(rooms - paid);
  const tread = (meeting - explained) / (count + 1);
  const treads = range(1, count).map(
    (index) => `H${explained + index * tread}V${y(rooms + index * Math.sign(paid - rooms))}`,
  );
  return `M0 ${y(rooms)}${treads.join("") || `H${meeting}`}`;
}

/** Three systems report one night; each difference is explained, until all three agree. */
export function SourceAgreement() {
  return (
    <Drawing description={texts.description}>
      <p className="grid grid-cols-[32fr_30fr_38fr] border-b border-hairline pb-2 text-[min(1em,5cqw)] text-ink-3">
        <span>{labels.reported}</span>
        <span>{labels.explained}</span>
        <span>{labels.agreed}</span>
      </p>
      <Plot className="mt-14 mb-10 h-56 @min-[36rem]:h-72">
        <Paths>
          <Line kind="violet" d={Object.values(reported).map(stairs).join("")} />
          <Line kind="teal" d={`M${meeting} ${y(paid)}H100`} />
        </Paths>
        {(["channel", "reservations", "housekeeping"] as const).map((source) => (
          <g key={source}>
            <Dot {...at({ x: 0, y: y(reported[source]) })} color="violet" r={5} />
            <Note
              x={0}
              y={y(reported[source])}
              side={source === "housekeeping" ? "below start" : "above start"}
              tone="ink"
              text={[labels.sources[source], labels.rooms(reported[source])]}
            />
          </g>
        ))}
        <Note x={meeting - 12} y={y(99)} side="beside start" tone="violet" text={labels.cancelled} />
        <Note x={meeting - 12} y={y(91)} side="beside start" tone="violet" text={labels.unused} />
        <Note
          x={meeting}
          y={y(paid)}
          side="above start"
          tone="teal"
          className={large}
          text={labels.result(paid)}
        />
        <Focus {...at({ x: meeting, y: y(paid) })} />
      </Plot>
    </Drawing>
  );
}
