import type { ReactNode } from "react";
import type { DrawingWithNotesSection } from "../../content/types";
import { columns } from "../layout/frame";
import { RichText } from "../text/rich-text";
import { type Ground, HeadedSheet } from "./sheet";

/** A wide drawing and, below it, a row of notes, or a list of them with `aside` across from it. */
export function DrawingWithNotes({
  notes,
  drawing,
  headingsInDrawing = false,
  aside,
  ...section
}: DrawingWithNotesSection &
  Ground & {
    readonly drawing: ReactNode;
    /** In wide windows, the drawing shows the headings of the notes, which are its columns. */
    readonly headingsInDrawing?: boolean;
    readonly aside?: ReactNode;
  }) {
  const row = notes.length > 3 ? many : few;
  return (
    <HeadedSheet {...section}>
      {drawing}
      <div className={`mt-8 md:mt-10 ${aside === undefined ? "" : `${columns} gap-y-8`}`}>
        <ul className={`*:border-hairline ${aside === undefined ? row : list}`}>
          {notes.map((note) => (
            <li key={note.title}>
              <h3
                className={`mb-2 text-body font-semibold text-balance text-ink ${headingsInDrawing ? "xl:sr-only" : ""}`}
              >
                {note.title}
              </h3>
              <p className="measure-44 text-body text-pretty text-ink-2">
                <RichText text={note.text} />
              </p>
            </li>
          ))}
        </ul>
        {aside === undefined ? null : <div className="lg:col-span-6 lg:col-start-7">{aside}</div>}
      </div>
    </HeadedSheet>
  );
}

/** A row of columns; ruled rows where these would be narrow. */
const few =
  "md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8 max-md:*:border-t max-md:*:py-5 max-md:*:last:pb-0";
const many =
  "lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 max-lg:*:border-t max-lg:*:py-5 max-lg:*:last:pb-0 md:max-lg:*:grid md:max-lg:*:grid-cols-[1fr_2fr]";
const list = "*:border-t *:py-5 lg:col-span-5 lg:*:py-7";
