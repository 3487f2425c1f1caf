import { Drawing } from "../../components/drawings/drawing";
import { type Point, range } from "../../components/drawings/geometry";
import { at, Note, type NoteSide, Paths, Plot, scale } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
import { Section } from "../../components/sections/section";
import { garage as values } from "../../content/examples/garage";
import { garage, solutions } from "../../content/pages/platform-solutions";
import { PictureFoot, Question, SolutionText } from "./solution-text";

const solution = solutions.scenarioModeling;

/** A city garage: three paths from today's price, each with what it leads to. */
export function ScenarioModeling() {
  return (
    <Section id={solution.id} ruled>
      <div className={`${columns} items-end gap-y-4`}>
        <div className="lg:col-span-7">
          <Question {...solution} className="measure-26 text-h2" />
        </div>
        <div className="lg:col-span-5">
          <SolutionText {...solution} />
        </div>
      </div>
      <div className="mt-9">
        <Drawing description={garage.description}>
          <WidePaths />
          <NarrowPaths />
        </Drawing>
      </div>
      <PictureFoot text={garage.text} actions={solution.actions} />
    </Section>
  );
}

const months = range(1, 12);

/** Where today's price is, where its line forks, and the first and the last month, in percent; the heights of prices. */
interface Layout {
  readonly today: number;
  readonly fork: number;
  readonly first: number;
  readonly last: number;
  readonly low: number;
  readonly high: number;
}

function pathsOf({ fork, first, last, low, high }: Layout) {
  const x = scale(1, months.length, first, last);
  const { hold, atOnce, inSteps } = values.paths;
  const y = scale(hold.price, atOnce.price, low, high);
  /** In four equal steps, one each quarter. */
  const stepped = (month: number) =>
    y(hold.price + ((inSteps.price - hold.price) * Math.ceil(month / 3)) / 4);
  const pointsOf = (height: (month: number) => number) =>
    months.map((month): Point => ({ x: x(month), y: height(month) }));
  const inStepsPath = [1, 4, 7, 10].map(
    (month) => `H${month === 1 ? fork : x(month - 0.5)}V${stepped(month)}`,
  );
  return {
    x,
    line: `M${fork} ${y(hold.price)}H${last}M${fork} ${y(hold.price)}V${y(atOnce.price)}H${last}M${fork} ${y(hold.price)}${inStepsPath.join("")}H${last}`,
    atOnce: pointsOf(() => y(atOnce.price)),
    inSteps: pointsOf(stepped),
    hold: pointsOf(() => y(hold.price)),
  };
}

/** Each path ends with its name and its effects beside it. */
function WidePaths() {
  const layout: Layout = { today: 3.2, fork: 8.6, first: 14, last: 82, low: 86, high: 7 };
  const { x, line, ...paths } = pathsOf(layout);
  return (
    <Plot className="h-120 @max-[56rem]:hidden">
      <PathLines layout={layout} line={line} width={2.5} />
      {(["atOnce", "inSteps", "hold"] as const).map((name) => (
        <g key={name}>
          <Paths>
            <Signs kind="ring" size={36} edge={3} points={paths[name]} />
          </Paths>
          <End
            {...garage.paths[name]}
            x={85}
            y={paths[name].at(-1)?.y ?? 0}
            dy=".3em"
            effects={garage.paths[name].effects}
          />
        </g>
      ))}
      <Decision {...at({ x: layout.today, y: layout.low })} r={36} />
      <Note x={0} y={layout.high - 3} side="below start" text={garage.price} />
      <Months x={x} every={[3, 6, 9, 12]} />
    </Plot>
  );
}

function End({
  title,
  effects,
  x,
  y,
  dy,
}: Point & { readonly title: string; readonly effects: readonly string[]; readonly dy: string }) {
  return (
    <>
      <text
        x={`${x}%`}
        y={`${y}%`}
        dy={dy}
        className="fill-ink font-heading text-[2.25rem] font-semibold tracking-[-0.02em]"
      >
        {title}
      </text>
      <Note x={x} y={y + 3.6} side="below start" text={effects} />
    </>
  );
}

/** On a phone, the names stand above the paths, the lowest one's below it. */
function NarrowPaths() {
  const layout: Layout = { today: 5, fork: 14, first: 20, last: 97, low: 74, high: 17 };
  const { x, line, ...paths } = pathsOf(layout);
  const names = [
    { name: "atOnce", x: 14, y: layout.high - 5.5, side: "start" },
    { name: "inSteps", x: 100, y: (layout.high + layout.low) / 2 - 5.5, side: "end" },
    { name: "hold", x: 14, y: layout.low + 14.5, side: "start" },
  ] as const;
  return (
    <Plot className="h-116 @min-[56rem]:hidden">
      <PathLines layout={layout} line={line} width={1.5} />
      {names.map(({ name, side, ...place }) => (
        <g key={name}>
          <Paths>
            <Signs kind="ring" size={13} edge={2} points={paths[name]} />
          </Paths>
          <text
            x={`${place.x}%`}
            y={`${place.y}%`}
            dy="-1em"
            textAnchor={side}
            className="fill-ink font-heading text-h3 font-semibold"
          >
            {garage.paths[name].title}
          </text>
          <Note
            {...place}
            side={`beside ${side}` satisfies NoteSide}
            text={garage.paths[name].effects.join(", ")}
          />
        </g>
      ))}
      <Decision {...at({ x: layout.today, y: layout.low })} r={15} />
      <Months x={x} every={[6, 12]} />
    </Plot>
  );
}

/** From the window's left edge to today, and the three paths from there. */
function PathLines({
  layout,
  line,
  width,
}: {
  readonly layout: Layout;
  readonly line: string;
  readonly width: number;
}) {
  return (
    <Paths>
      <path d={line} strokeWidth={width} className="stroke-teal-line" />
      <path d={`M-60 ${layout.low}H${layout.today}`} strokeWidth={width + 2} className="stroke-teal-line" />
      <path
        d={`M${layout.today} ${layout.low}H${layout.fork}`}
        strokeWidth={width}
        className="stroke-teal-line"
      />
    </Paths>
  );
}

function Months({ x, every }: { readonly x: (month: number) => number; readonly every: readonly number[] }) {
  return (
    <>
      <Note x={0} y={100} side="beside start" text={garage.today} />
      {every.map((month) => (
        <Note
          key={month}
          x={x(month)}
          y={100}
          side={month === 12 ? "beside end" : "beside middle"}
          text={garage.month(month)}
        />
      ))}
    </>
  );
}

/** The same fork, without an end. */
export function Fork() {
  const today = { x: 8, y: 78 };
  return (
    <Drawing>
      <Plot className="mt-6 mb-10 h-40">
        <Paths>
          <path
            d={`M-60 ${today.y}H200M20 ${today.y}V22H200M20 64H44V50H200`}
            strokeWidth={2}
            className="stroke-control"
          />
        </Paths>
        <Decision {...at(today)} r={28} />
      </Plot>
    </Drawing>
  );
}
