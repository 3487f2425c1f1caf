/** Twelve observations, one graph, three candidates: two are returned with a reason, one waits for approval. */
import { Fragment, type ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { ItemColumns } from "../../components/sections/items";
import { ExampleLabel, Lead, Section, SectionHeading } from "../../components/sections/section";
import { agenticAi, pipeline } from "../../content/pages/platform";
import { Graph, nodes } from "./graph";

const { candidates, checks, description, legend, observations, waits } = agenticAi.picture;

export function AgenticAi() {
  return (
    <>
      <Section id={agenticAi.id} ground="ink" space="none">
        <div className="ends items-baseline gap-x-4 pt-8 lg:pt-12">
          <h2 className="heading text-poster">
            <Sentence text={agenticAi.proposes} signs="0 0 4.2 1" place="w-[2.3em] align-[0.08em]">
              <Signs kind="ring" size={1} points={[0.5, 2.1, 3.7].map((x) => ({ x, y: 0.5 }))} scaled />
            </Sentence>{" "}
            <Sentence text={agenticAi.approves} signs="-15 -15 30 30" place="w-[0.8em] align-[-0.04em]">
              <Decision x={0} y={0} r={13} />
            </Sentence>
          </h2>
          <ExampleLabel text={agenticAi.example} />
        </div>
        <div className="mt-8">
          <Drawing description={description}>
            <div className="fit-5">
              <div className="grid grid-cols-[2fr_3fr] @xl:h-148 @xl:grid-cols-[11rem_3fr_7fr]">
                <Observations />
                <Plot height="100%">
                  <Graph>
                    <path d={links} strokeWidth={1.25} className="stroke-teal-line opacity-60" />
                    {candidates.map(({ path, passes }, index) => (
                      <g
                        key={path}
                        strokeLinejoin="round"
                        strokeWidth={passesAll(passes) ? 5 : 2}
                        className={passesAll(passes) ? "stroke-teal-line" : "stroke-ink"}
                      >
                        <path
                          d={paths[path].across((100 * (index + 0.5)) / candidates.length)}
                          className="@max-xl:hidden"
                        />
                        <path d={paths[path].down} className="@xl:hidden" />
                      </g>
                    ))}
                  </Graph>
                </Plot>
                <CandidatesAcross />
                <CandidatesDown />
              </div>
            </div>
            <div className="mt-8 twelve-columns gap-y-6 font-regular">
              <ul className="flex flex-wrap gap-x-8 gap-y-1 lg:order-last lg:col-span-5 lg:justify-end">
                {legend.map(({ sign, text }) => (
                  <li key={sign} className="flex items-center gap-2">
                    <svg viewBox="0 0 1 1" aria-hidden="true" className="size-3.5 overflow-visible">
                      <Signs
                        kind={sign}
                        size={sign === "dot" ? 1 : 0.9}
                        points={[{ x: 0.5, y: 0.5 }]}
                        scaled
                      />
                    </svg>
                    {text}
                  </li>
                ))}
              </ul>
              <div className="lg:col-span-7">
                <Lead text={agenticAi.lead} />
              </div>
            </div>
          </Drawing>
        </div>
      </Section>
      <Section id={pipeline.id} ground="ink" space="tight">
        <SectionHeading title={pipeline.title} />
        <ItemColumns items={pipeline.items} ordered />
      </Section>
    </>
  );
}

/** A sentence of the title, followed by its signs on the same line. */
function Sentence({
  text,
  signs,
  place,
  children,
}: {
  readonly text: string;
  /** The `viewBox` of the signs. `place` sets their width and their position on the line. */
  readonly signs: string;
  readonly place: string;
  readonly children: ReactNode;
}) {
  return (
    <span className="inline-block not-last:mr-[0.3em]">
      {text}
      <svg
        viewBox={signs}
        aria-hidden="true"
        className={`ml-[0.22em] inline-block overflow-visible drawing-colors ${place}`}
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
    <div className="grid h-[24em] grid-rows-[3fr_5fr_2fr_2fr] gap-y-[4%] text-ink @xl:h-auto">
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

/**
 * Paths through a candidate's observations and out of the graph, to the right or down. `lane` is in percent of the
 * picture's width. The graph is its right 60 %.
 */
const paths: Readonly<
  Record<
    (typeof candidates)[number]["path"],
    {
      readonly across: (y: number) => string;
      readonly down: string;
      readonly lane: number;
      readonly column: string;
    }
  >
> = {
  season: {
    across: (y) => `M25 13.5L43 30L78 22C87 22 85 ${y} 94 ${y}H100`,
    down: "M25 13.5L43 30L78 22C90 22 97 25 97 36V66C97 86 80.8 82 80.8 100",
    lane: 88.5,
    column: "col-start-4",
  },
  sooner: {
    across: (y) => `M19 38L32 52L63 45C80 45 78 ${y} 94 ${y}H100`,
    down: "M19 38L32 52L63 45C63 58 41.7 60 41.7 76V100",
    lane: 65,
    column: "col-start-3",
  },
  newcomers: {
    across: (y) => `M25 72L48 91L76 79.5C86 79.5 84 ${y} 94 ${y}H100`,
    down: "M76 79.5L48 91L25 72C12 74 1.7 82 1.7 100",
    lane: 41,
    column: "col-start-2",
  },
};

const passesAll = (passes: number) => passes === checks.length;

/** Positions of the four checks, in percent of a path's length. */
const checksAt = [48, 60, 72, 84] as const;

/** Three paths from left to right through the same four checks. */
function CandidatesAcross() {
  return (
    <div className="relative @max-xl:hidden">
      <div className="absolute inset-0">
        <Plot height="100%">
          {checks.map((name, index) => {
            const x = `${checksAt[index]}%`;
            const y = 1.5 * (checks.length - 1 - index);
            return (
              <Fragment key={name}>
                <line x1={x} x2={x} y1={`${y}em`} y2="100%" className="stroke-teal-line" />
                <text
                  x={x}
                  y={`${y + 0.9}em`}
                  dx="-.5em"
                  className="fill-ink font-semibold [text-anchor:end]"
                >
                  {name}
                </text>
              </Fragment>
            );
          })}
        </Plot>
      </div>
      <ol className="relative grid h-full auto-rows-fr">
        {candidates.map(({ title, outcome, passes }) => (
          <li key={title} className="grid grid-rows-[1fr_auto_1fr]">
            <p className="w-1/2 self-end px-6 pb-4 font-semibold text-ink">{title}</p>
            <PathAcross passes={passes} />
            <p className={`w-1/2 px-6 ${passesAll(passes) ? "pt-4" : "pt-[56px]"}`}>{outcome}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A candidate's path: through the checks that it passes to the decision, or back from the next check. */
function PathAcross({ passes }: { readonly passes: number }) {
  const all = passesAll(passes);
  return (
    <div className={`relative h-0 ${all ? "text-teal-line" : "text-ink"}`}>
      <div className="absolute inset-x-0 fill-bg stroke-current">
        <Plot height="2.625rem" strokeWidth={all ? 5 : 2} fill="inherit">
          <Paths>
            <path d={all ? "M0 0H93" : `M0 0H${checksAt[passes]}V100H0`} fill="none" />
          </Paths>
          {checksAt.slice(0, passes).map((x) => (
            <circle key={x} cx={`${x}%`} r={6} strokeWidth={0} className="fill-current" />
          ))}
          <circle r={9} strokeWidth={2.5} />
          {all ? <circle cx="94.5%" className="[r:2.4cqw]" /> : <path d="M9 34L1 42L9 50" fill="none" />}
        </Plot>
      </div>
      {all ? (
        <p className="absolute top-9 right-0 w-[7em] bg-bg text-right font-semibold text-ink">{waits}</p>
      ) : null}
    </div>
  );
}

/** Heights in the vertical composition, in em. The rows below have the same heights: names, each check, decision. */
const rowHeights = { names: 6.5, check: 6.5, decision: 5 } as const;
const laneHeight = rowHeights.names + checks.length * rowHeights.check + rowHeights.decision;
const percentOfLane = (em: number) => (100 * em) / laneHeight;
const checkAt = (index: number) => percentOfLane(rowHeights.names + index * rowHeights.check);
const ringAt = percentOfLane(rowHeights.names - 1.2);
const decisionAt = percentOfLane(laneHeight - rowHeights.decision / 2);

/** Columns of a row: a text on the left, and three lanes. */
const row = "grid grid-cols-[29%_24%_24%_23%]";

/** Three lanes down through the same four checks. A returned candidate's reason is at the end of its lane. */
function CandidatesDown() {
  const passed = candidates.find(({ passes }) => passesAll(passes));
  return (
    <div className="relative col-span-2 @xl:hidden">
      <div className="absolute inset-0">
        <Plot height="100%">
          <Paths>
            <path
              d={checks.map((_, index) => `M0 ${checkAt(index)}H100`).join("")}
              className="stroke-teal-line"
            />
          </Paths>
          {candidates.map(({ path, passes }) => (
            <Lane key={path} x={paths[path].lane} passes={passes} />
          ))}
        </Plot>
      </div>
      <ul className={`${row} relative h-[6.5em] items-start pt-2`}>
        {candidates.map(({ path, title }) => (
          <li
            key={path}
            className={`row-start-1 bg-bg text-center font-semibold text-ink ${paths[path].column}`}
          >
            {title}
          </li>
        ))}
      </ul>
      <ol className="relative">
        {checks.map((name, index) => (
          <li key={name} className={`${row} h-[6.5em] pt-2`}>
            <p className="font-semibold text-ink">{name}</p>
            {candidates
              .filter(({ passes }) => passes === index)
              .map(({ path, outcome }) => (
                <p key={path} className={`row-start-1 text-center ${paths[path].column}`}>
                  {outcome}
                </p>
              ))}
          </li>
        ))}
      </ol>
      <div className="relative flex h-[5em] w-1/2 flex-col justify-center">
        <p>{passed?.outcome}</p>
        <p className="font-semibold text-ink">{waits}</p>
      </div>
    </div>
  );
}

/** A candidate's path down: through the checks that it passes to the decision, or back from the next check. */
function Lane({ x, passes }: { readonly x: number; readonly passes: number }) {
  const all = passesAll(passes);
  const back = x + 6;
  return (
    <g fill="none" className={all ? "stroke-teal-line" : "stroke-ink"}>
      <Paths>
        <path
          d={all ? `M${x} 0V${decisionAt}` : `M${x} 0V${checkAt(passes)}H${back}V${ringAt}`}
          strokeWidth={all ? 5 : 2}
        />
      </Paths>
      {range(0, passes - 1).map((index) => (
        <circle
          key={index}
          cx={`${x}%`}
          cy={`${checkAt(index)}%`}
          r={6}
          className={`stroke-none ${all ? "fill-teal-line" : "fill-ink"}`}
        />
      ))}
      <circle cx={`${x}%`} cy={`${ringAt}%`} r={9} strokeWidth={2.5} className="fill-bg" />
      {all ? (
        <circle cx={`${x}%`} cy={`${decisionAt}%`} r={22} strokeWidth={5} className="fill-bg" />
      ) : (
        <svg x={`${back}%`} y={`${ringAt}%`} className="overflow-visible">
          <path d="M-6 7L0-1L6 7" strokeWidth={2} />
        </svg>
      )}
    </g>
  );
}
