import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { RichText } from "../components/text/rich-text";
import { demo, page, phases, unitOrDiscount } from "../content/pages/platform-miu";
import { BlankReceipt, Receipt } from "./platform-miu/receipt";
import { OneUnit } from "./platform-miu/one-unit";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="display" layout="narrow">
        <Receipt />
      </Hero>
      <SubNavigation name="platform" />
      <OneUnit />
      <BelowFold>
        <Choices />
        <Phases />
        <Closing {...demo} beside={<BlankReceipt />} />
      </BelowFold>
    </>
  );
}

/** Five choices, in the largest words of the page. */
function Choices() {
  return (
    <Section id={unitOrDiscount.id}>
      <SectionHeading {...unitOrDiscount} across />
      <ul className="mt-10 border-b border-hairline">
        {unitOrDiscount.items.map(({ title, text }) => (
          <li key={title} className="twelve-columns items-baseline border-t border-hairline pt-3 pb-4">
            <h3 className="text-body text-ink-2 lg:col-span-3">{title}</h3>
            <p className="font-heading text-[min(var(--text-display),10.5vw)] leading-none font-semibold tracking-[-0.035em] text-ink lg:col-span-9">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three phases from edge to edge, the first one twice as wide. */
function Phases() {
  return (
    <Section id={phases.id} space="none">
      <SectionHeading {...phases} across />
      <ol className="-mx-bleed mt-10 grid gap-0.5 lg:grid-cols-[2fr_1fr_1fr]">
        {phases.items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`flex gap-x-6 px-bleed pt-6 pb-8 lg:min-h-100 lg:flex-col lg:pb-10 ${index === 0 ? "flex-col border-t-6 border-teal-line bg-teal-tint lg:pr-8" : "bg-sunken lg:border-t-6 lg:border-transparent lg:px-7 lg:last:pr-bleed"}`}
          >
            <p className="shrink-0 text-body text-ink-2">
              {phases.phase}{" "}
              <span
                className={`mt-2 block font-heading font-semibold tracking-[-0.04em] ${index === 0 ? "text-[clamp(6rem,3rem+10vw,13rem)] leading-[0.8] text-teal-text" : "text-numeral text-ink-3"}`}
              >
                {index + 1}
              </span>
            </p>
            <div className={`lg:mt-auto lg:pt-7 ${index === 0 ? "pt-6" : ""}`}>
              <h3 className={`heading ${index === 0 ? "text-h2" : "text-h3"}`}>{title}</h3>
              <p className="mt-2 text-body text-ink-2 lg:min-h-[2lh]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="pt-5 pb-section text-small text-ink-2">{phases.note}</p>
    </Section>
  );
}
