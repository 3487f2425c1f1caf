import type { StatementSection } from "../../content/types";
import { Actions } from "./actions";
import { columns } from "../layout/frame";
import { RunningText, Sheet } from "./sheet";

/** One sentence that stands for itself, nearly as large as a page's heading; what follows from it stands beside it. */
export function Statement({ id, title, paragraphs, actions }: StatementSection) {
  return (
    <Sheet id={id} ticks={[7]} space="tight">
      <div className={columns}>
        <h2 className="measure-20 font-heading text-h2 font-semibold text-balance text-ink lg:col-span-6 lg:pr-4 xl:text-[3.5rem] xl:leading-[1.06]">
          {title}
        </h2>
        <div className="mt-6 lg:col-span-6 lg:col-start-7 lg:mt-1">
          <RunningText paragraphs={paragraphs} />
          <Actions actions={actions} />
        </div>
      </div>
    </Sheet>
  );
}
