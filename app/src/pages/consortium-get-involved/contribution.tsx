import type { ReactNode } from "react";
import { drawingColors } from "../../components/drawings/drawing";
import { Signs } from "../../components/drawings/signs";
import { Actions } from "../../components/sections/actions";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { dataContribution } from "../../content/pages/consortium-get-involved";

/**
 * What each step does: a ring waits, and is filled by the consent; the record stays at the boundary, and a synthetic one
 * goes on; then the place is filled again, or empty.
 */
const signs: readonly ReactNode[] = [
  <Sign key={1} kind="ring" />,
  <Sign key={2} kind="dot" />,
  <>
    <Sign kind="dot" />
    <span className="border-dashed border-violet-line max-lg:my-1.5 max-lg:w-9 max-lg:border-t-2 lg:-my-6 lg:mx-3.5 lg:h-20 lg:border-l-2" />
    <Sign kind="square" />
  </>,
  <>
    <Sign kind="dot" />
    <span className="size-2.5 lg:size-5" />
    <Sign kind="ring" />
  </>,
];

/** Four steps on one line: across the frame, or down a phone. */
export function Contribution() {
  return (
    <Section id={dataContribution.id}>
      <SectionHeading {...dataContribution} />
      <ol className={`mt-10 grid lg:mt-16 lg:grid-cols-4 ${drawingColors}`}>
        {dataContribution.items.map((item, index) => (
          <li key={item.title} className="group grid grid-cols-[2.25rem_1fr] gap-x-5 lg:block">
            <div aria-hidden="true" className="flex items-center max-lg:flex-col">
              {signs[index]}
              <span className="bg-control group-last:hidden max-lg:w-[1.5px] max-lg:flex-1 lg:h-[1.5px] lg:flex-1" />
            </div>
            <div className="max-lg:-mt-0.5 max-lg:pb-7 max-lg:group-last:pb-0 lg:mt-11 lg:pr-8">
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

function Sign({ kind }: { readonly kind: "dot" | "ring" | "square" }) {
  return (
    <svg viewBox="0 0 34 34" className="size-6 shrink-0 lg:size-8.5">
      <Signs
        kind={kind}
        color={kind === "square" ? "teal" : "violet"}
        size={34}
        edge={3}
        scaled
        points={[{ x: 17, y: 17 }]}
      />
    </svg>
  );
}
