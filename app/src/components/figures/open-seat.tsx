import { texts } from "../../content/shared/figures/open-seat";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes } from "./primitives";
import { RoundTable, seatsAround } from "./round-table";

/** The meeting that hears an answer, with a seat left for whoever joins. */
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

function Table({ x, radius }: { readonly x: number; readonly radius: number }) {
  const y = radius * 1.5625;
  const seats = seatsAround({ x, y }, radius);
  const open = seats.reduce((left, seat) => (seat.x < left.x ? seat : left));
  return (
    <>
      <RoundTable x={x} y={y} radius={radius} />
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
