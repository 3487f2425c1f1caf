import { categoryFills } from "../animation/labels";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemWords } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import {
  animation,
  dimensions,
  fourMetrics,
  nextStep,
  oneReading,
  page,
  systemicTrust,
} from "../content/pages/platform-esee-intelligence";
import { AnimationHero } from "./animation-hero";
import { FourMetrics } from "./platform-esee-intelligence/four-metrics";
import { FourRanges, OpenRanges } from "./platform-esee-intelligence/four-ranges";

export { page };

export function Component() {
  return (
    <Glossary>
      <AnimationHero {...page.hero} animation={animation} subNavigation="platform" ground="ink" />
      <Section {...dimensions} titleSize="h3">
        <Questions />
      </Section>
      <BelowFold>
        <Section
          id={oneReading.id}
          ground="teal"
          space="tight"
          title={oneReading.title}
          example={oneReading.example}
          titleSize="poster"
        >
          <FourRanges />
          <Actions actions={oneReading.actions} primary />
        </Section>
        <Section {...fourMetrics}>
          <FourMetrics />
          <Actions actions={fourMetrics.actions} />
        </Section>
        <Section {...systemicTrust} ruled space="tight" titleSize="h3">
          <ul className="mt-8 grid gap-8 md:grid-cols-2">
            {systemicTrust.items.map(({ tone, ...item }) => (
              <li key={item.title} data-tone={tone}>
                <ItemWords {...item} size="poster" tone={tone} textSize="lead" />
              </li>
            ))}
          </ul>
        </Section>
        <Closing {...nextStep} ground="pale-teal">
          <OpenRanges />
        </Closing>
      </BelowFold>
    </Glossary>
  );
}

/** Each dimension with the color of its dots and its question. */
function Questions() {
  return (
    <dl className="mt-8 grid gap-y-6 lg:gap-y-3">
      {dimensions.items.map(({ text, color, question }) => (
        <div key={text} className="twelve-columns items-baseline">
          <dt className="flex items-center gap-3 text-body font-semibold text-ink lg:col-span-2">
            <span aria-hidden="true" className={`size-3 shrink-0 rounded-pill ${categoryFills[color]}`} />
            {text}
          </dt>
          <dd className="heading text-h2 lg:col-span-10">{question}</dd>
        </div>
      ))}
    </dl>
  );
}
