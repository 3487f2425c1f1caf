import { Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { streetAnswers } from "../content/examples/street-answers";
import { missionAndVision, page, partners } from "../content/pages/consortium-about-us";
import { FunctionsAndCapabilities } from "./consortium-about-us/functions-and-capabilities";
import { Reasons } from "./consortium-about-us/reasons";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} size="display" layout="row" ground="violet" />
      <Reasons />
      <BelowFold>
        <FunctionsAndCapabilities />
        <Together />
        <Section id={partners.id} space="tight">
          <SectionHeading {...partners} />
          <div className="mt-9 mb-6">
            <Grid
              kind="ring"
              color="violet"
              size={0.78}
              count={streetAnswers.total}
              columns={streetAnswers.total}
            />
          </div>
          <ItemColumns {...partners} />
        </Section>
      </BelowFold>
    </Glossary>
  );
}

/** What the answers become together: the mission and the vision beside all of them in one square. */
function Together() {
  return (
    <Section id={missionAndVision.id} ground="ink">
      <div className="grid gap-12 lg:grid-cols-[9fr_4fr]">
        <div className="flex flex-col justify-between gap-y-12">
          <SectionHeading title={missionAndVision.title} size="poster" />
          <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {missionAndVision.items.map((item) => (
              <li key={item.title}>
                <ItemTitle title={item.title} className="text-h3 text-violet-text" />
                <ItemText text={item.text} className="measure-34" />
              </li>
            ))}
          </ul>
        </div>
        <figure className="max-lg:max-w-110">
          <Grid kind="dot" color="violet" count={streetAnswers.total} columns={6} size={0.85} />
          <figcaption className="mt-5 text-label text-ink-2">{missionAndVision.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
