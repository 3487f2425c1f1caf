import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { RichText } from "../components/text/rich-text";
import { demo, page, unitOrDiscount } from "../content/pages/platform-miu";
import { OneUnit } from "./platform-miu/one-unit";
import { Phases } from "./platform-miu/phases";
import { BlankReceipt, Receipt } from "./platform-miu/receipt";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="display" layout="columns">
        <Receipt />
      </Hero>
      <SubNavigation name="platform" />
      <OneUnit />
      <BelowFold>
        <Choices />
        <Phases />
        <Closing {...demo} beside>
          <BlankReceipt />
        </Closing>
      </BelowFold>
    </>
  );
}

/** Five choices, in the page's largest type. */
function Choices() {
  return (
    <Section id={unitOrDiscount.id}>
      <SectionHeading {...unitOrDiscount} across />
      <ul className="mt-12 border-b border-hairline">
        {unitOrDiscount.items.map(({ title, text }) => (
          <li key={title} className="twelve-columns items-baseline border-t border-hairline pt-3 pb-4">
            <h3 className="text-body text-ink-2 lg:col-span-3">{title}</h3>
            <p className="heading text-poster lg:col-span-9 lg:text-display">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
