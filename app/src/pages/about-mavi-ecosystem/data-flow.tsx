import { ItemWords } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { dataFlow } from "../../content/pages/about-mavi-ecosystem";

/** The signs of a record, a synthetic record and an insight. */
const signs = {
  record: "rounded-pill border-violet-line",
  synthetic: "border-teal-line",
  insight: "rounded-pill border-teal-line",
} as const satisfies Record<(typeof dataFlow.items)[number]["sign"], string>;

/** Three steps on one line, which leads back from the last step to the first. On a phone, the line runs down. */
export function DataFlow() {
  const { title, text } = dataFlow.loop;
  return (
    <Section {...dataFlow} space="tight">
      <div className="relative mt-8 max-lg:pl-[3.5rem] drawing-colors">
        <div
          aria-hidden="true"
          className="absolute border-2 border-teal-line max-lg:inset-y-3 max-lg:left-0 max-lg:w-7 max-lg:border-r-0 lg:top-2 lg:left-5 lg:h-25 lg:w-2/3"
        >
          <svg className="absolute size-px fill-none stroke-teal-line stroke-2 max-lg:-top-px max-lg:left-3.5 max-lg:-rotate-90 lg:bottom-6 lg:-left-px">
            <path d="M-6-10L0 0L6-10" />
          </svg>
        </div>
        <ol className="grid lg:grid-cols-3 lg:pt-36">
          {dataFlow.items.map(({ sign, ...item }) => (
            <li key={item.title} className="relative pb-6 lg:pr-8">
              <span
                aria-hidden="true"
                className={`absolute border-12 max-lg:-left-10 lg:-top-14 lg:border-20 ${signs[sign]}`}
              />
              <ItemWords {...item} measure="narrow" />
            </li>
          ))}
        </ol>
        <p className="text-ink-2 lg:absolute lg:top-10 lg:left-14 lg:max-w-[calc(66.667%-5rem)]">
          <strong className="heading">{`${title}.`}</strong> {text}
        </p>
      </div>
    </Section>
  );
}
