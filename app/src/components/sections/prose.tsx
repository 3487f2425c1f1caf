import type { ProseSection } from "../../content/types";
import { columns } from "../layout/frame";
import { Points, RunningText, Sheet } from "./sheet";

/** Running legal text: the heading on the left edge, the text beside it. */
export function Prose({ id, title, paragraphs, points }: ProseSection) {
  return (
    <Sheet id={id} ticks={[5]} space="tight">
      <div className={columns}>
        <h2 className="measure-22 font-heading text-h3 font-semibold text-balance text-ink lg:col-span-4">
          {title}
        </h2>
        <div className="max-lg:mt-4 lg:col-span-8">
          <RunningText paragraphs={paragraphs} />
          {points === undefined ? null : <Points points={points} />}
        </div>
      </div>
    </Sheet>
  );
}
