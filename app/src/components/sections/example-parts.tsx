import { labels } from "../../content/shared/site";
import type { ExampleRow, Text } from "../../content/types";
import { RichText } from "../text/rich-text";

/** The word that stands beside everything that is only an example. */
export function ExampleTag() {
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

/** Values of an example, each beside its name. */
export function ExampleRows({ rows }: { readonly rows: readonly ExampleRow[] }) {
  return (
    <dl className="border-b border-hairline">
      {rows.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2 md:py-2.5"
        >
          <dt className="text-small text-pretty text-ink-2">{label}</dt>
          <dd
            className={`ml-auto text-right font-semibold text-balance text-ink ${
              startsWithNumber.test(value) ? "font-heading text-lead tabular-nums" : "text-small"
            }`}
          >
            {value}
          </dd>
          {note === undefined ? null : (
            <dd className="mt-0.5 basis-full text-small text-pretty text-ink-3">
              <RichText text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Numbers, with a sign or a currency in front, are set larger than words. */
const startsWithNumber = /^[+\-−$]*\d/;
