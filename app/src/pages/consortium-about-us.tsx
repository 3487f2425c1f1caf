import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/consortium-about-us";
import { FunctionsAndCapabilities } from "./consortium-about-us/functions-and-capabilities";
import { Partners } from "./consortium-about-us/partners";
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
        <Partners />
      </BelowFold>
    </Glossary>
  );
}
