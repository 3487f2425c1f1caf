import type { ReactNode } from "react";
import type { DrawingWithNotesSection } from "../../content/types";
import { RichText } from "../text/rich-text";
import { type Ground, HeadedSheet } from "./sheet";

/** A wide drawing with a row of notes below it. */
export function DrawingWithNotes({
  notes,
  drawing,
  headingsInDrawing = false,
  children,
  ...section
}: DrawingWithNotesSection &
  Ground & {
    readonly drawing: ReactNode;
    /** In wide windows, the drawing shows the headings of the notes, which are its columns. */
    readonly headingsInDrawing?: boolean;
    /** Below the notes. */
    readonly children?: ReactNode;
  }) {
  return (
    <HeadedSheet {...section}>
      <div className="mt-8 md:mt-14">{drawing}</div>
      <ul className={`mt-8 *:border-hairline md:mt-10 ${notes.length > 3 ? many : few}`}>
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
      {children}
    </HeadedSheet>
  );
}

/** A row of columns; ruled rows where these would be narrow. */
const few =
  "md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8 max-md:*:border-t max-md:*:py-5 max-md:*:last:pb-0";
const many =
  "lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 max-lg:*:border-t max-lg:*:py-5 max-lg:*:last:pb-0 md:max-lg:*:grid md:max-lg:*:grid-cols-[1fr_2fr]";
