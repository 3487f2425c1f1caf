import { texts } from "../../content/shared/figures/open-seat";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes } from "./primitives";

/** A meeting that hears an answer, with an empty seat. */
export function OpenSeat() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={208}>
        <Table x={208} radius={64} />
      </Composition>
      <Composition span="medium-and-up" height={400}>
        <Table x={400} radius={128} />
      </Composition>
    </Picture>
  );
}

const seatCount = 10;

function Table({ x, radius }: { readonly x: number; readonly radius: number }) {
  const y = radius * 1.5625;
  const unit = radius / 18;
  const seats = Array.from({ length: seatCount }, (_, seat) => {
    const angle = (seat / seatCount) * 2 * Math.PI;
    return {
      x: Math.round(x + radius * (4 / 3) * Math.cos(angle)),
      y: Math.round(y + radius * (4 / 3) * Math.sin(angle)),
    };
  });
  const open = seats.reduce((left, seat) => (seat.x < left.x ? seat : left));
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-violet-tint stroke-violet" />
      <path
        d={`M${x - 5 * unit} ${y - 6 * unit}h${10 * unit}v${12 * unit}h${-10 * unit}ZM${x - 3 * unit} ${y - 3 * unit}h${6 * unit}M${x - 3 * unit} ${y - 0.5 * unit}h${6 * unit}M${x - 3 * unit} ${y + 2 * unit}h${4 * unit}`}
        className="fill-surface stroke-violet"
      />
      {seats.map((seat) => (
        <circle
          key={`${seat.x} ${seat.y}`}
          cx={seat.x}
          cy={seat.y}
          r={radius / 6}
          strokeDasharray={seat === open ? dashes : undefined}
          className={seat === open ? "stroke-violet" : "fill-violet stroke-violet"}
        />
      ))}
      <path d={`M0 ${open.y}H${open.x - radius / 4}`} strokeWidth={3} className="stroke-violet" />
      <ArrowHead x={open.x - radius / 4 + 2} y={open.y} color="violet" />
    </>
  );
}
