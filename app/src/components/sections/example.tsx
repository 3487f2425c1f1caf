import type { ExampleSection, Tone } from "../../content/types";
import { RichText } from "../rich-text";
import { Actions } from "./actions";
import { columns, Sheet, SheetHeading } from "./sheet";

/** Example figures, said to be one, each drawn to the same scale beside its number. */
export function Example({
  section,
  tone,
}: {
  readonly section: ExampleSection;
  readonly tone: Tone;
}) {
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
          <p className="mt-6 max-w-[65ch] text-small text-ink-3">
            <RichText text={section.note} />
          </p>
        </div>
      </div>
      <dl className="mt-10 md:mt-14">
        {section.figures.map((figure) => (
          <div
            key={figure.label}
            className="grid gap-y-3 border-t border-hairline py-8 last:border-b lg:grid-cols-12 lg:items-center lg:gap-x-8"
          >
            <dt className="order-2 text-lead font-semibold text-ink lg:col-span-4">
              {figure.label}
            </dt>
            <dd className="order-1 font-heading text-numeral font-semibold text-ink tabular-nums lg:col-span-4">
              {figure.value}
            </dd>
            {figure.text === undefined ? null : (
              <dd className="order-3 max-w-[48ch] text-body text-ink-2 lg:col-span-4">
                <RichText text={figure.text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Actions actions={section.actions} />
    </Sheet>
  );
}
