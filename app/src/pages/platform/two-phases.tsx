import { Actions } from "../../components/sections/actions";
import { fullBleed, Section, SectionHeading } from "../../components/sections/section";
import { incentiveUnitPhases } from "../../content/pages/platform";

/** The two phases halve the window: closed first, open later. */
export function TwoPhases() {
  return (
    <Section id={incentiveUnitPhases.id} space="none">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <SectionHeading title={incentiveUnitPhases.title} />
        <Actions actions={incentiveUnitPhases.actions} className="" />
      </div>
      <ol className={`${fullBleed} mt-10 grid md:grid-cols-2`}>
        {incentiveUnitPhases.items.map(({ title, text }, index) => (
          <li
            key={title}
            data-ground={index === 0 ? "ink" : undefined}
            className={`px-(--bleed) py-section-tight ${index === 0 ? "" : "border-y border-control md:pl-16"}`}
          >
            <h3 className="font-heading text-poster font-semibold text-ink">{title}</h3>
            <p className="mt-4 text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
