import { Section, SectionHeading } from "../../components/sections/section";
import { phases } from "../../content/pages/platform-miu";

const [first, ...later] = phases.items;

/** Three phases across the window. The first one is twice as wide. */
export function Phases() {
  return (
    <Section id={phases.id} space="none">
      <SectionHeading {...phases} across />
      <ol className="mt-12 grid gap-px -mx-bleed lg:grid-cols-4">
        <li
          data-ground="pale-teal"
          className="@container flex flex-col border-t-6 border-teal-line px-bleed pt-6 pb-8 lg:col-span-2 lg:min-h-100"
        >
          <p className="text-body text-ink-2">
            {phases.phase} <span className="mt-4 block heading text-column-3.5 text-teal-text">{1}</span>
          </p>
          <h3 className="mt-auto pt-8 heading text-h2">{first.title}</h3>
          <p className="mt-2 text-body text-ink-2">{first.text}</p>
        </li>
        {later.map(({ title, text }, index) => (
          <li
            key={title}
            data-ground="sunken"
            className="flex gap-x-6 px-bleed pt-6 pb-8 lg:flex-col lg:border-t-6 lg:border-transparent lg:px-8 lg:last:pr-bleed"
          >
            <p className="shrink-0 text-body text-ink-2">
              {phases.phase} <span className="mt-2 block heading text-numeral text-ink-3">{index + 2}</span>
            </p>
            <div className="lg:mt-auto lg:pt-8">
              <h3 className="heading text-h3">{title}</h3>
              <p className="mt-2 text-body text-ink-2 lg:min-h-[2lh]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="pt-4 pb-section text-small text-ink-2">{phases.note}</p>
    </Section>
  );
}
