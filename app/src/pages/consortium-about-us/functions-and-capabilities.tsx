import { bleed } from "../../components/layout/frame";
import { Actions } from "../../components/sections/actions";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { capabilities, functions } from "../../content/pages/consortium-about-us";

/** What the consortium does, and beside each row on a tint what it can do: rows of the two have one height. */
export function FunctionsAndCapabilities() {
  return (
    <div
      className={`lg:grid lg:grid-cols-[var(--bleed)_minmax(0,7fr)_minmax(0,5fr)_var(--bleed)] lg:grid-rows-[repeat(6,auto)] ${bleed}`}
    >
      <section id={functions.id} className={`lg:col-start-2 ${rows} max-lg:px-(--bleed) max-lg:pb-8`}>
        <h2 className={heading}>{functions.title}</h2>
        <ul className="contents">
          {functions.items.map((item) => (
            <li key={item.title} className={`${row} pr-12`}>
              <ItemTitle
                {...item}
                className="text-[min(clamp(1.75rem,1.3rem+1.9vw,2.875rem),9vw)] leading-[1.05] tracking-[-0.025em]"
              />
              <ItemText {...item} />
            </li>
          ))}
        </ul>
      </section>
      <section
        id={capabilities.id}
        data-ground="pale-violet"
        className={`lg:col-[3/5] lg:pl-14 ${rows} px-(--bleed)`}
      >
        <h2 className={heading}>{capabilities.title}</h2>
        <ul className="contents">
          {capabilities.items.map((item) => (
            <li key={item.title} className={row}>
              <ItemTitle {...item} className="text-h3 text-violet-text" />
              <ItemText {...item} className="measure-34" />
            </li>
          ))}
        </ul>
        <Actions actions={capabilities.actions} className="pt-2 pb-section-tight" />
      </section>
    </div>
  );
}

const rows = "lg:row-span-6 lg:grid lg:grid-rows-subgrid";
const row = "border-t border-hairline py-6 lg:pb-9";
const heading =
  "measure-18 self-end pt-section pb-8 font-heading text-h2 font-semibold text-balance text-ink";
