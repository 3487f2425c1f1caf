import { Link } from "../components/controls/link";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { fullBleed, Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { Lines } from "../components/text/lines";
import {
  page,
  partnerWithUs,
  stayConnected,
  supportUs,
  titleLines,
} from "../content/pages/consortium-get-involved";
import { Contribution } from "./consortium-get-involved/contribution";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} title={<Lines lines={titleLines} />} size="display" layout="row" />
      <SixWays />
      <BelowFold>
        <Contribution />
        <Section id={supportUs.id} ruled space="none">
          <div className="pt-10 pb-section">
            <SectionHeading {...supportUs} />
            <div className="mt-8">
              <ItemColumns {...supportUs} />
            </div>
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
      <ul className={fullBleed}>
        {partnerWithUs.ways.map(({ title, bring, find, action }) => (
          <li
            key={title}
            className="group relative grid items-center gap-x-8 gap-y-2 border-t border-hairline px-(--bleed) py-4 lg:grid-cols-[2fr_1fr]"
          >
            <h3 className="font-heading text-[min(clamp(2.5rem,1rem+5.6vw,6.5rem),10.5vw)] leading-none font-semibold tracking-[-0.035em] text-ink transition-colors duration-[120ms] group-focus-within:text-violet-text group-hover:text-violet-text lg:pb-1.5">
              {title}
            </h3>
            <div>
              <p className="text-pretty text-ink-2">
                <span className="block">{bring}</span> <span className="block">{find}</span>
              </p>
              <Link
                href={action.href}
                className="mt-1 inline-block font-semibold text-(--accent) underline decoration-1 underline-offset-[0.3em] after:absolute after:inset-0"
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
