import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { dataFlow } from "../../content/pages/about-mavi-ecosystem";

/** A record, a synthetic one and an insight. */
const signs = ["rounded-pill border-violet-line", "border-teal-line", "rounded-pill border-teal-line"];

/** Three steps on one line, which leads back from the last to the first: across the page, or down a phone. */
export function DataFlow() {
  const { title, text } = dataFlow.loop;
  return (
    <Section id={dataFlow.id} space="tight">
      <SectionHeading {...dataFlow} />
      <div className="relative mt-9 max-lg:pl-14 drawing-colors">
        <div
          aria-hidden="true"
          className="absolute border-[1.5px] border-teal-line max-lg:inset-y-3 max-lg:left-0 max-lg:w-7 max-lg:border-r-0 lg:top-2 lg:left-4 lg:h-23 lg:w-2/3"
        >
          <svg className="absolute size-px overflow-visible fill-none stroke-teal-line stroke-[1.5] max-lg:-top-px max-lg:left-3.5 max-lg:-rotate-90 lg:bottom-5 lg:-left-px">
            <path d="M-6-10L0 0L6-10" />
          </svg>
        </div>
        <ol className="grid lg:grid-cols-3 lg:pt-36">
          {dataFlow.items.map((item, index) => (
            <li key={item.title} className="relative pb-7 lg:pr-10">
              <span
                aria-hidden="true"
                className={`absolute border-12 max-lg:-left-10 lg:-top-15.5 lg:border-17 ${signs[index]}`}
              />
              <ItemTitle {...item} />
              <ItemText {...item} measure="narrow" />
            </li>
          ))}
        </ol>
        <p className="text-ink-2 lg:absolute lg:top-9 lg:left-14 lg:max-w-[calc(66.667%-5rem)]">
          <strong className="font-heading font-semibold text-ink">{`${title}.`}</strong> {text}
        </p>
      </div>
    </Section>
  );
}
