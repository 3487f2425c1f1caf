import type { ProseSection, Tone } from "../../content/types";
import { columns } from "../layout/frame";
import { Points, RunningText, Sheet } from "./sheet";

/** Running legal text: the heading on the left edge, the text beside it. */
export function Prose({ section, tone }: { readonly section: ProseSection; readonly tone: Tone }) {
  return (
    <Sheet section={section} tone={tone} ticks={[5]} space="tight">
      <div className={columns}>
        <h2 className="measure-22 font-heading text-h3 font-semibold text-balance text-ink lg:col-span-4">
          {section.title}
        </h2>
        <div className="max-lg:mt-4 lg:col-span-8">
          <RunningText paragraphs={section.paragraphs} />
          {section.points === undefined ? null : <Points points={section.points} />}
        </div>
      </div>
    </Sheet>
  );
}
