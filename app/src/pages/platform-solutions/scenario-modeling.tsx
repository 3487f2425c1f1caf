import { Drawing } from "../../components/drawings/drawing";
import { range, steps } from "../../components/drawings/geometry";
import { Note, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { Section } from "../../components/sections/section";
import { garage as values } from "../../content/examples/garage";
import { garage, solutions } from "../../content/pages/platform-solutions";
import { PictureFoot, Question, SolutionText } from "./solution-text";

const solution = solutions.scenarioModeling;

/** A city garage: three paths from today's price, each with its effects. The best one is highlighted. */
export function ScenarioModeling() {
  return (
    <Section id={solution.id} ruled>
      <div className="space-y-4 pb-12">
        <Question {...solution} size="h2" />
        <SolutionText {...solution} />
      </div>
      <Drawing description={garage.description}>
        <div className="relative fit-5">
          <Plot height="30em">
            <Paths>
              <path d={`M-60 ${low}H${fork}`} strokeWidth={4} className="stroke-teal-line" />
              {paths.map(({ name, line, months }) => (
                <g key={name} className="even-strokes">
                  <path
                    d={line}
                    strokeWidth={name === best ? 4 : 1.5}
                    className={name === best ? "stroke-teal-line" : "stroke-control"}
                  />
                  <Signs kind="ring" size={18} points={months} color={name === best ? "teal" : "quiet"} />
                </g>
              ))}
            </Paths>
            <Decision x="6%" y={`${low}%`} r={22} />
            <Note x={0} y={high - 2} side="above start" text={garage.price} />
            <Note x={0} y={98} side="beside start" text={garage.today} />
            <Note x={x(6)} y={98} side="beside middle" text={garage.month(6)} />
            <Note x={100} y={98} side="beside end" text={garage.month(12)} />
          </Plot>
          <ul>
            {paths.map(({ name, place }) => (
              <li key={name} className={`absolute right-0 text-right ${place}`}>
                <p className={`heading text-h3 ${name === best ? "text-teal-text" : ""}`}>
                  {garage.paths[name].title}
                </p>
                <p>{garage.paths[name].effects}</p>
              </li>
            ))}
          </ul>
        </div>
      </Drawing>
      <PictureFoot text={garage.text} actions={solution.actions} />
    </Section>
  );
}

/** The path with the highest revenue in the hour. */
const best = "inSteps";

/** Horizontal position of the fork, and vertical positions of the lowest and the highest price, in percent. */
const [fork, low, high] = [14, 76, 16] as const;
const { hold, atOnce, inSteps } = values;
const x = scale(1, 12, 21, 98);
const y = scale(hold.price, atOnce.price, low, high);

/** Returns the position of the price in a quarter. The price rises in four equal steps. */
const quarter = (index: number) => y(hold.price + ((inSteps.price - hold.price) * (index + 1)) / 4);

/** Builds a path from its price in each quarter, with a ring for each month. */
const path = (name: keyof typeof garage.paths, price: (quarter: number) => number) => ({
  name,
  line: steps([
    { x: fork, y: low },
    ...range(0, 3).map((index) => ({ x: index === 0 ? fork : x(3 * index + 0.5), y: price(index) })),
    { x: x(12), y: price(3) },
  ]),
  months: range(1, 12).map((month) => ({ x: x(month), y: price(Math.ceil(month / 3) - 1) })),
});

/** `place` puts a path's words above or below its end. */
const paths = [
  { ...path("atOnce", () => high), place: "bottom-[91%]" },
  { ...path("inSteps", quarter), place: "bottom-[61%]" },
  { ...path("hold", () => low), place: "top-[82%]" },
] as const;

/** The same fork. Its paths leave the window. */
export function Fork() {
  return (
    <div className="mt-6 mb-12 drawing-colors">
      <Plot height="14rem">
        <Paths>
          <path d="M20 78H200M20 78V12H200" strokeWidth={1.5} className="stroke-control" />
          <path d="M-60 78H20V64H42V50H64V36H86V24H200" strokeWidth={4} className="stroke-teal-line" />
        </Paths>
        <Decision x="8%" y="78%" r={32} />
      </Plot>
    </div>
  );
}
