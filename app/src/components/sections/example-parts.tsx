import { labels } from "../../content/shared/site";
import type { Text } from "../../content/types";
import { RichText } from "../text/rich-text";

/** The word that stands beside everything that is only an example. */
function ExampleTag() {
  return (
    <span className="border border-dashed border-control px-2 py-0.5 text-label font-medium text-ink">
      {labels.example}
    </span>
  );
}

/** Says that figures are an example, and of what. */
export function ExampleNote({ text }: { readonly text: Text }) {
  return (
    <p className="mt-6 flex measure-88 flex-wrap items-baseline gap-x-4 gap-y-2 text-body text-pretty text-ink-2">
      <ExampleTag />
      <span className="basis-[20rem] grow">
        <RichText text={text} />
      </span>
    </p>
  );
}
