import type { ExampleSection } from "../../content/types";
import { HeadedSheet } from "./sheet";

/** Example figures, marked as examples, each drawn beside its number on one scale from one zero line. */
export function Example({ figures, ...section }: ExampleSection) {
  const scale = scaleOf(figures.map((figure) => figure.value));
  return (
    <HeadedSheet {...section} beside={figures.length === 1}>
      <dl>
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="grid border-hairline not-first:border-t max-lg:grid-cols-[auto_1fr] max-lg:py-4 max-md:gap-x-[min(1.5rem,4vw)] md:max-lg:gap-x-10 md:max-lg:py-6 lg:grid-cols-12 lg:gap-x-8"
          >
            <dt className="text-lead font-semibold text-ink max-lg:order-2 max-md:col-span-2 max-md:mt-4 md:self-center lg:col-span-4 lg:col-start-5 lg:row-start-1">
              {figure.label}
            </dt>
            <dd
              className={`-ml-[0.03em] font-heading font-semibold text-ink tabular-nums max-lg:order-1 lg:col-span-4 lg:row-start-1 lg:self-center ${figures.length === 1 ? "text-h1" : "text-h2"}`}
            >
              {figure.value}
            </dd>

            {scale === undefined ? null : (
              <dd
                aria-hidden="true"
                className="px-[min(0.375rem,1.5vw)] max-md:order-1 max-md:h-12 md:max-lg:order-3 md:max-lg:col-span-2 md:max-lg:mt-5 md:max-lg:h-8 lg:h-20 lg:col-span-4 lg:col-start-9 lg:row-start-1"
              >
                <Bar value={percent(figure.value) ?? 0} scale={scale} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </HeadedSheet>
  );
}

/** The number in "+60%" or "−40%"; undefined where the value is no percentage. */
function percent(value: string): number | undefined {
  const match = /^([+\-−]?)(\d+(?:\.\d+)?)\s?%$/.exec(value);
  if (match === null) return undefined;
  const size = Number(match[2]);
  return match[1] === "-" || match[1] === "−" ? -size : size;
}

interface Scale {
  readonly least: number;
  readonly greatest: number;
}

/** One scale for all values, from zero or below to the whole or above; undefined where one is no percentage. */
function scaleOf(values: readonly string[]): Scale | undefined {
  const numbers = values.map(percent).filter((number) => number !== undefined);
  if (numbers.length < values.length) return undefined;
  return { least: Math.min(0, ...numbers), greatest: Math.max(100, ...numbers) };
}

/** The value on the scale: a solid line from the zero line to a filled dot, over a tinted band. */
function Bar({ value, scale }: { readonly value: number; readonly scale: Scale }) {
  const span = scale.greatest - scale.least;
  const share = (number: number) => `${((number / span) * 100).toFixed(2)}%`;
  const zero = share(-scale.least);
  const end = share(value - scale.least);
  return (
    <svg className="size-full overflow-visible" fill="none">
      <rect
        x={value < 0 ? end : zero}
        y="50%"
        width={share(Math.abs(value))}
        className="h-4 -translate-y-2 fill-(--accent-tint) lg:h-12 lg:-translate-y-6"
      />
      <line x1={zero} x2={zero} y1="0" y2="100%" className="stroke-control" />
      <line x1={zero} x2={end} y1="50%" y2="50%" strokeWidth="2" className="stroke-(--accent-graphic)" />
      <circle cx={end} cy="50%" r="6" className="fill-(--accent-graphic)" />
    </svg>
  );
}
