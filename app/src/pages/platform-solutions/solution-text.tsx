import { RichText } from "../../components/text/rich-text";
import type { Solution } from "../../content/pages/platform-solutions";

/** A solution's name, and as the larger line the question that it answers. */
export function Question({
  title,
  question,
  className,
}: Pick<Solution, "title" | "question"> & { readonly className: string }) {
  return (
    <>
      <h3 className="mb-3 font-semibold text-ink">{title}</h3>
      <p className={`font-heading font-semibold text-balance text-ink ${className}`}>{question}</p>
    </>
  );
}

/** The answer. */
export function SolutionText({ text }: Pick<Solution, "text">) {
  return (
    <p className="measure-56 text-body text-pretty text-ink-2">
      <RichText text={text} />
    </p>
  );
}
