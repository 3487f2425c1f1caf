import { Link } from "../components/controls/link";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { Lines } from "../components/text/lines";
import {
  dataContribution,
  page,
  partnerWithUs,
  stayConnected,
  supportUs,
  titleLines,
} from "../content/pages/consortium-get-involved";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} title={<Lines lines={titleLines} />} size="display" layout="row" />
      <SubNavigation name="consortium" />
      <SixWays />
      <BelowFold>
        <Contribution />
        <Section id={supportUs.id} ruled space="none">
          <div className="pt-10 pb-section">
            <SectionHeading {...supportUs} />
            <ItemColumns {...supportUs} />
            <Actions actions={supportUs.actions} />
          </div>
        </Section>
        <Closing {...stayConnected} ground="violet" />
      </BelowFold>
    </Glossary>
  );
}

/** Six names as large as the page allows, each row a link as a whole. */
function SixWays() {
  return (
    <Section id={partnerWithUs.id} ground="ink" space="none">
      <div className="pt-11 pb-6">
        <SectionHeading title={partnerWithUs.title} size="h3" />
      </div>
      <ul className="-mx-bleed">
        {partnerWithUs.ways.map(({ title, bring, find, action }) => (
          <li
            key={title}
            className="group relative grid items-center gap-x-8 gap-y-2 border-t border-hairline px-bleed py-4 lg:grid-cols-[2fr_1fr]"
          >
            <h3 className="font-heading text-[min(clamp(2.5rem,1rem+5.6vw,6.5rem),10.5vw)] leading-none font-semibold tracking-[-0.035em] text-ink transition-colors group-focus-within:text-violet-text group-hover:text-violet-text lg:pb-1.5">
              {title}
            </h3>
            <div>
              <p className="text-pretty text-ink-2">
                <span className="block">{bring}</span> <span className="block">{find}</span>
              </p>
              <Link
                href={action.href}
                className="mt-1 inline-block font-semibold text-(--accent) underlined after:absolute after:inset-0"
              >
                {action.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ring = "rounded-pill border-3 size-6 lg:size-8.5 border-violet-line";
const dot = "rounded-pill border-12 lg:border-17 border-violet-line";
const square = "border-12 lg:border-17 border-teal-line";
const boundary =
  "border-dashed border-violet-line max-lg:my-1.5 max-lg:w-9 max-lg:border-t-2 lg:-my-6 lg:mx-3.5 lg:h-20 lg:border-l-2";
const gap = "size-2.5 lg:size-5";

/**
 * What each step does: a ring waits, and is filled by the consent; the record stays at the boundary, and a synthetic one
 * goes on; then the place is filled again, or empty.
 */
const signs = [[ring], [dot], [dot, boundary, square], [dot, gap, ring]];

/** Four steps on one line: across the page, or down a phone. */
function Contribution() {
  return (
    <Section id={dataContribution.id}>
      <SectionHeading {...dataContribution} />
      <ol className="mt-10 grid lg:mt-16 lg:grid-cols-4 drawing-colors">
        {dataContribution.items.map((item, step) => (
          <li key={item.title} className="group grid grid-cols-[2.25rem_1fr] gap-x-5 lg:block">
            <div aria-hidden="true" className="flex items-center max-lg:flex-col">
              {signs[step]?.map((sign, index) => (
                <span key={index} className={sign} />
              ))}
              <span className="flex-1 border-t-[1.5px] border-l-[1.5px] border-control group-last:hidden" />
            </div>
            <div className="max-lg:pb-7 max-lg:group-last:pb-0 lg:mt-11 lg:pr-8">
              <ItemTitle {...item} />
              <ItemText {...item} measure="narrow" />
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={dataContribution.actions} primary />
    </Section>
  );
}
