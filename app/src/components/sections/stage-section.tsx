import type { StageSection as Content, Tone } from "../../content/types";
import { Sheet, SheetHead } from "./sheet";
import { Stage } from "../stage";

/** One of the engine's animations below its heading, as wide as the frame. */
export function StageSection({ section, tone }: { readonly section: Content; readonly tone: Tone }) {
  return (
    <Sheet section={section} tone={tone}>
      <SheetHead title={section.title} lead={section.lead} />
      <div className="mt-10 md:mt-14">
        <Stage content={section.stage} />
      </div>
    </Sheet>
  );
}
