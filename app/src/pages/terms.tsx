import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { Prose } from "../components/sections/prose";
import { page, sections } from "../content/pages/terms";

export { page };

const [first, ...others] = sections;

export function Component() {
  return (
    <>
      <Hero {...page.hero} />
      <Prose {...first} />
      <BelowFold>
        {others.map((section) => (
          <Prose key={section.title} {...section} />
        ))}
      </BelowFold>
    </>
  );
}
