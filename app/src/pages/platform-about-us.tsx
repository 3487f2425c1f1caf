import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { columns } from "../components/layout/frame";
import { leadership, page, pilotPartners } from "../content/pages/platform-about-us";
import { Investing } from "./platform-about-us/investing";
import { Invoice } from "./platform-about-us/invoice";
import { WhatWeBuild } from "./platform-about-us/what-we-build";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="platform" />
      <Hero {...page.hero} align="right" />
      <Invoice />
      <BelowFold>
        <WhatWeBuild />
        <Section id={pilotPartners.id}>
          <h2 className="font-heading text-h3 font-semibold text-teal-text">{pilotPartners.title}</h2>
          <p className="mt-4 max-w-[21em] font-heading text-[min(clamp(2rem,1.2rem+2.9vw,3.875rem),10.5vw)] leading-[1.04] font-semibold tracking-[-0.028em] text-balance text-ink">
            {pilotPartners.text}
          </p>
          <Actions actions={pilotPartners.actions} primary />
        </Section>
        <Section id={leadership.id} space="none" ruled>
          <div className={`${columns} gap-y-6 pt-10 pb-section`}>
            <div className="lg:col-span-6">
              <SectionHeading title={leadership.title} />
            </div>
            <div className="lg:col-span-6">
              <p className="text-body text-ink-2">{leadership.text}</p>
              <h3 className="mt-4 font-heading text-h2 font-semibold text-balance text-ink">
                {leadership.founder.title}
              </h3>
              <p className="mt-2 text-body text-ink-2">{leadership.founder.text}</p>
              <Actions actions={leadership.actions} className="mt-6" />
            </div>
          </div>
        </Section>
        <Investing />
      </BelowFold>
    </>
  );
}
