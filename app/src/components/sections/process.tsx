import type { ProcessSection, Tone } from "../../content/types";
import { RichText } from "../rich-text";
import { Actions } from "./actions";
import { columns, Sheet, SheetHeading } from "./sheet";

/**
 * Steps on one line with ticks, which ends in a filled dot at the last; the line stands upright on a
 * phone. A loop runs back below as a dashed line.
 */
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
      <ol className="mt-10 ml-[5px] lg:mt-16 lg:ml-0 lg:flex">
        {section.steps.map((step, index) => (
          <li
            key={step.title}
            className="group relative border-l-2 border-(--accent-graphic) pb-10 pl-6 last:border-transparent last:pb-0 md:pl-8 lg:flex-1 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0 lg:last:pr-0"
          >
            {index === last ? (
              <>
                <span
                  aria-hidden="true"
                  className="absolute -top-[2px] left-0 w-full border-t-2 border-dotted border-control max-lg:hidden"
                />
                <span
                  aria-hidden="true"
                  className="absolute top-0 -left-[8px] size-[14px] rounded-pill border-[7px] border-(--accent-graphic) lg:-top-[8px] lg:left-0"
                />
              </>
            ) : (
              <span
                aria-hidden="true"
                className="absolute top-[7px] -left-[6px] w-[10px] border-t-2 border-(--accent-graphic) lg:-top-[6px] lg:left-0 lg:h-[10px] lg:w-0 lg:border-t-0 lg:border-l-2"
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
      {section.loop === undefined ? null : (
        <div className="relative mt-10 border-l-2 border-dashed border-violet pl-6 max-lg:ml-[5px] md:pl-8 lg:mt-12 lg:border-x-2 lg:border-b-2 lg:px-8 lg:pb-8">
          <h3 className="font-heading text-lead font-semibold text-violet-text">
            {section.loop.title}
          </h3>
          <p className="mt-2 max-w-[65ch] text-body text-pretty text-ink-2">
            <RichText text={section.loop.text} />
          </p>
        </div>
      )}
      <Actions actions={section.actions} />
    </Sheet>
  );
}
