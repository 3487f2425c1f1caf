import { compositions } from "../../animation/generated/corridor";
import { Plot } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";

const { ceiling, floor, free, large } = compositions.wide;

/** The part of the picture that has the limits, from edge to edge. */
const width = free.axis.left - 8;
const top = 262;
const height = 430;

/** The hero's limits once more, and between them one empty ring, for the reader's price. */
export function OpenPrice() {
  return (
    <div className={`${fullBleed} overflow-hidden pb-6`}>
      <Plot className="block h-[clamp(9rem,13vw,12rem)]">
        <svg viewBox={`0 ${top} ${width} ${height}`} preserveAspectRatio="none">
          <path d={`${ceiling}${floor}`} className="stroke-white" />
        </svg>
        <Decision
          open
          x={`${(100 * large.x) / width}%`}
          y={`${(100 * (large.limited - top)) / height}%`}
          r={16}
          color="white"
        />
      </Plot>
    </div>
  );
}
