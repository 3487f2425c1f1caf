/** Twelve observations, one graph, three candidates: two go back with the reason, one waits for approval. */
import { Fragment } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { Paths, Plot } from "../../components/drawings/plot";
import { ItemColumns } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { pipeline } from "../../content/pages/platform";
import { Graph, nodes } from "./graph";

const { candidates, checks, count, description, observations, waits } = pipeline.picture;

export function Pipeline() {
  return (
    <Section id={pipeline.id} ground="ink" space="tight">
      <SectionHeading {...pipeline} />
      <div className="mt-10 mb-9 lg:[--text-label:1rem]">
        <Drawing description={description}>
          <div className="grid grid-cols-[2fr_3fr] gap-y-9 text-[min(1em,4.5cqw)] @xl:h-148 @xl:grid-cols-[11rem_3fr_7fr]">
            <Observations />
            <Plot height="100%">
              <Graph>
                <path d={links} strokeWidth={1.25} className="stroke-teal-line opacity-60" />
                {candidates.map(({ title, passes }, index) => (
                  <path key={title} d={evidence[index]} strokeLinejoin="round" {...lineOf(passes)} />
                ))}
              </Graph>
            </Plot>
            <Candidates />
          </div>
          <p className="mt-7 text-balance">{count}</p>
        </Drawing>
      </div>
      <ItemColumns items={pipeline.items} ordered />
    </Section>
  );
}

/** Between two groups of observations, in percent of the picture's height. */
const gap = 4;

function Observations() {
  return (
    <div className="grid h-[27em] grid-rows-[3fr_5fr_2fr_2fr] gap-y-[4%] text-ink @xl:h-auto">
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

/** From each name to its sign in the graph. */
const links = observations
  .flatMap((group, index) => group.map(() => index * gap))
  .map((gaps, index, { length }) => {
    const from = ((index + 0.5) * (100 - (observations.length - 1) * gap)) / length + gaps;
    const { x, y } = nodes[index] ?? { x: 0, y: 0 };
    return `M0 ${from}C${x / 2} ${from} ${x / 2} ${y} ${x} ${y}`;
  })
  .join("");

/** What each candidate rests on, and its way out of the graph; below the graph it goes on from the window's left edge. */
const evidence = [
  "M25 13.5L43 30L78 22C87 22 85 16.67 94 16.67H140",
  "M19 38L32 52L63 45C80 45 78 50 94 50H140",
  "M25 72L48 91L76 79.5C86 79.5 84 83.33 94 83.33H140",
] as const;

/** Where the four checks are, in percent of the paths' length. */
const checksAt = [48, 60, 72, 84] as const;

/** A candidate that goes back has a thin line, the one that passes a thick one. */
const lineOf = (passes: number) =>
  passes === checks.length
    ? { strokeWidth: 5, className: "stroke-teal-line" }
    : { strokeWidth: 2, className: "stroke-ink" };

/** Three paths through the same four checks. */
function Candidates() {
  return (
    <div className="relative col-span-2 @xl:col-span-1">
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
      <ol className="relative grid h-full gap-y-6 pt-[6em] @xl:auto-rows-fr @xl:gap-y-0 @xl:pt-0">
        {candidates.map(({ title, outcome, passes }) => (
          <li key={title} className="grid @xl:grid-rows-[1fr_auto_1fr]">
            <p className="w-1/2 self-end px-[min(1.25rem,6cqw)] pb-4 font-semibold text-ink">{title}</p>
            <Path passes={passes} />
            <p className={`w-1/2 px-[min(1.25rem,6cqw)] ${passes === checks.length ? "pt-4" : "pt-[56px]"}`}>
              {outcome}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** From its ring through the checks that it passes: to the decision, or back from the next check. */
function Path({ passes }: { readonly passes: number }) {
  const all = passes === checks.length;
  return (
    <div className={`relative h-0 ${all ? "text-teal-line" : "text-ink"}`}>
      <div className="absolute inset-x-0 fill-bg stroke-current">
        <Plot height="2.625rem" strokeWidth={all ? 5 : 2} fill="inherit">
          <line x1="-30%" className="@xl:hidden" />
          <Paths>
            <path d={all ? "M0 0H93" : `M0 0H${checksAt[passes]}V100H0`} fill="none" />
          </Paths>
          {checksAt.slice(0, passes).map((x) => (
            <circle key={x} cx={`${x}%`} r={6} strokeWidth={0} className="fill-current" />
          ))}
          <circle r={9} strokeWidth={2.5} />
          {all ? (
            <circle cx="94.5%" className="[r:max(1.25em,2.4cqw)]" />
          ) : (
            <path d="M9 34L1 42L9 50" fill="none" />
          )}
        </Plot>
      </div>
      {all ? (
        <p className="absolute top-9 right-0 w-[7em] bg-bg text-right font-semibold text-ink">{waits}</p>
      ) : null}
    </div>
  );
}
