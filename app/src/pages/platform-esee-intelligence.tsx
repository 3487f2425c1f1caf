import { categoryFills } from "../animation/labels";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { metThreshold } from "../content/examples/apartment";
import {
  animation,
  dimensions,
  fourMetrics,
  nextStep,
  oneReading,
  page,
  systemicTrust,
} from "../content/pages/platform-esee-intelligence";
import { FourRanges } from "./platform-esee-intelligence/four-ranges";
import { Player } from "./player";

export { page };

export function Component() {
  return (
    <Glossary>
      <AnimationHero
        {...page.hero}
        size="h1"
        ground="ink"
        animation={animation}
        player={<Player animation={animation} />}
        subNavigation={<SubNavigation name="platform" ground="ink" />}
      />
      <Section id={dimensions.id}>
        <SectionHeading title={dimensions.title} size="h3" />
        <Questions />
      </Section>
      <BelowFold>
        <Section id={oneReading.id} ground="teal" space="tight">
          <SectionHeading title={oneReading.title} example={oneReading.example} size="poster" />
          <FourRanges />
          <Actions actions={oneReading.actions} primary />
        </Section>
        <Section id={fourMetrics.id}>
          <SectionHeading {...fourMetrics} across />
          <FourMetrics />
          <Actions actions={fourMetrics.actions} />
        </Section>
        <Section id={systemicTrust.id} ruled space="tight">
          <SectionHeading title={systemicTrust.title} size="h3" />
          <ul className="mt-8 grid gap-8 md:grid-cols-2">
            {systemicTrust.items.map(({ tone, ...item }) => (
              <li key={item.title}>
                <ItemTitle {...item} size="poster" tone={tone} />
                <ItemText {...item} textSize="lead" measure="narrow" />
              </li>
            ))}
          </ul>
        </Section>
        <Closing {...nextStep} ground="pale-teal" />
      </BelowFold>
    </Glossary>
  );
}

/** Each dimension, with the color of its dots, and what it asks. */
function Questions() {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-[minmax(12rem,max-content)_minmax(0,1fr)] lg:gap-y-3.5">
      {dimensions.items.map(({ text, color, question }) => (
        <div key={text} className="lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-baseline">
          <dt className="flex items-center gap-2.5 text-body font-semibold text-ink">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-pill lg:size-3.5 ${categoryFills[color]}`}
            />
            {text}
          </dt>
          <dd className="heading text-[min(clamp(1.75rem,0.92rem+2.1vw,2.8rem),9.4vw)] leading-[1.2] tracking-[-0.028em]">
            {question}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How high a numeral stands above the line of the threshold, in px for each point above 100. */
const pxForPoint = 13;

const { metrics, threshold } = fourMetrics;
const highest = Math.max(...metrics.map(({ value }) => value));

/** Each value as a numeral, as far above one line as it is above 100. */
function FourMetrics() {
  return (
    <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-9 drawing-colors">
      {metrics.map(({ title, value }) => (
        <div key={title} className="flex flex-col-reverse justify-end">
          <dt className="heading pt-4 text-h3">{title}</dt>
          <dd>
            <span className="sr-only">{value}</span>
            <svg
              aria-hidden="true"
              className="block h-[calc(4.5rem+min(8.6vw,7.5rem))] w-full overflow-visible"
            >
              {/* One line across the window. */}
              <line x1="-200%" x2="500%" y1="100%" y2="100%" strokeWidth={2} className="stroke-teal-line" />
              <text
                y="100%"
                dy={-pxForPoint * (value - metThreshold)}
                className="fill-ink font-heading text-[min(clamp(4.25rem,10.4vw,9.5rem),17vw)] font-semibold tracking-[-0.055em]"
              >
                {value}
              </text>
              {value === highest ? (
                <text
                  y="100%"
                  dy="-0.8em"
                  className="fill-teal-text text-[min(var(--text-label),4vw)] font-semibold"
                >
                  {threshold}
                </text>
              ) : null}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
