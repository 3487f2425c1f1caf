import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { theProblem } from "../../content/pages/platform";

/** The question and its three answers in one row. */
export function Problem() {
  return (
    <Section id={theProblem.id} space="none" ruled>
      <div className="grid gap-x-8 gap-y-6 pt-6 pb-10 md:grid-cols-3 lg:grid-cols-4">
        <h2 className="font-heading text-h3 font-semibold text-balance text-ink md:col-span-3 lg:col-span-1">
          {theProblem.title}
        </h2>
        <ul className="contents">
          {theProblem.items.map((item) => (
            <li key={item.title} id={item.id} className="*:last:mt-1">
              <ItemTitle title={item.title} className="text-body [font-family:inherit]" />
              <ItemText {...item} className="measure-44 leading-[1.45]" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
