import { Drawing } from "../../components/drawings/drawing";
import { Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { apartment } from "../../content/examples/apartment";
import { solutions, today } from "../../content/pages/platform-solutions";
import { PictureFoot, Question } from "./solution-text";

const solution = solutions.dynamicPricing;

/** Positions of today and of the prices, in percent. */
const now = 42;
const y = scale(apartment.ceiling, apartment.floor, 16, 84);
const [ceiling, floor, last, price] = [
  y(apartment.ceiling),
  y(apartment.floor),
  y(apartment.lastRent),
  y(apartment.recommendedRent),
];

/**
 * One question as wide as the page, and its answer: a price between two limits. The limits span the window, and the
 * price line begins at the window's left edge.
 */
export function DynamicPricing() {
  return (
    <Section id={solution.id}>
      <div className="mb-12">
        <Question {...solution} size="page" />
      </div>
      <Drawing description={today.description}>
        <Plot height="16rem">
          <Paths>
            <path d={`M-50 ${ceiling}H150M-50 ${floor}H150`} strokeWidth={2} className="stroke-teal-line" />
            <path d={`M-50 ${last}H${now}V${price}`} strokeWidth={3} className="stroke-teal-line" />
          </Paths>
          <Decision x={`${now}%`} y={`${price}%`} r={20} />
          <text
            x={`${now}%`}
            y={`${price}%`}
            dx={32}
            dy=".34em"
            className="fill-teal-text heading text-display"
          >
            {today.price}
          </text>
          <g className="fit-5">
            <Note x={0} y={last} side="above start" text={today.last} />
          </g>
          <Note x={100} y={ceiling} side="above end" tone="teal" text={today.ceiling} />
          <Note x={100} y={floor} side="above end" tone="teal" text={today.floor} />
          <Note x={now} y={floor} side="below middle" text={today.today} />
        </Plot>
      </Drawing>
      <PictureFoot {...solution} />
    </Section>
  );
}
