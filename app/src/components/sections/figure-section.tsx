import type { FigureSection as Content, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { RichText } from "../rich-text";
import { Actions } from "./actions";
import { columns, Sheet, SheetHeading } from "./sheet";

/** A wide figure with a row of notes below it. */
export function FigureSection({
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
        <Figure name={section.figure} />
      </div>
      <ul className="mt-10 md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8">
        {section.notes.map((note) => (
          <li
            key={note.title}
            className="border-hairline max-md:border-t max-md:py-6"
          >
            <h3 className="text-body font-semibold text-balance text-ink">{note.title}</h3>
            <p className="mt-2 measure-44 text-body text-pretty text-ink-2">
              <RichText text={note.text} />
            </p>
          </li>
        ))}
      </ul>
      <Actions actions={section.actions} />
    </Sheet>
  );
}
