import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Numerals } from "../components/sections/numerals";
import { Section, SectionHeading } from "../components/sections/section";
import { demo, exampleFigure, page } from "../content/pages/platform-mavi-difference";
import { BlankPrice } from "./platform-mavi-difference/blank-price";
import { WholeSheet } from "./platform-mavi-difference/whole-sheet";
import { Why } from "./platform-mavi-difference/why";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="h1 to poster" align="center" tight />
      <SubNavigation name="platform" />
      <WholeSheet />
      <BelowFold>
        <Section id={exampleFigure.id} space="tight">
          <div className="twelve-columns items-center gap-y-8">
            <div className="lg:col-span-7">
              <SectionHeading title={exampleFigure.title} lead={exampleFigure.lead} />
            </div>
            <div className="lg:col-span-5">
              <Numerals {...exampleFigure} />
            </div>
          </div>
        </Section>
        <Why />
        <Closing {...demo} picture={<BlankPrice />} />
      </BelowFold>
    </>
  );
}
