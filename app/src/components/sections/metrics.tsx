import type { MetricsSection } from "../../content/types";
import { HeadedSheet } from "./sheet";

/** The scale of the bars: from 0 all values would look alike. */
const scale = { from: 90, to: 110, threshold: 100 };

const share = (value: number) => `${((value - scale.from) / (scale.to - scale.from)) * 100}%`;

/** Metrics as large numbers over bars that begin at the threshold, and below each the same at the asking rent. */
export function Metrics({ metrics, ...section }: MetricsSection) {
  return (
    <HeadedSheet {...section}>
      <ul className="mt-8 grid gap-x-8 md:mt-14 md:grid-cols-2 xl:grid-cols-4">
        {metrics.map(({ title, text, asking, atRecommended, atAsking }) => (
          <li key={title} className="border-t border-control pt-5 pb-8">
            <h3 className="text-lead leading-snug font-semibold text-ink">{title}</h3>
            <p className="mt-4 -ml-[0.03em] font-heading text-numeral font-semibold text-ink tabular-nums">
              {atRecommended}
            </p>
            <Bars recommended={atRecommended} asking={atAsking} />
            <p className="mt-4 measure-40 text-body text-pretty text-ink-2">{text}</p>
            <p className="mt-2 text-small text-ink-2">{asking}</p>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** From the threshold, a solid bar to the recommended rent's value, and a dashed one to the asking rent's. */
function Bars({ recommended, asking }: { readonly recommended: number; readonly asking: number }) {
  return (
    <svg aria-hidden="true" className="mt-5 h-18 w-full overflow-visible" fill="none">
      <line x1="0" x2="100%" y1="28" y2="28" className="stroke-hairline" />
      <line
        x1={share(scale.threshold)}
        x2={share(scale.threshold)}
        y1="0"
        y2="56"
        className="stroke-control"
      />
      <text x={share(scale.threshold)} y="100%" textAnchor="middle" className="fill-ink-2 text-label">
        {scale.threshold}
      </text>
      <Bar value={recommended} className="fill-teal" y="6" />
      <Bar value={asking} className="fill-violet-tint stroke-violet-text [stroke-dasharray:4_3]" y="34" />
    </svg>
  );
}

function Bar({
  value,
  className,
  y,
}: {
  readonly value: number;
  readonly className: string;
  readonly y: string;
}) {
  return (
    <rect
      x={share(Math.min(value, scale.threshold))}
      width={`${(Math.abs(value - scale.threshold) / (scale.to - scale.from)) * 100}%`}
      y={y}
      height="16"
      className={className}
    />
  );
}
