import { Actions } from "../../components/sections/actions";
import { ExampleLabel, Lead, Section } from "../../components/sections/section";
import { investing, invoice } from "../../content/pages/platform-about-us";

const { effects, example, missing, rent, shown } = invoice;

/** An invoice has an amount for the rent, and empty lines for the rent's effects. */
export function Invoice() {
  return (
    <div data-ground="ink" className="mt-8 -mx-bleed lg:mt-12">
      <dl className="pb-4">
        <div className="ends flex-nowrap px-bleed py-3">
          <dt className="text-label text-ink-2">{shown}</dt>
          <dd>
            <ExampleLabel text={example} />
          </dd>
        </div>
        <div className={`${row} items-center bg-surface py-2`}>
          <dt className="heading text-h3 md:text-h2">{rent.name}</dt>
          <dd className="@container ml-auto w-[min(58vw,33rem)]">
            <p className="my-[0.18em] heading text-right text-column-3 whitespace-nowrap text-teal-text">
              {rent.value}
            </p>
          </dd>
        </div>
        <div className={`${row} py-3 text-label text-ink-2`}>
          <dt>{missing}</dt>
        </div>
        {effects.map((effect) => (
          <div key={effect} className={`${row} flex-nowrap items-end gap-x-[4vw] py-4`}>
            <dt className="heading text-h3 md:text-h2">{effect}</dt>
            <dd
              aria-hidden="true"
              className="w-[min(24vw,33rem)] shrink-0 border-b-2 border-control md:w-[min(37vw,33rem)]"
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The closing section looks like one more, empty, invoice row. */
export function Investing() {
  return (
    <Section ground="ink" space="none">
      <div className="-mx-bleed">
        <div className={`${row} items-end bg-surface pt-section-tight pb-12 lg:flex-nowrap`}>
          <h2 className="heading text-poster">{investing.title}</h2>
          <div aria-hidden="true" className="grow border-b-2 border-control max-lg:hidden" />
        </div>
        <div className={`${row} items-center py-8`}>
          <Lead text={investing.lead} />
          <Actions actions={investing.actions} primary flush />
        </div>
      </div>
    </Section>
  );
}

const row = "ends border-t border-hairline px-bleed";
