import type { FiguresSection } from "../../content/types";

/** Large figures in columns of equal width, two on a phone. */
export function Numerals({ figures }: Pick<FiguresSection, "figures">) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 @max-xs:grid-cols-1 @lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-3 border-t border-control pt-6">
            <dt className="text-lead font-semibold text-ink">{label}</dt>
            <dd className="heading text-numeral whitespace-nowrap outdent">
              <span className="block fit-20 @lg:fit-8">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
