import { drawingColors } from "../../components/drawings/drawing";
import { Actions } from "../../components/sections/actions";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { dataContribution } from "../../content/pages/consortium-get-involved";

const ring = "rounded-pill border-3 size-6 lg:size-8.5 border-violet-line";
const dot = "rounded-pill border-12 lg:border-17 border-violet-line";
const square = "border-12 lg:border-17 border-teal-line";
const boundary =
  "border-dashed border-violet-line max-lg:my-1.5 max-lg:w-9 max-lg:border-t-2 lg:-my-6 lg:mx-3.5 lg:h-20 lg:border-l-2";
const gap = "size-2.5 lg:size-5";

/**
 * What each step does: a ring waits, and is filled by the consent; the record stays at the boundary, and a synthetic one
 * goes on; then the place is filled again, or empty.
 */
const signs = [[ring], [dot], [dot, boundary, square], [dot, gap, ring]];

/** Four steps on one line: across the frame, or down a phone. */
export function Contribution() {
  return (
    <Section id={dataContribution.id}>
      <SectionHeading {...dataContribution} />
      <ol className={`mt-10 grid lg:mt-16 lg:grid-cols-4 ${drawingColors}`}>
        {dataContribution.items.map((item, step) => (
          <li key={item.title} className="group grid grid-cols-[2.25rem_1fr] gap-x-5 lg:block">
            <div aria-hidden="true" className="flex items-center max-lg:flex-col">
              {signs[step]?.map((sign, index) => (
                <span key={index} className={sign} />
              ))}
              <span className="flex-1 border-t-[1.5px] border-l-[1.5px] border-control group-last:hidden" />
            </div>
            <div className="max-lg:pb-7 max-lg:group-last:pb-0 lg:mt-11 lg:pr-8">
              <ItemTitle {...item} />
              <ItemText {...item} className="measure-28" />
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={dataContribution.actions} primary />
    </Section>
  );
}
