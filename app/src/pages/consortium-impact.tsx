import { categoryFills } from "../animation/labels";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemColumns } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { animation, invitation, legend, page, partnerships } from "../content/pages/consortium-impact";
import { BlankReport, Programs } from "./consortium-impact/report";
import { AnimationHero } from "./animation-hero";

export { page };

export function Component() {
  return (
    <>
      <AnimationHero
        {...page.hero}
        animation={animation}
        subNavigation="consortium"
        ground="pale-violet"
        legend={<Legend />}
      />
      <Section {...partnerships} titleSize="poster">
        <ItemColumns items={partnerships.items} ruled tone="violet" textSize="lead" measure="narrow" />
        <Actions actions={partnerships.actions} primary />
      </Section>
      <BelowFold>
        <Programs />
        <Closing {...invitation} ground="pale-violet">
          <BlankReport />
        </Closing>
      </BelowFold>
    </>
  );
}

/** The animation's dots of one building, and the three colors of the others. */
function Legend() {
  return (
    <ul>
      {legend.map(({ colors, text }) => (
        <li key={text} className="flex items-center gap-3 heading text-lead">
          <span aria-hidden="true" className="flex w-12 shrink-0">
            {colors.map((color) => (
              <span key={color} className={`size-4 rounded-pill ${categoryFills[color]}`} />
            ))}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
