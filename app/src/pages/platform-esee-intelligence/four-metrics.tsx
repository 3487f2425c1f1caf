import { metThreshold } from "../../content/examples/apartment";
import { fourMetrics } from "../../content/pages/platform-esee-intelligence";

/** Height of a numeral above the threshold's line, in em per point above 100. */
const emPerPoint = 0.085;

const { metrics, threshold } = fourMetrics;
const highest = Math.max(...metrics.map(({ value }) => value));

/** Each value as a numeral. Its height above the line shows how far the value is above 100. */
export function FourMetrics() {
  return (
    <div className="@container">
      <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 drawing-colors @max-xs:grid-cols-1 @lg:grid-cols-4">
        {metrics.map(({ title, value }) => (
          <div key={title} className="@container flex flex-col-reverse justify-end">
            <dt className="heading pt-4 text-h3">{title}</dt>
            <dd>
              <span className="sr-only">{value}</span>
              <svg aria-hidden="true" className="h-[1.2em] w-full text-column-2">
                {/* The threshold's line, across the window. */}
                <line x1="-200%" x2="500%" y1="100%" y2="100%" strokeWidth={2} className="stroke-teal-line" />
                <text y="100%" dy={`${-emPerPoint * (value - metThreshold)}em`} className="heading fill-ink">
                  {value}
                </text>
                {value === highest ? (
                  <text y="100%" dy="-0.7em" className="fill-teal-text text-label font-semibold">
                    {threshold}
                  </text>
                ) : null}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
