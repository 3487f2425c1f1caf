import type { FigureSection as Content, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { RichText } from "../text/rich-text";
import { HeadedSheet } from "./sheet";

/** A wide figure with a row of notes below it. */
export function FigureSection({ section, tone }: { readonly section: Content; readonly tone: Tone }) {
  return (
    <HeadedSheet section={section} tone={tone}>
      <div className="mt-8 md:mt-14">
        <Figure name={section.figure} />
      </div>
      <ul className={`mt-8 *:border-hairline md:mt-10 ${section.notes.length > 3 ? many : few}`}>
        {section.notes.map((note) => (
          <li key={note.title}>
            <h3
              className={`mb-2 text-body font-semibold text-balance text-ink ${section.headed ? "xl:sr-only" : ""}`}
            >
              {note.title}
            </h3>
            <p className="measure-44 text-body text-pretty text-ink-2">
              <RichText text={note.text} />
            </p>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** A row of columns; ruled rows where these would be narrow. */
const few =
  "md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8 max-md:*:border-t max-md:*:py-5 max-md:*:last:pb-0";
const many =
  "lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 max-lg:*:border-t max-lg:*:py-5 max-lg:*:last:pb-0 md:max-lg:*:grid md:max-lg:*:grid-cols-[1fr_2fr]";
