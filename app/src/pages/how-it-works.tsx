import { Drawing } from "../components/drawings/drawing";
import { range } from "../components/drawings/geometry";
import { Decision, Signs } from "../components/drawings/signs";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { Lines } from "../components/text/lines";
import { demo, fiveSteps, oneRecord, page, pilot, validation } from "../content/pages/how-it-works";
import { labels } from "../content/shared/site";
import { FiveSteps } from "./how-it-works/five-steps";
import { FourGates } from "./how-it-works/four-gates";
import { HeatingCase } from "./how-it-works/heating-case";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} layout="row" />
      <Section id={fiveSteps.id} space="none">
        <SectionHeading title={fiveSteps.title} />
        <FiveSteps />
      </Section>
      <BelowFold>
        <Section id={oneRecord.id} ground="ink">
          <SectionHeading {...oneRecord} size="poster" across />
          <HeatingCase />
        </Section>
        <Section id={validation.id}>
          <FourGates />
          <Actions actions={validation.actions} />
        </Section>
        <Section id={pilot.id} space="tight">
          <SectionHeading title={pilot.title} />
          <ItemColumns items={pilot.items} />
          <PilotHalves />
        </Section>
        <Closing {...demo} ground="pale-teal" picture={<EmptyDecision />} />
      </BelowFold>
    </Glossary>
  );
}

/** The line of the case once more, through the four checks to a decision that is still to be made. */
function EmptyDecision() {
  return (
    <div className="py-12">
      <svg
        aria-hidden="true"
        fill="none"
        className="block h-18 w-screen overflow-visible -mx-bleed drawing-colors"
      >
        <line x2="62%" y1="50%" y2="50%" strokeWidth={2} className="stroke-ink" />
        <svg x="62%" y="50%" className="overflow-visible">
          <path d="M-138-26v52m22 0v-52m22 0v52m22 0v-52" strokeWidth={4} className="stroke-ink" />
          <Decision open x={0} y={0} r={33} />
        </svg>
      </svg>
    </div>
  );
}

/** A column for each apartment: a dot, and above it a ring for each week empty. A unit is the distance of rings. */
const columnWidth = 1.75;
const rows = 1.3 + Math.max(...pilot.halves.flatMap(({ weeks }) => weeks));

/** The two halves of a pilot, side by side, and the review of both. */
function PilotHalves() {
  return (
    <Drawing>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <ItemTitle {...pilot.controlGroup} />
          <ItemText {...pilot.controlGroup} />
        </div>
        <p className="text-ink-3">{labels.example}</p>
      </div>
      <ul className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {pilot.halves.map(({ title, caption, days, weeks, color }) => (
          <li key={title}>
            <p className="flex items-center gap-3 text-ink">
              <span className="font-heading text-numeral font-semibold">{days}</span>
              <span>
                <Lines lines={pilot.days} />
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${columnWidth * (weeks.length - 1) + 1} ${rows}`}
              className="w-full overflow-visible"
            >
              <Signs
                kind="dot"
                points={weeks.map((_, column) => ({ x: 0.5 + columnWidth * column, y: rows - 0.5 }))}
                size={0.94}
                color={color}
                scaled
              />
              <Signs
                kind="ring"
                points={weeks.flatMap((count, column) =>
                  range(1, count).map((week) => ({ x: 0.5 + columnWidth * column, y: rows - 0.8 - week })),
                )}
                size={0.82}
                color={color}
                scaled
              />
            </svg>
            <p className="mt-4 font-semibold text-ink">{title}</p>
            <p className="mt-1 text-pretty">{caption}</p>
          </li>
        ))}
      </ul>
      <div className="mt-7 h-4.5 border-x-[1.5px] border-b-[1.5px] border-ink" />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5">
        <ItemTitle {...pilot.review} />
        <ItemText {...pilot.review} />
      </div>
    </Drawing>
  );
}
