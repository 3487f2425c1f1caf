import { Actions } from "../../components/sections/actions";
import { ExampleLabel, Lead, Section, SectionHeading } from "../../components/sections/section";
import { investing, mission } from "../../content/pages/platform-about-us";

const { effects, missing, rent, title } = mission.invoice;

/** The mission as an invoice: it has a row for the rent, and none for what the rent does. */
export function Invoice() {
  return (
    <Section id={mission.id} ground="ink" space="none">
      <div className="pt-section-tight">
        <SectionHeading title={mission.title} size="poster" />
      </div>
      <div className="-mx-bleed mt-10 *:px-bleed">
        <div className="flex items-baseline justify-between gap-x-6 border-t border-hairline py-3">
          <h3 className="text-label font-semibold text-ink">{title}</h3>
          <ExampleLabel text={mission.example} />
        </div>
        <dl className="contents *:px-bleed">
          <div className={`${row} bg-surface pt-4 pb-6 lg:pt-5 lg:pb-7`}>
            <dt className={name}>{rent.title}</dt>
            <dd className="ml-auto font-heading text-numeral font-semibold text-teal-text">{rent.value}</dd>
          </div>
          {effects.map((effect) => (
            <div key={effect} className={`${row} items-end! py-4 last:border-b lg:py-5`}>
              <dt className={`min-w-[7.5em] flex-1 text-balance ${name}`}>{effect}</dt>
              <dd className={`ml-auto ${empty}`}>{missing}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="twelve-columns pt-9 pb-section-tight">
        <p className="text-lead text-pretty text-ink-2 lg:col-span-6 lg:col-start-7">{mission.text}</p>
      </div>
    </Section>
  );
}

/** The page's end is one more row of the invoice, whose place is still empty. */
export function Investing() {
  return (
    <Section ground="ink" space="none">
      <div className="-mx-bleed *:px-bleed">
        <div className={`${row} bg-surface pt-section-tight pb-12`}>
          <h2 className="heading text-poster">{investing.title}</h2>
          <div aria-hidden="true" className={`ml-auto self-end max-lg:hidden ${empty}`} />
        </div>
        <div className={`${row} justify-between gap-y-6! py-8`}>
          <Lead text={investing.lead} />
          <Actions actions={investing.actions} primary flush />
        </div>
      </div>
    </Section>
  );
}

/** A row of the invoice: its sum stands below its name where both are too wide. */
const row = "flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline";
const name =
  "font-heading text-[min(clamp(1.5rem,0.9rem+2.5vw,3.25rem),8vw)] leading-[1.05] font-semibold tracking-[-0.025em] text-ink";

/** As wide as the rent. */
const empty =
  "w-[calc(2.55*var(--text-numeral))] border-b-2 border-control pt-3 pb-1.5 text-right text-lead text-ink-2";
