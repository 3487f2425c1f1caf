import { Link } from "../components/controls/link";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Lead, Section } from "../components/sections/section";
import { Lines } from "../components/text/lines";
import {
  page,
  partnerWithUs,
  stayConnected,
  supportUs,
  titleLines,
} from "../content/pages/consortium-get-involved";
import { FourSteps } from "./consortium-get-involved/four-steps";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} title={<Lines lines={titleLines} />} size="display" layout="row" />
      <SubNavigation name="consortium" />
      <SixWays />
      <BelowFold>
        <FourSteps />
        <Section {...supportUs} ruled space="tight">
          <ItemColumns {...supportUs} />
          <Actions actions={supportUs.actions} />
        </Section>
        <Section id={stayConnected.id} ground="violet" space="tight">
          <h2 className="heading text-poster md:text-numeral">{stayConnected.title}</h2>
          <div className="mt-8 ends items-center gap-y-6">
            <Lead text={stayConnected.lead} />
            <Actions actions={stayConnected.actions} primary flush />
          </div>
        </Section>
      </BelowFold>
    </>
  );
}

/** Six names as large as the page allows. A whole row is one link. */
function SixWays() {
  return (
    <Section {...partnerWithUs} ground="ink" spaceAbove={12} spaceBelow="none" titleSize="h3">
      <ul className="-mx-bleed mt-6">
        {partnerWithUs.ways.map(({ title, text, action }) => (
          <li
            key={title}
            className="group relative grid items-center gap-x-16 gap-y-2 border-t border-hairline px-bleed py-4 lg:grid-cols-3"
          >
            <h3 className="heading text-poster transition-colors group-focus-within:text-violet-text group-hover:text-violet-text md:text-numeral lg:col-span-2 lg:pb-2">
              {title}
            </h3>
            <div>
              <p className="measure-44 text-pretty text-ink-2">{text}</p>
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
