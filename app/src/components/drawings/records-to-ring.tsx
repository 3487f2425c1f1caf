import { texts } from "../../content/shared/drawings/records-to-ring";
import { range } from "./range";
import { noise } from "./noise";
import { type Point, polyline } from "./path";
import { Composition, Drawing } from "./drawing";
import { dashes, Dot, Focus } from "./primitives";

/** Scattered records that come together in a ring, as the picture of the impact page does. */
export function RecordsToRing() {
  return (
    <Drawing title={texts.title} description={texts.description}>
      <Composition span="narrow" height={176}>
        <Ring center={{ x: 240, y: 88 }} radius={56} field={{ width: 120, height: 176 }} />
      </Composition>
      <Composition span="medium-and-up" height={352}>
        <Ring center={{ x: 440, y: 176 }} radius={128} field={{ width: 216, height: 352 }} />
      </Composition>
    </Drawing>
  );
}

const count = 24;

function Ring({
  center,
  radius,
  field,
}: {
  readonly center: Point;
  readonly radius: number;
  readonly field: { readonly width: number; readonly height: number };
}) {
  const seats = range(0, count - 1, 1).map((index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: Math.round(center.x + radius * Math.cos(angle)),
      y: Math.round(center.y + radius * Math.sin(angle)),
    };
  });
  // Those on the left half of the ring were on the left before.
  const scattered = seats
    .filter(({ x }) => x < center.x)
    .map((seat, index) => ({
      seat,
      start: {
        x: Math.round(field.width * (0.5 + 0.45 * noise(index))),
        y: Math.round(((seat.y - center.y + radius) / (2 * radius)) * (field.height - 24) + 12),
      },
    }));
  return (
    <>
      {scattered.map(({ seat, start }) => (
        <g key={`${seat.x} ${seat.y}`}>
          <path d={polyline([start, seat])} strokeDasharray={dashes} className="stroke-violet" />
          <Dot {...start} r={6} color="violet" />
        </g>
      ))}
      <circle cx={center.x} cy={center.y} r={radius} className="stroke-violet" />
      {seats.map((seat) => (
        <Dot key={`${seat.x} ${seat.y}`} {...seat} r={radius > 100 ? 9 : 5} color="violet" />
      ))}
      <Focus {...center} color="violet" />
    </>
  );
}
