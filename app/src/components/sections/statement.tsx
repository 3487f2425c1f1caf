import type { StatementSection, Tone } from "../../content/types";
import { RichText } from "../rich-text";
import { Actions } from "./actions";
import { columns, Paragraphs, Sheet } from "./sheet";

/**
 * One sentence that stands for itself; the right side stays empty. It is as large as a page's heading,
 * except right below that.
 */
export function Statement({
  section,
  tone,
}: {
  readonly section: StatementSection;
  readonly tone: Tone;
}) {
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <h2 className="measure-20 font-heading text-h2 font-semibold text-balance text-ink lg:text-h1 group-first-of-type/sheet:text-h2">
            {section.title}
          </h2>
          {section.lead === undefined ? null : (
            <p className="mt-8 measure-58 text-lead text-pretty text-ink">
              <RichText text={section.lead} />
            </p>
          )}
          {section.text === undefined ? null : <Paragraphs text={section.text} className="mt-8" />}
          <Actions actions={section.actions} className="mt-10" />
        </div>
      </div>
    </Sheet>
  );
}
