/** Twelve observations, one graph, three candidates: two go back with the reason, one waits for approval. */
import { Fragment } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { type Point, polyline, range } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { Section, SectionHeading } from "../../components/sections/section";
import { Lines } from "../../components/text/lines";
import { pipeline } from "../../content/pages/platform";
import { sum } from "../../content/shared/numbers";
import { edges, evidence, positions } from "./graph";

const { picture } = pipeline;
const { candidates, checks } = picture;
const names = picture.observations.flat();

/** Where the four checks cross the paths, and where the decision is, in percent of the paths' length. */
const checksAt = {
  wide: [41, 54, 69, 80],
  narrow: [53, 63, 73, 83],
} as const satisfies Readonly<Record<string, readonly number[]>>;
const decisionAt = 94.5;

/** Where a path bends back before the check that it does not pass, in px; half of it is the bend's radius. */
const bend = { wide: 44, narrow: 26 } as const;

/** Where the paths begin, in percent of a phone's picture. */
const starts = [14, 8.5, 3] as const;

export function Pipeline() {
  return (
    <Section id={pipeline.id} ground="ink" space="none">
      <div className="@container py-section-tight min-[56rem]:[--text-label:1rem]">
        <SectionHeading {...pipeline} />
        <div className="mt-10 grid gap-x-12 gap-y-10 @min-[40rem]:grid-cols-[3fr_2fr] @min-[64rem]:grid-cols-1">
          <Picture />
          <ol className="grid grid-cols-2 gap-x-5 gap-y-6 @max-[16rem]:grid-cols-1 @min-[40rem]:grid-cols-1 @min-[40rem]:grid-rows-[auto_3fr_auto_4fr] @min-[64rem]:grid-rows-none @min-[64rem]:grid-cols-[15rem_calc(30%-7.3rem)_calc(28.7%-3.157rem)_1fr] @min-[64rem]:gap-x-0">
            {pipeline.items.map(({ title, text }) => (
              <li key={title} className="@min-[64rem]:pr-8">
                <h3 className="font-heading text-h3 font-semibold text-ink">{title}</h3>
                <p className="mt-2 text-body text-pretty text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

/** Below 64 rem the paths are below the graph, and the graph's part of the picture is as wide as they are. */
function Picture() {
  return (
    <Drawing description={picture.description}>
      <div className="@min-[64rem]:mt-18 @min-[64rem]:grid @min-[64rem]:h-136 @min-[64rem]:grid-cols-[11rem_3fr_7fr]">
        <div className="relative h-[26em] @min-[64rem]:contents">
          <Observations />
          <Graph kind="narrow" className="absolute inset-0 @min-[64rem]:hidden" />
          <Graph kind="wide" className="@max-[64rem]:hidden" />
        </div>
        <Candidates />
      </div>
      <p className="mt-6 @min-[64rem]:mt-0 @min-[64rem]:-translate-y-full">
        <Lines lines={picture.count} />
      </p>
    </Drawing>
  );
}

/** The list takes 79 % of the graph's height, its groups are 3 % of the list apart. */
const list = { height: 79, gap: 3 } as const;

function Observations() {
  return (
    <div className="absolute inset-y-0 left-0 grid h-[79%] w-[42%] grid-rows-[3fr_5fr_2fr_2fr] gap-y-[3%] text-[min(1em,5cqw)] leading-none text-ink @min-[64rem]:static @min-[64rem]:w-auto">
      {picture.observations.map((group) => (
        <ul key={group[0]} className="grid auto-rows-fr">
          {group.map((name) => (
            <li
              key={name}
              className="flex items-center gap-3 whitespace-nowrap after:grow after:border-t after:border-teal-line after:opacity-60"
            >
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The height of each name, in percent of the graph's. */
const rows = (() => {
  const groups = picture.observations.map((group) => group.length);
  const row = (100 - list.gap * (groups.length - 1)) / names.length;
  return picture.observations.flatMap((group, index) => {
    const before = sum(groups.slice(0, index));
    return group.map((_, each) => ((before + each + 0.5) * row + index * list.gap) * (list.height / 100));
  });
})();

function Graph({ kind, className }: { readonly kind: keyof typeof positions; readonly className: string }) {
  const points = positions[kind];
  const from = kind === "wide" ? 0 : 42;
  const size = kind === "wide" ? 22 : 14;
  const real = names.length - picture.synthetic;
  return (
    <Plot className={`h-full ${className}`}>
      <Paths>
        <path
          d={points.map((point, index) => curve({ x: from, y: rows[index] ?? 0 }, point)).join("")}
          strokeWidth={1.25}
          className="stroke-teal-line opacity-60"
        />
        <path d={edges(points)} className="stroke-control" />
        {evidence.map((some, index) => {
          const path = some.flatMap((each) => points[each] ?? []);
          const end = path.at(-1) ?? { x: 0, y: 0 };
          return (
            <path
              key={candidates[index]?.title}
              d={`${polyline(path)}${kind === "wide" ? aside(end, index) : down(end, index)}`}
              strokeLinejoin="round"
              {...line(index, kind)}
            />
          );
        })}
        <Signs kind="dot" size={size} points={points.slice(0, real)} />
        <Signs kind="square" size={size - 2} points={points.slice(real)} />
      </Paths>
    </Plot>
  );
}

const curve = (from: Point, to: Point) =>
  `M${from.x} ${from.y}C${(from.x + to.x) / 2} ${from.y} ${(from.x + to.x) / 2} ${to.y} ${to.x} ${to.y}`;

/** To the path's beginning at the right edge. */
const aside = ({ x, y }: Point, index: number) => {
  const end = (100 * (index + 0.5)) / candidates.length;
  return `C${(x + 100) / 2} ${y} ${(x + 100) / 2} ${end} 100 ${end}`;
};

/** Down beside the graph, and below the names to the path's beginning at the lower edge. */
const down = ({ x }: Point, index: number) => {
  const start = starts[index] ?? 0;
  const level = 95.5 - 3.4 * index;
  return `V${level - 2.5}Q${x} ${level} ${x - 3} ${level}H${start + 3}Q${start} ${level} ${start} ${level + 2.5}V100`;
};

/** The line of a candidate: one that goes back, or the one that passes. */
function line(index: number, kind: keyof typeof positions) {
  const passes = candidates[index]?.passes === checks.length;
  const [thin, thick] = kind === "wide" ? [2.5, 5] : [2, 4];
  return {
    fill: "none",
    strokeWidth: passes ? thick : thin,
    className: passes ? "stroke-teal-line" : "stroke-ink",
  };
}

/** The three paths, one below the other, through the same four checks. */
function Candidates() {
  return (
    <div className="relative @min-[64rem]:h-full">
      <Checks kind="narrow" className="@min-[64rem]:hidden" />
      <Checks kind="wide" className="@max-[64rem]:hidden" />
      <Starts indices={[0, 1, 2]} className="relative h-[6.5em]" />
      <ol className="relative @min-[64rem]:grid @min-[64rem]:h-full @min-[64rem]:auto-rows-fr">
        {candidates.map(({ title, outcome, passes }, index) => {
          const all = passes === checks.length;
          const words = insets[index] ?? "";
          return (
            <li key={title} className="relative">
              <Starts indices={range(index + 1, 2)} className="absolute inset-0" />
              <div className="relative pb-5 @min-[64rem]:static @min-[64rem]:pb-0">
                <Starts indices={[index]} className="absolute inset-0" />
                <p
                  className={`pr-[50%] font-semibold text-ink ${words} @min-[64rem]:absolute @min-[64rem]:bottom-1/2 @min-[64rem]:mb-4 @min-[64rem]:px-7`}
                >
                  {title}
                </p>
              </div>
              <Path kind="narrow" index={index} className="@min-[64rem]:hidden" />
              <Path kind="wide" index={index} className="absolute top-1/2 @max-[64rem]:hidden" />
              <p
                className={`pr-[50%] ${words} @min-[64rem]:absolute @min-[64rem]:top-1/2 @min-[64rem]:px-7 ${all ? "pt-3.5 @min-[64rem]:pt-4" : "pt-9 pb-7 @min-[64rem]:pt-14"}`}
              >
                {outcome}
              </p>
              {all ? (
                <p
                  className={`pt-1 pr-[38%] pb-7 font-semibold text-ink ${words} @min-[64rem]:absolute @min-[64rem]:top-1/2 @min-[64rem]:right-0 @min-[64rem]:w-[6.5em] @min-[64rem]:p-0 @min-[64rem]:pt-13 @min-[64rem]:text-right`}
                >
                  {picture.waits}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Beside `starts`. */
const insets = ["pl-[17.5%]", "pl-[12%]", "pl-[6.5%]"] as const;

/** On a phone, the lines that lead down to the paths' beginnings. */
function Starts({ indices, className }: { readonly indices: readonly number[]; readonly className: string }) {
  return (
    <div className={`@min-[64rem]:hidden ${className}`}>
      <Plot className="h-full">
        {indices.map((index) => {
          const x = `${starts[index]}%`;
          return <line key={index} x1={x} x2={x} y1={-1} y2="100%" {...line(index, "narrow")} />;
        })}
      </Plot>
    </div>
  );
}

/** Lines across the paths; on a phone their names stand one above the other. */
function Checks({ kind, className }: { readonly kind: keyof typeof checksAt; readonly className: string }) {
  return (
    <Plot className={`absolute inset-0 h-full ${className}`}>
      {checks.map((name, index) => {
        const x = checksAt[kind][index] ?? 0;
        const row = kind === "wide" ? 0 : 1.5 * (checks.length - 1 - index);
        return (
          <Fragment key={name[0]}>
            <line x1={`${x}%`} x2={`${x}%`} y1={`${row}em`} y2="100%" className="stroke-teal-line" />
            {kind === "wide" ? (
              <Note x={x} y={0} side="above start" tone="ink" strong text={name} />
            ) : (
              <text
                x={`${x}%`}
                y={`${row + 0.9}em`}
                dx="-.5em"
                textAnchor="end"
                className="fill-ink font-semibold"
              >
                {name.join(" ")}
              </text>
            )}
          </Fragment>
        );
      })}
    </Plot>
  );
}

/** A path from its ring through the checks that it passes: to the decision, or back from the next check. */
function Path({
  kind,
  index,
  className,
}: {
  readonly kind: keyof typeof checksAt;
  readonly index: number;
  readonly className: string;
}) {
  const passes = candidates[index]?.passes ?? 0;
  const start = kind === "wide" ? 0 : (starts[index] ?? 0);
  const crossed: readonly number[] = checksAt[kind];
  const stop = crossed[passes];
  const style = line(index, kind);
  const { strokeWidth: width } = style;
  const height = bend[kind];
  const [ring, dot, decision] = kind === "wide" ? [10, 6.5, 33] : [6.5, 4.5, 19];
  return (
    <Plot className={`block h-px ${className}`}>
      {stop === undefined ? (
        <>
          <line x1={`${start}%`} x2={`${decisionAt}%`} {...style} />
          <circle
            cx={`${decisionAt}%`}
            r={decision}
            strokeWidth={width + 1}
            className="fill-bg stroke-teal-line"
          />
        </>
      ) : (
        <>
          {/* The box cuts the bend off at the path's beginning. */}
          <svg x={`${start}%`} y={-width} width={`${stop - start}%`} height={height + 2 * width}>
            <rect
              x="-100%"
              y={width}
              width="200%"
              height={height}
              rx={height / 2}
              transform="translate(-4)"
              {...style}
            />
          </svg>
          <svg x={`${start}%`} y={height} className="overflow-visible">
            <path d={kind === "wide" ? "M14-9L2 0L14 9" : "M9-6L1 0L9 6"} {...style} />
          </svg>
        </>
      )}
      {crossed.slice(0, passes).map((x) => (
        <circle
          key={x}
          cx={`${x}%`}
          r={dot}
          strokeWidth={0}
          className={stop === undefined ? "fill-teal-line" : "fill-ink"}
        />
      ))}
      <circle
        cx={`${start}%`}
        r={ring}
        strokeWidth={2.5}
        className={stop === undefined ? "fill-bg stroke-teal-line" : "fill-bg stroke-ink"}
      />
    </Plot>
  );
}
