import { Actions } from "../../components/sections/actions";
import { fullBleed, Lead, Section } from "../../components/sections/section";
import { investing } from "../../content/pages/platform-about-us";
import { empty, row } from "./invoice";

/** The page's end is one more row of the invoice, whose place is still empty. */
export function Investing() {
  return (
    <Section ground="ink" space="none">
      <div className={`${fullBleed} *:px-(--bleed)`}>
        <div className={`${row} bg-surface pt-section-tight pb-12`}>
          <h2 className="font-heading text-poster font-semibold text-balance text-ink">{investing.title}</h2>
          <div aria-hidden="true" className={`ml-auto self-end max-lg:hidden ${empty}`} />
        </div>
        <div className={`${row} justify-between gap-y-6! py-8`}>
          <Lead text={investing.lead} />
          <Actions actions={investing.actions} primary className="" />
        </div>
      </div>
    </Section>
  );
}
