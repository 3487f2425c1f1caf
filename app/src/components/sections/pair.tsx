import type { ReactNode } from "react";
import type { PairSection } from "../../content/types";
import { Actions } from "./actions";
import { columns } from "../layout/frame";
import { RunningText, Sheet, SheetHeading } from "./sheet";

/** Text on columns 1–5, a drawing on 6–12 that runs off the right edge of the window. */
export function Pair({
  id,
  title,
  lead,
  paragraphs,
  actions,
  drawing,
}: PairSection & { readonly drawing: ReactNode }) {
  return (
    <Sheet id={id} ticks={[6]} bleeds>
      <div className={`${columns} lg:items-center`}>
        <div className="lg:col-span-5 lg:pr-4">
          <SheetHeading title={title} lead={lead} />
          <RunningText paragraphs={paragraphs} className="mt-6 measure-56" />
          <Actions actions={actions} />
        </div>
        <div className="-mr-(--bleed) max-lg:mt-8 lg:col-span-7">
          <div className="border-y border-l border-hairline bg-surface py-6 pr-gutter pl-6 md:py-12 md:pl-10">
            {drawing}
          </div>
        </div>
      </div>
    </Sheet>
  );
}
