import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { leadership, page, pilotPartners, whatWeBuild } from "../content/pages/platform-about-us";
import { Investing, Invoice } from "./platform-about-us/invoice";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="display" align="right" />
      <SubNavigation name="platform" />
      <Invoice />
      <BelowFold>
        <WhatWeBuild />
        <Section id={pilotPartners.id}>
          <h2 className="font-heading text-h3 font-semibold text-teal-text">{pilotPartners.title}</h2>
          <p className="heading mt-4 max-w-[21em] text-[min(clamp(2rem,1.2rem+2.9vw,3.875rem),10.5vw)] leading-[1.04] tracking-[-0.028em]">
            {pilotPartners.text}
          </p>
          <Actions actions={pilotPartners.actions} primary />
        </Section>
        <Section id={leadership.id} space="none" ruled>
          <div className="twelve-columns gap-y-6 pt-10 pb-section">
            <div className="lg:col-span-6">
              <SectionHeading title={leadership.title} />
            </div>
            <div className="lg:col-span-6">
              <p className="text-body text-ink-2">{leadership.text}</p>
              <h3 className="heading mt-4 text-h2">{leadership.founder.title}</h3>
              <p className="mt-2 text-body text-ink-2">{leadership.founder.text}</p>
              <Actions actions={leadership.actions} />
            </div>
          </div>
        </Section>
        <Investing />
      </BelowFold>
    </>
  );
}

/** Four parts of one platform, from edge to edge, each in a deeper tint. */
function WhatWeBuild() {
  return (
    <Section id={whatWeBuild.id} space="none">
      <div className="pt-section-tight">
        <SectionHeading title={whatWeBuild.title} />
      </div>
      <ul className="-mx-bleed mt-9 grid md:grid-cols-2 xl:grid-cols-[1fr_repeat(2,calc((100%-2*var(--spacing-bleed))/4))_1fr]">
        {whatWeBuild.items.map(({ title, text }, index) => (
          <li
            key={title}
            data-ground={grounds[index]}
            className={`flex flex-col justify-between forced-colors:border-t gap-y-3 py-7 max-md:px-bleed md:min-h-60 md:odd:pr-7 md:odd:pl-bleed md:even:pr-bleed md:even:pl-7 xl:min-h-85 xl:not-first:pl-7! xl:not-last:pr-7! ${tints[index]}`}
          >
            <h3 className="heading text-[min(clamp(1.625rem,1.3rem+1.1vw,2.1875rem),8.6vw)] leading-[1.06] tracking-[-0.02em]">
              {title}
            </h3>
            <p className="max-w-[24em] text-body text-balance text-ink">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grounds = ["pale-teal", "pale-teal", "teal", "teal"] as const;

/** The second lies between the grounds, the fourth beyond them. */
const tints = [
  "",
  "bg-[color-mix(in_srgb,var(--ground-teal)_25%,var(--teal-tint))]",
  "",
  "bg-[color-mix(in_srgb,var(--ground-teal),black_40%)] dark:bg-[color-mix(in_srgb,var(--ground-teal),white_15%)]",
] as const;
