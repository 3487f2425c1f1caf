import type { ReactNode } from "react";
import { Actions } from "../../components/sections/actions";
import { ItemWords } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { dataContribution } from "../../content/pages/consortium-get-involved";

const ring = <span className="size-6 rounded-pill border-3 border-violet-line lg:size-10" />;
const dot = <span className="rounded-pill border-12 border-violet-line lg:border-20" />;
const square = <span className="border-12 border-teal-line lg:border-20" />;
const boundary = (
  <span className="border-dashed border-violet-line max-lg:my-1 max-lg:w-9 max-lg:border-t-2 lg:-my-6 lg:mx-4 lg:h-22 lg:border-l-2" />
);
const gap = <span className="size-2.5 lg:size-5" />;

const pictures: Readonly<Record<(typeof dataContribution.items)[number]["picture"], ReactNode>> = {
  "waits for consent": ring,
  consent: dot,
  // The record stays at the boundary; a synthetic one is passed on.
  "passed on": (
    <>
      {dot}
      {boundary}
      {square}
    </>
  ),
  // The record is given again, or withdrawn.
  choice: (
    <>
      {dot}
      {gap}
      {ring}
    </>
  ),
};

/** Four steps on one line. On a phone, the line runs down. */
export function FourSteps() {
  return (
    <Section {...dataContribution}>
      <ol className="mt-12 grid drawing-colors lg:mt-16 lg:grid-cols-4">
        {dataContribution.items.map(({ picture, ...item }) => (
          <li key={item.title} className="group grid grid-cols-[2.25rem_1fr] gap-x-6 lg:block">
            <div aria-hidden="true" className="flex items-center max-lg:flex-col">
              {pictures[picture]}
              <span className="flex-1 border-t-[1.5px] border-l-[1.5px] border-control group-last:hidden" />
            </div>
            <div className="max-lg:pb-8 max-lg:group-last:pb-0 lg:mt-12 lg:pr-8">
              <ItemWords {...item} measure="narrow" />
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={dataContribution.actions} primary />
    </Section>
  );
}
