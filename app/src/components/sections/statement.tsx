import type { StatementSection } from "../../content/types";
import { Actions } from "./actions";
import { columns } from "../layout/frame";
import { type Ground, RunningText, Sheet } from "./sheet";

/** A sentence as large as a page's heading and, beside it, what follows; on a dark ground as wide as the frame. */
export function Statement({ id, title, paragraphs, actions, inverted = false }: StatementSection & Ground) {
  return (
    <Sheet id={id} inverted={inverted} ticks={[8]} space={inverted ? "loose" : "tight"}>
      <div className={`${columns} gap-y-6 lg:items-baseline lg:gap-y-8`}>
        <h2
          className={`font-heading font-semibold text-balance text-ink ${inverted ? "text-display lg:col-span-12" : "text-h2 lg:col-span-7 lg:pr-8 xl:text-[3.5rem] xl:leading-[1.06]"}`}
        >
          {title}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <RunningText paragraphs={paragraphs} />
          <Actions actions={actions} />
        </div>
      </div>
    </Sheet>
  );
}
