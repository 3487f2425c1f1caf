/** Twelve observations, one graph, three candidates: two are returned with a reason, one waits for approval. */
import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { polyline } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Decision, Legend, Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { ExampleLabel, Section } from "../../components/sections/section";
import { agenticAi, pipeline } from "../../content/pages/platform";
import { Graph, nodes } from "./graph";

const { candidates, checks, description, legend, observations, waits } = agenticAi.picture;

/** The columns of a wide picture, one for each step: names, graph, candidates, checks. */
const columns = "@xl:grid-cols-[15rem_17fr_15fr_20fr]";

export function AgenticAi() {
  return (
    <Section id={agenticAi.id} ground="ink" spaceAbove={8} spaceBelow="tight">
      <div className="mb-6 ends items-baseline gap-x-4">
        <h2 className="heading text-poster">
          <Sentence text={agenticAi.proposes} signs="-0.4 0 4.6 1.15" width="2.52em">
            <Signs kind="ring" size={1} points={[0.5, 2.1, 3.7].map((x) => ({ x, y: 0.5 }))} scaled />
          </Sentence>{" "}
          <Sentence text={agenticAi.approves} signs="-23 -15 38 28.5" width="1.01em">
            <Decision x={0} y={0} r={13} />
          </Sentence>
        </h2>
        <ExampleLabel text={agenticAi.example} />
      </div>
      <div id={pipeline.id}>
        <Drawing description={description}>
          <div className={`grid grid-cols-[2fr_3fr] gap-y-3 fit-5 ${columns}`}>
            <h2 className="col-span-2 heading text-h3">{pipeline.title}</h2>
            <ul className="col-start-4 grid grid-cols-[11fr_11fr_16fr_20fr] items-end gap-x-2 font-semibold text-ink @max-xl:hidden">
              {checks.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <Observations />
            <Plot height="100%">
              <Graph>
                <path d={links} strokeWidth={1.25} className="stroke-teal-line opacity-60" />
                {candidates.map(({ path, passes }) => (
                  <Line key={path} passes={passes}>
                    <path d={trails[path].right} className="@max-xl:hidden" />
                    <path d={trails[path].down} className="@xl:hidden" />
                  </Line>
                ))}
              </Graph>
            </Plot>
            <div className="relative col-span-2 @max-xl:-mt-3">
              <div className="absolute inset-0 @max-xl:hidden">
                <Lanes to="right" />
              </div>
              <div className="absolute inset-0 @xl:hidden">
                <Lanes to="down" />
              </div>
              <CandidatesAcross />
              <ChecksDown />
            </div>
            <div className="col-span-2">
              <Legend entries={legend} />
            </div>
          </div>
          <ol className={`mt-8 grid gap-6 @xs:grid-cols-2 @xl:gap-x-0 ${columns}`}>
            {pipeline.items.map((step) => (
              <li key={step.title} className="@xl:pr-6">
                <ItemWords {...step} />
              </li>
            ))}
          </ol>
        </Drawing>
      </div>
    </Section>
  );
}

/** A sentence of the title, followed by its signs on the same line. */
function Sentence({
  text,
  signs,
  width,
  children,
}: {
  readonly text: string;
  /** The `viewBox` of the signs, including the distances from the text and from its baseline. */
  readonly signs: string;
  readonly width: string;
  readonly children: ReactNode;
}) {
  return (
    <span className="inline-block not-last:mr-6">
      {text}
      <svg
        viewBox={signs}
        width={width}
        aria-hidden="true"
        className="inline-block align-baseline drawing-colors"
      >
        {children}
      </svg>
    </span>
  );
}

/** Gap between two groups of observations, in percent of the picture's height. */
const gap = 4;

function Observations() {
  return (
    <div className="grid h-[26em] grid-rows-[3fr_5fr_2fr_2fr] gap-y-[4%] text-ink @xl:h-128">
      {observations.map((group) => (
        <ul key={group[0]} className="grid auto-rows-fr">
          {group.map((name) => (
            <li
              key={name}
              className="flex items-center gap-3 leading-none whitespace-nowrap after:grow after:border-t after:border-teal-line after:opacity-60"
            >
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Lines from the names to their signs in the graph. */
const links = observations
  .flatMap((group, index) => group.map(() => index * gap))
  .map((gaps, index, { length }) => {
    const from = ((index + 0.5) * (100 - (observations.length - 1) * gap)) / length + gaps;
    const { x, y } = nodes[index] ?? { x: 0, y: 0 };
    return `M0 ${from}C${x / 2} ${from} ${x / 2} ${y} ${x} ${y}`;
  })
  .join("");

const passesAll = (passes: number) => passes === checks.length;

/** The line of a candidate: strong if it passes all checks. */
function Line({ passes, children }: { readonly passes: number; readonly children: ReactNode }) {
  const all = passesAll(passes);
  return (
    <g strokeLinejoin="round" strokeWidth={all ? 5 : 2} className={all ? "stroke-teal-line" : "stroke-ink"}>
      {children}
    </g>
  );
}

/**
 * Paths through a candidate's observations and out of the graph, to its lane on the right or below. On a phone, the
 * graph is the right 60 % of the picture.
 */
const trails: Readonly<
  Record<(typeof candidates)[number]["path"], Readonly<Record<"right" | "down", string>>>
> = {
  season: {
    right: "M25 13.5L43 30L78 22C87 22 85 16.7 94 16.7H100",
    down: "M25 13.5L43 30L78 22C100 22 100 62 90 100",
  },
  sooner: {
    right: "M19 38L32 52L63 45C80 45 78 50 94 50H100",
    down: "M19 38L32 52L63 45C83 45 65 85 65 100",
  },
  newcomers: {
    right: "M25 72L48 91L76 79.5C86 79.5 84 83.3 94 83.3H100",
    down: "M25 72L48 91L76 79.5M48 91C44 93 40 95 40 100",
  },
};

/** Lanes run to the right or, on a phone, down. Positions along a lane, and of each lane across them, in percent. */
const layouts = {
  right: {
    ring: 3,
    /** The left edge of each check's name, and the decision. */
    stops: [42.9, 54.2, 65.5, 81.5, 96],
    /** The middle of each third. */
    lanes: { season: 16.7, sooner: 50, newcomers: 83.3 },
    /** From a lane to the line back. */
    back: 9,
  },
  down: {
    ring: 6,
    /** The lower edge of each row of `ChecksDown`, and the decision. */
    stops: [14.1, 38.8, 67.1, 78.8, 90],
    lanes: { season: 94, sooner: 79, newcomers: 64 },
    back: 5,
  },
} as const;

/** Three lanes through the same four checks: to the decision, or back from the check that a candidate fails. */
function Lanes({ to }: { readonly to: keyof typeof layouts }) {
  const { ring, stops, lanes, back } = layouts[to];
  const at = (along: number, lane: number) =>
    to === "right" ? { x: along, y: lane } : { x: lane, y: along };
  return (
    <Plot height="100%">
      <Paths>
        <path
          d={stops
            .slice(0, checks.length)
            .map((stop) => polyline([at(stop, 0), at(stop, 100)]))
            .join("")}
          className="stroke-teal-line"
        />
      </Paths>
      {candidates.map(({ path, passes }) => {
        const lane = lanes[path];
        const all = passesAll(passes);
        const color = all ? "teal" : "ink";
        const stop = stops[passes] ?? 100;
        const end = at(stop, lane);
        const returned = [at(stop, lane + back), at(ring, lane + back)] as const;
        return (
          <Line key={path} passes={passes}>
            <Paths>
              <path d={polyline([at(0, lane), end, ...(all ? [] : returned)])} />
              <Signs kind="ring" size={20} color={color} points={[at(ring, lane)]} />
              <Signs
                kind="dot"
                size={12}
                color={color}
                points={stops.slice(0, passes).map((passed) => at(passed, lane))}
              />
            </Paths>
            {all ? (
              <Decision x={`${end.x}%`} y={`${end.y}%`} r={24} open />
            ) : (
              <svg x={`${returned[1].x}%`} y={`${returned[1].y}%`}>
                <path d={to === "right" ? "M8-8L0 0L8 8" : "M-8 8L0 0L8 8"} />
              </svg>
            )}
          </Line>
        );
      })}
    </Plot>
  );
}

/** The candidates' words above their lanes. */
function CandidatesAcross() {
  return (
    <ol className="relative grid h-full auto-rows-fr grid-cols-2 @max-xl:hidden">
      {candidates.map(({ title, outcome }) => (
        <li key={title} className="col-start-1 flex h-1/2 flex-col justify-end px-6 pb-3">
          <p className="font-semibold text-ink">{title}</p>
          <p>{outcome}</p>
        </li>
      ))}
      <li className="col-start-2 row-start-2 h-1/2 w-28 self-end justify-self-end pt-8 text-right font-semibold text-ink">
        {waits}
      </li>
    </ol>
  );
}

/** The checks, each with the candidate that it returns, beside the lanes. */
function ChecksDown() {
  return (
    <ol className="relative grid h-[26em] w-3/5 grid-rows-[12fr_21fr_24fr_10fr_18fr] @xl:hidden">
      {checks.map((name, index) => (
        <li key={name} className="self-end pb-1">
          <p className="font-semibold text-ink">{name}</p>
          {candidates
            .filter(({ passes }) => passes === index)
            .map(({ title, outcome }) => (
              <p key={title}>
                {title}
                <br />
                {outcome}
              </p>
            ))}
        </li>
      ))}
      {candidates
        .filter(({ passes }) => passesAll(passes))
        .map(({ title, outcome }) => (
          <li key={title} className="self-center">
            <p className="font-semibold text-ink">{title}</p>
            <p>{outcome}</p>
            <p>{waits}</p>
          </li>
        ))}
    </ol>
  );
}
