import type { HeroCopy, ProseSection } from "../../content/types";
import { columns } from "../layout/frame";
import { BelowFold } from "./below-fold";
import { Hero } from "./hero";
import { Points, RunningText, Sheet } from "./sheet";

/** A page of running legal text: its hero and its sections. */
export function LegalText({
  hero,
  sections: [first, ...others],
}: {
  readonly hero: HeroCopy;
  readonly sections: readonly [ProseSection, ...ProseSection[]];
}) {
  return (
    <>
      <Hero {...hero} />
      <Prose {...first} />
      <BelowFold>
        {others.map((section) => (
          <Prose key={section.title} {...section} />
        ))}
      </BelowFold>
    </>
  );
}

/** The heading on the left edge, the text beside it. */
function Prose({ id, title, paragraphs, points }: ProseSection) {
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
