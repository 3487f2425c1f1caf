import type { StatementSection } from "../../content/types";
import { Actions } from "./actions";
import { columns } from "../layout/frame";
import { RunningText, Sheet } from "./sheet";

/** One sentence that stands for itself, nearly as large as a page's heading; what follows from it stands beside it. */
export function Statement({ id, title, paragraphs, actions }: StatementSection) {
  return (
    <Sheet id={id} ticks={[8]} space="tight">
      <div className={`${columns} lg:items-baseline`}>
        <h2 className="font-heading text-h2 font-semibold text-balance text-ink lg:col-span-7 lg:pr-8 xl:text-[3.5rem] xl:leading-[1.06]">
          {title}
        </h2>
        <div className="max-lg:mt-6 lg:col-span-5 lg:col-start-8">
          <RunningText paragraphs={paragraphs} />
          <Actions actions={actions} />
        </div>
      </div>
    </Sheet>
  );
}
