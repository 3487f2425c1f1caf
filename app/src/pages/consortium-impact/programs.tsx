import { SectionHeading } from "../../components/sections/section";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { programs } from "../../content/pages/consortium-impact";
import { Report } from "./report";

/** The two programs beside a report that comes of them. */
export function Programs() {
  return (
    <div className="gap-x-16 pt-section lg:grid lg:grid-cols-[min(26rem,33%)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SectionHeading title={programs.title} />
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <Report />
      </div>
      <ul className="flex flex-col justify-end gap-9 py-12 lg:pb-14">
        {programs.items.map((item) => (
          <li key={item.id} id={item.id} className="border-t border-control pt-6">
            <ItemTitle {...item} className="text-h2" />
            <ItemText {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
