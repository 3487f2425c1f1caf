import { Actions } from "../../components/sections/actions";
import { Section, SectionHeading } from "../../components/sections/section";
import { fourMetrics } from "../../content/pages/platform";

/** What each metric asks, larger than its name. */
export function FourMetrics() {
  return (
    <Section id={fourMetrics.id}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <SectionHeading title={fourMetrics.title} lead={fourMetrics.lead} />
        </div>
        <Actions actions={fourMetrics.actions} className="" />
      </div>
      <ul className="mt-10 grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {fourMetrics.items.map(({ title, text }) => (
          <li
            key={title}
            className="flex flex-col-reverse justify-between gap-2 border-t border-control pt-5 pb-6 md:min-h-56"
          >
            <h3 className="text-body text-ink-2">{title}</h3>
            <p className="font-heading text-[min(clamp(2rem,1.3rem+1.6vw,2.625rem),10.5vw)] leading-[1.06] font-semibold tracking-[-0.025em] text-balance text-ink">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
