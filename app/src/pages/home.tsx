import { compositions } from "../animation/generated/corridor";
import { Plot } from "../components/drawings/plot";
import { Decision } from "../components/drawings/signs";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemWords } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { demo, howItWorks, opening, page, strategicAlignment } from "../content/pages/home";
import { answerFoot } from "./home/composition";
import { HomeHero } from "./home/hero";
import { MarketImperative } from "./home/market-imperative";
import { ValueProposition } from "./home/value-proposition";

export { page };

export function Component() {
  return (
    <>
      <HomeHero {...page.hero} />
      <MarketImperative />
      <BelowFold>
        <StrategicAlignment />
        <ValueProposition />
        <HowItWorks />
        <Closing {...demo}>
          <OpenPrice />
        </Closing>
      </BelowFold>
    </>
  );
}

/**
 * Each row has a function of the platform and, in its other half, the safeguard. Safeguards about people are violet.
 */
function StrategicAlignment() {
  return (
    <Section {...strategicAlignment} spaceAbove="tight" spaceBelow="none" titleSize="poster">
      <ul className="mt-2 lg:mt-8">
        {strategicAlignment.items.map((item) => (
          <li key={item.title} className="grid lg:grid-cols-2">
            <div className="border-control py-6 lg:border-t lg:py-8 lg:pr-12">
              <ItemWords {...item} size="h2" />
            </div>
            <p
              className={`heading -mx-bleed border-control px-bleed py-4 text-h3 lg:ml-0 lg:border-t lg:pt-8 lg:pl-12 ${item.about === "people" ? "bg-violet-tint" : "bg-teal-tint"}`}
            >
              {item.safeguard}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The title as a sum, across the page. Each term has its own line, above its sentence. */
function HowItWorks() {
  const { id, terms, actions } = howItWorks;
  return (
    <Section id={id} space="tight">
      {/* A heading cannot contain the sentences between its terms. */}
      <h2 className="sr-only">{terms.map(({ sign, words }) => `${sign ?? ""} ${words}`).join(" ")}</h2>
      <div className="@container">
        {terms.map(({ sign, words, sentence }) => (
          <div key={words}>
            <p
              aria-hidden="true"
              className={`heading text-column-6.75 leading-none outdent @md:text-column-11 @md:whitespace-nowrap ${sign === "=" ? "border-t-4 border-ink pt-4 text-teal-text" : ""}`}
            >
              <span className="text-teal-text">{sign}</span> {words}
            </p>
            <p className="mt-4 mb-8 text-lead text-ink-2">{sentence}</p>
          </div>
        ))}
      </div>
      <Actions actions={actions} primary />
    </Section>
  );
}

/** The limits of the hero's first trade again, and between them an empty ring for the reader's price. */
function OpenPrice() {
  const { foot, half, opened, right, trades } = compositions.wide;
  const { line, opened: dot } = trades[opening];
  const top = answerFoot.wide;
  const height = foot - top;
  return (
    <div className="-mx-bleed overflow-hidden pb-6">
      <Plot height="9rem">
        <svg viewBox={`0 ${top} ${right} ${height}`} preserveAspectRatio="none" className="stroke-white">
          <path d={line} transform={`translate(0 ${-half})`} />
          <path d={line} transform={`translate(0 ${half})`} />
        </svg>
        <Decision
          open
          x={`${(100 * opened.x) / right}%`}
          y={`${(100 * (dot.price - top)) / height}%`}
          r={16}
          color="white"
        />
      </Plot>
    </div>
  );
}
