import type { FiguresSection } from "../../content/types";

/** Figures at the numeral's size in columns of equal width, two on a phone. */
export function Numerals({ figures }: Pick<FiguresSection, "figures">) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-9 @max-xs:grid-cols-1 @lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-3 border-t border-control pt-5 only:col-span-full"
          >
            <dt className="text-lead font-semibold text-ink">{label}</dt>
            <dd className="-ml-[0.03em] font-heading text-[min(var(--text-numeral),20cqw)] @lg:text-[min(var(--text-numeral),8.1cqw)] leading-[0.95] font-semibold tracking-[-0.035em] whitespace-nowrap text-ink">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
