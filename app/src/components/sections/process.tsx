import type { ReactNode } from "react";
import type { ProcessSection } from "../../content/types";
import { drawingColors } from "../drawings/drawing";
import { RichText } from "../text/rich-text";
import { type Ground, HeadedSheet, ItemHeading } from "./sheet";

/**
 * Steps on one line with ticks and a dot at the last: solid with a filled dot where the corporation
 * leads, dashed with a hollow one where the consortium does, and in gray for a plan. The line stands upright on a
 * phone and on a tablet. Where the steps loop, a dashed line runs on from the last and back to the first.
 */
export function Process({
  steps,
  loop,
  pictures = [],
  planned = false,
  ...section
}: ProcessSection &
  Ground & {
    /** One for each step, which hang from the line and may join. */
    readonly pictures?: readonly ReactNode[];
    /** Whether the steps are a plan. */
    readonly planned?: boolean;
  }) {
  const last = steps.length - 1;
  return (
    <HeadedSheet {...section} beside={steps.length === 2}>
      <div
        className={`${planned ? "[--accent-graphic:var(--ink-3)]" : ""} ${loop === undefined ? "" : "border-violet-line lg:relative lg:border-r-2 lg:border-b-2 lg:border-dashed lg:pb-12"}`}
      >
        <ol className={`ml-[5px] lg:ml-0 lg:flex ${drawingColors}`}>
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`relative border-l-2 border-(--accent-graphic) pb-8 pl-[min(1.5rem,6vw)] max-md:flex max-md:flex-col last:border-transparent last:pb-0 md:pl-8 md:max-lg:grid md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:gap-x-8 lg:flex-1 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-4 xl:pr-8 lg:pb-0 lg:pl-0 ${planned ? "border-dashed" : "in-data-[tone=violet]:border-dashed"}`}
            >
              {index === last ? <End planned={planned} loops={loop !== undefined} /> : <Mark />}
              <div className="max-lg:contents">
                {pictures[index] === undefined ? null : (
                  <div className="max-md:order-1 max-md:mt-4 max-w-60 lg:-mr-4 lg:mb-6 lg:max-w-none xl:-mr-8">
                    {pictures[index]}
                  </div>
                )}
                <div>
                  <p
                    aria-hidden={step.label === undefined}
                    className="mb-2 text-label font-medium text-ink-3 tabular-nums"
                  >
                    {step.label ?? String(index + 1).padStart(2, "0")}
                  </p>
                  <ItemHeading>{step.title}</ItemHeading>
                </div>
              </div>
              <p className="mt-3 measure-44 max-md:order-2 text-body text-pretty text-ink-2 md:max-lg:mt-6">
                <RichText text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        {loop === undefined ? null : <ArrowBack />}
      </div>
      {loop === undefined ? null : (
        <div className="border-l-2 border-dashed border-violet-line pl-6 max-lg:mt-8 max-lg:ml-[5px] md:pl-8 lg:border-l-0 lg:pt-6 lg:pl-0">
          <h3 className="font-heading text-lead font-semibold text-violet-text">{loop.title}</h3>
          <p className="mt-2 measure-56 text-body text-pretty text-ink-2">
            <RichText text={loop.text} />
          </p>
        </div>
      )}
    </HeadedSheet>
  );
}

/** The tick at which a step begins. */
function Mark() {
  return (
    <span
      aria-hidden="true"
      className="absolute top-[7px] -left-[6px] w-[10px] border-t-2 border-(--accent-graphic) lg:-top-[6px] lg:left-0 lg:h-[10px] lg:w-0 lg:border-t-0 lg:border-l-2"
    />
  );
}

/** The dot at the last step, and what the line does beyond it. */
function End({ planned, loops }: { readonly planned: boolean; readonly loops: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`absolute -top-[2px] left-0 w-full border-t-2 max-lg:hidden ${
          loops ? "border-dashed border-violet-line" : "border-dotted border-control"
        }`}
      />
      <span
        aria-hidden="true"
        className={`absolute top-0 -left-[8px] size-[14px] rounded-pill border-(--accent-graphic) bg-bg lg:-top-[8px] lg:left-0 ${
          planned ? "border-[3px]" : "border-[7px] in-data-[tone=violet]:border-[3px]"
        }`}
      />
    </>
  );
}

/** The head of the line that runs back to the first step. */
function ArrowBack() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 22"
      fill="none"
      strokeWidth="2"
      className="absolute -bottom-[2px] left-0 h-[22px] stroke-violet-line max-lg:hidden"
    >
      <path d="M7 22V2M1 8l6-6 6 6" />
    </svg>
  );
}
