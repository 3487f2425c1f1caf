import { Actions } from "../../components/sections/actions";
import { ItemTitle } from "../../components/sections/items";
import { RichText } from "../../components/text/rich-text";
import { partnerships } from "../../content/pages/consortium-impact";

/** Three columns below one rule, with hairlines between them. */
export function Partners() {
  return (
    <>
      <ul className="mt-8 border-t-2 border-ink lg:mt-12 lg:grid lg:grid-cols-[4fr_4fr_5fr]">
        {partnerships.items.map(({ title, text }) => (
          <li
            key={title}
            className="border-hairline py-5 not-first:border-t lg:pr-8 lg:pb-2 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-8"
          >
            <ItemTitle
              title={title}
              className="text-h3 lg:text-[min(var(--text-h3),2.5vw)] [&]:text-violet-text"
            />
            <p className="mt-2 measure-28 text-lead text-pretty text-ink-2">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
      <Actions actions={partnerships.actions} primary className="mt-5 lg:mt-8" />
    </>
  );
}
