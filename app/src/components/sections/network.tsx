import type { NetworkSection as Content, Tone } from "../../content/types";
import { keptUntilNear } from "../kept";
import { columns, Sheet, SheetHeading } from "./sheet";

const NetworkDiagram = keptUntilNear(async () => (await import("../network-diagram")).NetworkDiagram);

/** The partnership network below its heading. */
export function NetworkSection({
  section,
  tone,
}: {
  readonly section: Content;
  readonly tone: Tone;
}) {
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
        </div>
      </div>
      <div className="mt-10 md:mt-14">
        <NetworkDiagram />
      </div>
    </Sheet>
  );
}
