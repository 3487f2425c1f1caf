import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { leadership, mission, page, pilotPartners } from "../content/pages/platform-about-us";
import { Investing, Invoice } from "./platform-about-us/invoice";
import { WhatWeBuild } from "./platform-about-us/what-we-build";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="display" align="right" layout="row" compact>
        <Invoice />
      </Hero>
      <SubNavigation name="platform" />
      <Section id={mission.id}>
        <SectionHeading {...mission} titleSize="poster" across />
      </Section>
      <BelowFold>
        <WhatWeBuild />
        <Section id={pilotPartners.id}>
          <h2 className="heading text-h3 text-teal-text">{pilotPartners.title}</h2>
          <p className="mt-4 heading text-h2 lg:text-h1">{pilotPartners.text}</p>
          <Actions actions={pilotPartners.actions} primary />
        </Section>
        <Section id={leadership.id} space="tight" ruled>
          <div className="twelve-columns gap-y-6">
            <div className="lg:col-span-5">
              <SectionHeading title={leadership.title} />
            </div>
            <div className="lg:col-span-7">
              <p className="text-body text-ink-2">{leadership.text}</p>
              <h3 className="mt-4 heading text-h2">{leadership.founder.title}</h3>
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
