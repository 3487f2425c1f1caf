import { ItemTitle } from "../../components/sections/items";
import type { Item } from "../../content/types";
import { RichText } from "../../components/text/rich-text";

/** The consortium and the corporation, on the two sides of the boundary. */
export function Sides({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className="mt-8 grid border-violet-line *:odd:border-violet-line *:odd:text-violet-text *:even:text-teal-text max-lg:*:odd:border-b-3 max-lg:*:odd:pb-7 max-lg:*:even:pt-7 lg:mt-10 lg:grid-cols-2 lg:*:py-2 lg:*:odd:border-r-3 lg:*:odd:pr-12 lg:*:even:pl-12 *:border-dashed">
      {items.map(({ title, text }) => (
        <li key={title}>
          <ItemTitle title={title} className="measure-22 text-h2 [&]:text-inherit" />
          <p className="mt-4 measure-44 text-lead text-pretty text-ink-2">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
