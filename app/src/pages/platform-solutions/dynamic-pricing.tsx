import { Drawing } from "../../components/drawings/drawing";
import { at, Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { apartment } from "../../content/examples/apartment";
import { solutions, today } from "../../content/pages/platform-solutions";
import { PictureFoot, Question } from "./solution-text";

const solution = solutions.dynamicPricing;

/** One question as wide as the page, and its answer: a price between two limits. */
export function DynamicPricing() {
  return (
    <Section id={solution.id}>
      <div className="@container">
        <Question
          {...solution}
          className="-ml-[0.03em] text-[max(min(2.75rem,12.5cqw),8.2cqw)] leading-[0.98] tracking-[-0.04em]"
        />
      </div>
      <div className="mt-10">
        <Drawing description={today.description}>
          <Price />
        </Drawing>
      </div>
      <PictureFoot {...solution} />
    </Section>
  );
}

const y = scale(apartment.ceiling, apartment.floor, 16, 84);
const now = 42;

/** Both limits run from edge to edge of the window, and the price comes from its left. */
function Price() {
  const decision = { x: now, y: y(apartment.recommendedRent) };
  const last = y(apartment.lastRent);
  return (
    <Plot className="h-64">
      <Paths>
        <path
          d={`M-50 ${y(apartment.ceiling)}H150M-50 ${y(apartment.floor)}H150`}
          strokeWidth={2}
          className="stroke-teal-line"
        />
        <path d={`M-50 ${last}H${now}V${decision.y}`} strokeWidth={3} className="stroke-teal-line" />
        <path d={`M${now} ${y(apartment.floor)}v3`} strokeWidth={1} className="stroke-control" />
      </Paths>
      <Decision {...at(decision)} r={16} />
      <text
        x={`${now}%`}
        y={`${decision.y}%`}
        dx=".46em"
        dy=".34em"
        className="fill-teal-text font-heading text-[min(5rem,17cqw)] font-semibold tracking-[-0.04em]"
      >
        {today.price}
      </text>
      <Note x={0} y={last} side="above start" tone="ink" className="text-[min(1em,5cqw)]" text={today.last} />
      <Note x={100} y={y(apartment.ceiling)} side="above end" tone="teal" strong text={today.ceiling} />
      <Note x={100} y={y(apartment.floor)} side="above end" tone="teal" strong text={today.floor} />
      <Note x={now} y={y(apartment.floor)} side="below middle" text={today.today} />
    </Plot>
  );
}
