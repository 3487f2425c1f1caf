import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Numerals } from "../components/sections/numerals";
import { Section, SectionHeading } from "../components/sections/section";
import { demo, exampleFigure, page } from "../content/pages/platform-mavi-difference";
import { WholeSheet } from "./platform-mavi-difference/whole-sheet";
import { Why } from "./platform-mavi-difference/why";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} align="center" />
      <SubNavigation name="platform" />
      <WholeSheet />
      <BelowFold>
        <Section id={exampleFigure.id}>
          <div className="twelve-columns items-center gap-y-8">
            <div className="lg:col-span-7">
              <SectionHeading title={exampleFigure.title} />
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

/** The sheet's price once more, still to be filled in: its line leaves the window. */
function BlankPrice() {
  return (
    <div
      aria-hidden="true"
      className="-mr-bleed flex gap-x-[min(2rem,3vw)] pt-10 pb-section-tight text-[min(clamp(7rem,20vw,18.75rem),40vw)] leading-[0.86]"
    >
      <p className="-ml-[0.03em] font-heading font-semibold tracking-[-0.06em] text-ink-2">
        {demo.blank.sign}
      </p>
      <div className="mt-[0.68em] grow">
        <p className="border-t-[2.5px] border-ink pt-3 text-label text-ink">{demo.blank.text}</p>
      </div>
    </div>
  );
}
