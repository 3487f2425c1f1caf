import type { PairSection, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { Actions } from "./actions";
import { columns } from "../layout/frame";
import { RunningText, Sheet, SheetHeading } from "./sheet";

/** Text on columns 1–5, a figure on 6–12 that runs off the right edge of the window. */
export function Pair({ section, tone }: { readonly section: PairSection; readonly tone: Tone }) {
  return (
    <Sheet section={section} tone={tone} ticks={[6]} bleeds>
      <div className={`${columns} lg:items-center`}>
        <div className="lg:col-span-5 lg:pr-4">
          <SheetHeading title={section.title} lead={section.lead} />
          <RunningText paragraphs={section.paragraphs} className="mt-6 measure-56" />
          <Actions actions={section.actions} />
        </div>
        <div className="-mr-(--bleed) max-lg:mt-8 lg:col-span-7">
          <div className="border-y border-l border-hairline bg-surface py-6 pr-gutter pl-6 md:py-12 md:pl-10">
            <Figure name={section.figure} />
          </div>
        </div>
      </div>
    </Sheet>
  );
}
