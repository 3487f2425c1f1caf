import type { StatementSection, Tone } from "../../content/types";
import { RichText } from "../text/rich-text";
import { Actions } from "./actions";
import { columns, RunningText, Sheet } from "./sheet";

/**
 * One sentence that stands for itself, as large as a page's heading; what follows from it stands below and
 * to the right. Right below the page's heading it is smaller, and the text stands beside it.
 */
export function Statement({ section, tone }: { readonly section: StatementSection; readonly tone: Tone }) {
  return (
    <Sheet section={section} tone={tone} ticks={[6]}>
      <div className={columns}>
        <h2 className="measure-20 font-heading text-h2 font-semibold text-balance text-ink lg:col-span-12 lg:text-h1 lg:group-first-of-type/sheet:col-span-5 group-first-of-type/sheet:text-h2">
          {section.title}
        </h2>
        <div className="mt-8 lg:col-span-7 lg:col-start-6 lg:mt-10 lg:group-first-of-type/sheet:mt-1">
          {section.lead === undefined ? null : (
            <p className="measure-46 text-lead text-pretty text-ink">
              <RichText text={section.lead} />
            </p>
          )}
          {section.text === undefined ? null : <RunningText text={section.text} />}
          <Actions actions={section.actions} className="mt-10" />
        </div>
      </div>
    </Sheet>
  );
}
