import { AnimationStage } from "../../animation/animation-stage";
import type { StageSection as Content, Tone } from "../../content/types";
import { useNotice } from "../messages/notices";
import { Sheet, SheetHead } from "./sheet";

/** One of the engine's animations below its heading, as wide as the frame. */
export function StageSection({ section, tone }: { readonly section: Content; readonly tone: Tone }) {
  const notify = useNotice();
  return (
    <Sheet id={section.id} tone={tone}>
      <SheetHead title={section.title} lead={section.lead} />
      <div className="mt-10 md:mt-14">
        <AnimationStage content={section.stage} onFault={notify} />
      </div>
    </Sheet>
  );
}
