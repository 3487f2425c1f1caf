import { ItemLinks } from "../../components/sections/actions";
import { ExampleLabel } from "../../components/sections/section";
import { RichText } from "../../components/text/rich-text";
import type { Solution } from "../../content/pages/platform-solutions";

const sizes = {
  h2: "measure-26 text-h2",
  poster: "text-poster",
  /** Type as large as the page allows. */
  page: "text-numeral outdent",
} as const;

/** A solution's name, with the label of an example, and its question in larger type. */
export function Question({
  title,
  question,
  size,
}: Pick<Solution, "title" | "question"> & { readonly size: keyof typeof sizes }) {
  return (
    <>
      <div className="mb-3 ends items-baseline">
        <h3 className="font-semibold text-ink">{title}</h3>
        <ExampleLabel />
      </div>
      <p className={`heading ${sizes[size]}`}>{question}</p>
    </>
  );
}

export function SolutionText({ text }: Pick<Solution, "text">) {
  return (
    <p className="measure-56 text-body text-pretty text-ink-2">
      <RichText text={text} />
    </p>
  );
}

/** The text and the links below an example's picture. */
export function PictureFoot({ text, actions }: Pick<Solution, "text" | "actions">) {
  return (
    <div className="twelve-columns mt-8 items-baseline gap-y-1">
      <div className="lg:col-span-7">
        <SolutionText text={text} />
      </div>
      <div className="lg:col-span-5">
        <ItemLinks actions={actions} />
      </div>
    </div>
  );
}
