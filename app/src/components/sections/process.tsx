import type { ProcessSection, Tone } from "../../content/types";
import { RichText } from "../rich-text";
import { Actions } from "./actions";
import { columns, Sheet, SheetHeading } from "./sheet";

/** Steps on one line with ticks; the line stands upright on a phone. The last step is where it leads. */
export function Process({
  section,
  tone,
}: {
  readonly section: ProcessSection;
  readonly tone: Tone;
}) {
  const last = section.steps.length - 1;
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
        </div>
      </div>
      <ol className="mt-10 border-l-2 border-(--accent-graphic) lg:mt-16 lg:flex lg:border-t-2 lg:border-l-0">
        {section.steps.map((step, index) => (
          <li
            key={step.title}
            className="relative pb-10 pl-6 last:pb-0 md:pl-8 lg:flex-1 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0 lg:last:pr-0"
          >
            {index === last ? (
              <span
                aria-hidden="true"
                className="absolute top-[0.3rem] -left-[7px] size-3 rounded-pill bg-(--accent-graphic) lg:-top-[7px] lg:left-0"
              />
            ) : (
              <span
                aria-hidden="true"
                className="absolute top-[0.6rem] -left-[6px] w-[10px] border-t-2 border-(--accent-graphic) lg:-top-[6px] lg:left-0 lg:h-[10px] lg:w-0 lg:border-t-0 lg:border-l-2"
              />
            )}
            <p className="text-label font-medium text-ink-3 tabular-nums">
              {step.label ?? String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="mt-2 max-w-[20ch] font-heading text-h3 font-semibold text-balance text-ink">
              {step.title}
            </h3>
            <p className="mt-3 max-w-[44ch] text-body text-pretty text-ink-2">
              <RichText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
      <Actions actions={section.actions} />
    </Sheet>
  );
}
