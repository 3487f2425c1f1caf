import { bleed } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { SectionHeading } from "../../components/sections/section";
import { capabilities, functions } from "../../content/pages/consortium-about-us";

/** What the consortium does, and beside each row on a tint what it can do: rows of the two have one height. */
export function FunctionsAndCapabilities() {
  return (
    <div className={`lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[repeat(6,auto)] ${bleed}`}>
      <section id={functions.id} className={`max-lg:pb-8 lg:pr-12 lg:pl-(--bleed) ${rows}`}>
        <SectionHeading title={functions.title} />
        {functions.items.map((item) => (
          <div key={item.title} className={row}>
            <ItemTitle {...item} className="text-h2" />
            <ItemText {...item} />
          </div>
        ))}
      </section>
      <section
        id={capabilities.id}
        data-ground="pale-violet"
        className={`lg:pr-(--bleed) lg:pl-[4vw] ${rows}`}
      >
        <SectionHeading title={capabilities.title} />
        {capabilities.items.map((item) => (
          <div key={item.title} className={row}>
            <ItemTitle {...item} className="text-h3 text-violet-text" />
            <ItemText {...item} className="measure-34" />
          </div>
        ))}
        <Actions actions={capabilities.actions} className="pt-2 pb-section-tight" />
      </section>
    </div>
  );
}

const rows =
  "px-gutter *:first:pt-section *:first:pb-8 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:*:first:self-end";
const row = "border-t border-hairline py-6 lg:pb-9";
