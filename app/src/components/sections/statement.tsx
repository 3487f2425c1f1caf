import type { StatementSection, Tone } from "../../content/types";
import { Actions } from "./actions";
import { columns, Paragraphs, Sheet, SheetHeading } from "./sheet";

/** One sentence that stands for itself; the right side stays empty. */
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
          <SheetHeading title={section.title} lead={section.lead} />
          {section.text === undefined ? null : <Paragraphs text={section.text} className="mt-6" />}
          <Actions actions={section.actions} />
        </div>
      </div>
    </Sheet>
  );
}
