import type { MetricsSection } from "../../content/types";
import { HeadedSheet } from "./sheet";

const threshold = 100;

/** Percent of a bar's width for a point: from 90 to 110, because from 0 all values would look alike. */
const pitch = 5;

/** Metrics as large numbers over bars that begin at the threshold, and below each the same at the asking rent. */
export function Metrics({ metrics, ...section }: MetricsSection) {
  return (
    <HeadedSheet {...section}>
      <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
        {metrics.map(({ title, text, asking, atRecommended, atAsking }) => (
          <li key={title} className="border-t border-control pt-5 pb-8">
            <h3 className="text-lead leading-snug font-semibold text-ink">{title}</h3>
            <p className="mt-4 font-heading text-numeral font-semibold text-ink tabular-nums">
              {atRecommended}
            </p>
            <svg aria-hidden="true" className="mt-5 h-18 w-full">
              <path d="M0 28h2000" className="stroke-hairline" />
              <line x1="50%" x2="50%" y2="56" className="stroke-control" />
              <text x="50%" y="100%" textAnchor="middle" className="fill-ink-2 text-label">
                {threshold}
              </text>
              <Bar value={atRecommended} y={6} className="fill-teal-line" />
              <Bar
                value={atAsking}
                y={34}
                className="fill-violet-tint stroke-violet-text [stroke-dasharray:4_3]"
              />
            </svg>
            <p className="mt-4 text-body text-pretty text-ink-2">{text}</p>
            <p className="mt-2 text-small text-ink-2">{asking}</p>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** From the threshold to the value: solid for the recommended rent, dashed for the one that was asked. */
function Bar({ value, ...rect }: { readonly value: number; readonly y: number; readonly className: string }) {
  const start = Math.min(value, threshold);
  const length = Math.abs(value - threshold);
  return (
    <rect x={`${50 + pitch * (start - threshold)}%`} width={`${pitch * length}%`} height="16" {...rect} />
  );
}
