import { Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { streetAnswers } from "../content/examples/street-answers";
import { page, partners } from "../content/pages/consortium-about-us";
import { FunctionsAndCapabilities } from "./consortium-about-us/functions-and-capabilities";
import { Reasons } from "./consortium-about-us/reasons";
import { Together } from "./consortium-about-us/together";

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
              edge={0.08}
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
