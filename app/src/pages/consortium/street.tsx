import { drawingColors } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";

/** The windows of the hero's city once more, empty, inside the boundary: they wait for homes that begin. */
export function Street() {
  return (
    <div className={`mt-10 lg:mt-12 ${drawingColors}`}>
      <Windows count={12} className="max-md:hidden" />
      <Windows count={5} className="md:hidden" />
    </div>
  );
}

/** Lengths in units of a window's width. */
const size = { width: 1, height: 1.3 };
const distance = 1.85;
const margin = { x: 0.5, top: 0.55, bottom: 0.6 };

function Windows({ count, className }: { readonly count: number; readonly className: string }) {
  const width = (count - 1) * distance + size.width + 2 * margin.x;
  const height = margin.top + size.height + margin.bottom;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={2}
      className={`block w-full overflow-visible stroke-violet-line *:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path d={`M0 ${height}V0H${width}V${height}`} strokeDasharray="6 6" />
      <path
        d={range(0, count - 1)
          .map((index) => box(margin.x + index * distance, margin.top, size.width, size.height))
          .join("")}
      />
    </svg>
  );
}
