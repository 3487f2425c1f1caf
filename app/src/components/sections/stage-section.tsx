import { AnimationStage } from "../../animation/animation-stage";
import type { StageSection as Content, Tone } from "../../content/types";
import { useNotice } from "../notices";
import { columns, Sheet, SheetHeading } from "./sheet";

/** One of the engine's animations below its heading, as wide as the frame. */
export function StageSection({
  section,
  tone,
}: {
  readonly section: Content;
  readonly tone: Tone;
}) {
  const notify = useNotice();
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
        </div>
      </div>
      <div className="mt-10 md:mt-14">
        <AnimationStage content={section.stage} onFault={notify} />
      </div>
    </Sheet>
  );
}
