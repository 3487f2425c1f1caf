import { drawingColors } from "../../components/drawings/drawing";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { dataFlow } from "../../content/pages/about-mavi-ecosystem";

const signs = [
  <circle key={1} cx={17} cy={17} r={17} className="fill-violet-line" />,
  <path key={2} d="M0 0H34V34H0Z" className="fill-teal-line" />,
  <circle key={3} cx={17} cy={17} r={17} className="fill-teal-line" />,
];

/** Three steps on one line, which leads back from the last to the first: across the frame, or down a phone. */
export function DataFlow() {
  const { title, text } = dataFlow.loop;
  return (
    <Section id={dataFlow.id} space="tight">
      <SectionHeading {...dataFlow} />
      <div className={`relative mt-9 ${drawingColors}`}>
        <Loop />
        <ol className="relative grid max-lg:before:absolute max-lg:before:top-3 max-lg:before:bottom-0 max-lg:before:left-0 max-lg:before:w-7 max-lg:before:border-[1.5px] max-lg:before:border-b-0 max-lg:before:border-teal-line lg:grid-cols-3">
          {dataFlow.items.map((item, index) => (
            <li key={item.title} className="relative max-lg:pb-7 max-lg:pl-14 lg:pt-36 lg:pr-10">
              <svg
                viewBox="0 0 34 34"
                aria-hidden="true"
                className="absolute size-6 max-lg:left-4 lg:top-[5.125rem] lg:size-8.5"
              >
                {signs[index]}
              </svg>
              <ItemTitle {...item} />
              <ItemText {...item} className="measure-34" />
            </li>
          ))}
        </ol>
        <p className="text-ink-2 max-lg:relative max-lg:pl-14 max-lg:before:absolute max-lg:before:left-0 max-lg:before:h-3.5 max-lg:before:w-7 max-lg:before:border-[1.5px] max-lg:before:border-t-0 max-lg:before:border-teal-line lg:absolute lg:top-9 lg:left-14 lg:max-w-[calc(66.667%-5rem)]">
          <strong className="font-heading font-semibold text-ink max-lg:block max-lg:text-h3">
            {`${title}.`}
          </strong>{" "}
          {text}
        </p>
      </div>
    </Section>
  );
}

/** From the last step back to the first, on a laptop; and the arrow head, which a phone has too. */
function Loop() {
  return (
    <div
      aria-hidden="true"
      className="absolute lg:top-2 lg:left-4.25 lg:h-23 lg:w-2/3 lg:border-[1.5px] lg:border-teal-line max-lg:top-1.5"
    >
      <svg
        viewBox="0 0 12 12"
        className="absolute size-3 fill-none stroke-teal-line stroke-[1.5] max-lg:left-0.5 max-lg:-rotate-90 lg:top-15 lg:-left-1.75"
      >
        <path d="M0 0L6 10L12 0" />
      </svg>
    </div>
  );
}
