import { drawingColors } from "../../components/drawings/drawing";
import { metThreshold } from "../../content/examples/apartment";
import { fourMetrics } from "../../content/pages/platform-esee-intelligence";

/** How high a numeral stands above the line of the threshold, in px for each point above 100. */
const pxForPoint = 13;

const { metrics, threshold } = fourMetrics;
const highest = Math.max(...metrics.map(({ value }) => value));

/** Each value as a numeral, as far above one line as it is above 100. */
export function FourMetrics() {
  return (
    <dl
      className={`mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-9 ${drawingColors}`}
    >
      {metrics.map(({ title, value }) => (
        <div key={title} className="flex flex-col-reverse justify-end">
          <dt className="pt-4 font-heading text-h3 font-semibold text-balance text-ink">{title}</dt>
          <dd>
            <span className="sr-only">{value}</span>
            <svg
              aria-hidden="true"
              className="block h-[calc(4.5rem+min(8.6vw,7.5rem))] w-full overflow-visible"
            >
              {/* One line across the window. */}
              <line x1="-200%" x2="500%" y1="100%" y2="100%" strokeWidth={2} className="stroke-teal-line" />
              <text
                y="100%"
                dy={-pxForPoint * (value - metThreshold)}
                className="fill-ink font-heading text-[min(clamp(4.25rem,10.4vw,9.5rem),17vw)] font-semibold tracking-[-0.055em]"
              >
                {value}
              </text>
              {value === highest ? (
                <text
                  y="100%"
                  dy="-0.8em"
                  className="fill-teal-text text-[min(var(--text-label),4vw)] font-semibold"
                >
                  {threshold}
                </text>
              ) : null}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
