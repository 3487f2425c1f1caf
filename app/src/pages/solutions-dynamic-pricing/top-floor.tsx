import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Plot } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { waiting } from "../../content/pages/solutions-dynamic-pricing";

/** A floor of 36 apartments: one waits for its price. A window is one apart from the next. */
const windows = range(0, 35);
const waits = 27;
const leased = windows.filter((index) => index !== waits);

export function TopFloor() {
  return (
    <Drawing>
      <p className="mt-10 mb-3 text-ink">{waiting(leased.length)}</p>
      <Plot viewBox="0 0 36 2" className="block">
        <path d="M0 2V0H36V2" className="stroke-control" />
        <path
          d={leased.map((index) => box(index + 0.26, 0.72, 0.48, 0.78)).join("")}
          strokeWidth={0}
          className="fill-ink-2"
        />
        <Decision x={waits + 0.5} y={1.11} r={0.43} open color="ink" />
      </Plot>
    </Drawing>
  );
}
