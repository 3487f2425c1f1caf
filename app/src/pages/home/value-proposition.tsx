import type { ItemsSection } from "../../content/types";
import { RecommendationSheet, sheetColumns } from "../../components/drawings/recommendation-sheet";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";

/** The whole sheet on ink. Each of three links has a line to its part where the sheet is wide. */
export function ValueProposition({ id, title, example, items }: ItemsSection) {
  return (
    <Section id={id} ground="ink" space="tight">
      <SectionHeading title={title} example={example} />
      <div className="@container mt-7 flex flex-col @min-[44rem]:mt-8">
        <ul
          className={`grid gap-y-6.5 @max-[44rem]:order-1 @max-[44rem]:mt-9 @min-[44rem]:grid-cols-3 ${sheetColumns}`}
        >
          {items.map((item, index) => (
            <li
              key={item.title}
              className={`@min-[44rem]:pr-8 @min-[44rem]:pb-8 @min-[44rem]:not-first:pl-8 @min-[66rem]:relative @min-[66rem]:pb-14 @min-[66rem]:after:absolute @min-[66rem]:after:bottom-0 @min-[66rem]:after:h-11 @min-[66rem]:after:border-l-[1.5px] @min-[66rem]:after:border-teal-line ${index === 0 ? "@min-[66rem]:after:left-[min(2.75rem,3.4cqw)]" : "@min-[66rem]:after:left-8"}`}
            >
              <ItemTitle
                {...item}
                className="text-[clamp(1.75rem,1.35rem_+_1.05vw,2.25rem)] leading-[1.1] tracking-[-0.025em]"
              />
              <ItemText {...item} className="measure-38" />
            </li>
          ))}
        </ul>
        <div className="@max-[44rem]:-mx-2.5">
          <RecommendationSheet />
        </div>
      </div>
    </Section>
  );
}
