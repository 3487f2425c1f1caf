import { ItemLinks } from "../../components/sections/actions";
import { ExampleLabel } from "../../components/sections/section";
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
      <p className={`heading ${className}`}>{question}</p>
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

/** Below the picture of an example, what it shows and where to go on. */
export function PictureFoot({ text, actions }: Pick<Solution, "text" | "actions">) {
  return (
    <div className="twelve-columns mt-8 items-baseline gap-y-1">
      <div className="lg:col-span-7">
        <SolutionText text={text} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 lg:col-span-5">
        <div>
          <ItemLinks actions={actions} />
        </div>
        <ExampleLabel text />
      </div>
    </div>
  );
}
