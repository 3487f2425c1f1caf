import { RichText } from "../../components/text/rich-text";
import type { Solution } from "../../content/pages/platform-solutions";

/** A solution's name, as an entry to its text: the question that it answers is the larger line. */
export function SolutionText({ title, text }: Pick<Solution, "title" | "text">) {
  return (
    <>
      <h3 className="font-semibold text-ink">{title}</h3>
      <p className="measure-56 text-body text-pretty text-ink-2">
        <RichText text={text} />
      </p>
    </>
  );
}
