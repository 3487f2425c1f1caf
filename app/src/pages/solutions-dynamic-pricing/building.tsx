/** The building of the apartment, one window each: whole in the hero, its top floor at the end. */
import { Drawing } from "../../components/drawings/drawing";
import { box } from "../../components/drawings/geometry";
import { Note, Plot } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { ExampleLabel, fullBleed } from "../../components/sections/section";
import { building as texts, waiting } from "../../content/pages/solutions-dynamic-pricing";
import { labels } from "../../content/shared/site";
import { sum } from "../../content/shared/numbers";
import { narrow, type Plan, wide, type Window } from "./plans";

export function Building() {
  return (
    <Drawing description={`${texts.rent}, ${texts.reason.join(", ")}.`}>
      <div className="mt-12 @max-[40rem]:hidden @min-[56rem]:-mt-[24%]">
        <Facade plan={wide} />
      </div>
      <div className="mt-9 @min-[40rem]:hidden">
        <Facade plan={narrow} />
      </div>
      <div className={`${fullBleed} border-t-[1.5px] border-ink-2`} />
      <div className="pointer-events-auto mt-3.5 flex flex-wrap items-center gap-x-10 gap-y-2 text-ink">
        <p className="@max-[40rem]:w-full">{texts.count}</p>
        <Key state="leased" />
        <Key state="empty" />
        <div className="@min-[40rem]:ml-auto">
          <ExampleLabel text={labels.example} />
        </div>
      </div>
    </Drawing>
  );
}

const windows = {
  leased: "fill-teal-line",
  empty: "fill-bg stroke-teal-line",
} as const;

function Key({ state }: { readonly state: keyof typeof windows }) {
  return (
    <p className="flex items-center gap-2.5">
      <svg viewBox="0 0 12 20" aria-hidden="true" className="h-5 w-3 overflow-visible">
        <path d={box(0.75, 0.75, 10.5, 18.5)} strokeWidth={1.5} className={windows[state]} />
      </svg>
      {texts[state]}
    </p>
  );
}

/** The building, and beside the chosen window its rent. */
function Facade({ plan }: { readonly plan: Plan }) {
  const { parts, width, floor, window, roof, foot, chosen, empty, leader, ring } = plan;
  const columns = sum(parts.map(([count]) => count));
  const height = Math.max(...parts.map(([, floors]) => floors)) * floor + roof + foot;
  const pitch = width / columns;
  const floorsOf = parts.flatMap(([count, floors]) => Array.from({ length: count }, () => floors));
  const all = floorsOf.flatMap((floors, column) =>
    Array.from({ length: floors }, (_, index): Window => [column, index]),
  );
  const isEmpty = ([column, level]: Window) =>
    [chosen, ...empty].some(([otherColumn, otherLevel]) => otherColumn === column && otherLevel === level);
  const pathOf = (some: readonly Window[], inset = 0) =>
    some
      .map(([column, level]) =>
        box(
          (column + 0.5) * pitch - window.width / 2 + inset,
          height - foot - (level + 0.5) * floor - window.height / 2 + inset,
          window.width - 2 * inset,
          window.height - 2 * inset,
        ),
      )
      .join("");
  const walls = parts.map(([count, floors], index) => {
    const before = sum(parts.slice(0, index).map(([other]) => other));
    return `V${height - floors * floor - roof - foot}H${(before + count) * pitch}`;
  });
  const focus = { x: (chosen[0] + 0.5) * pitch, y: height - foot - (chosen[1] + 0.5) * floor };
  const words = { x: (100 * (focus.x - leader)) / width, y: (100 * focus.y) / height };
  return (
    <div className="relative">
      <Plot viewBox={`0 0 ${width} ${height}`}>
        <path d={`M0 ${height}${walls.join("")}V${height}`} className="stroke-ink-2" />
        <path d={pathOf(all.filter((each) => !isEmpty(each)))} strokeWidth={0} className={windows.leased} />
        <path d={pathOf(empty, 0.75)} className={windows.empty} />
        <path d={`M${focus.x - leader} ${focus.y}H${focus.x}`} className="stroke-teal-line" />
        <Decision {...focus} r={ring} />
      </Plot>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <text
          x={`${words.x}%`}
          y={`${words.y}%`}
          dx="-.23em"
          dy="-.4em"
          textAnchor="end"
          className="fill-teal-text font-heading text-[max(min(2.4rem,11cqw),min(5rem,5cqw))] font-semibold tracking-[-0.03em]"
        >
          {texts.rent}
        </text>
        <Note {...words} side="beside left" tone="ink" className="text-[min(1em,5cqw)]" text={texts.reason} />
      </svg>
    </div>
  );
}

/** The top floor: all windows but one are leased. */
export function TopFloor() {
  return (
    <Drawing>
      <Floor windows={36} waits={27} className="max-md:hidden" />
      <Floor windows={14} waits={9} className="md:hidden" />
    </Drawing>
  );
}

function Floor({
  windows: count,
  waits,
  className,
}: {
  readonly windows: number;
  /** The one that waits, from 0. */
  readonly waits: number;
  readonly className: string;
}) {
  const pitch = 1312 / count;
  const window = { width: 0.48 * pitch, height: 0.78 * pitch };
  const top = 0.72 * pitch;
  const height = top + window.height + 0.5 * pitch;
  const middle = (index: number) => (index + 0.5) * pitch;
  const leased = Array.from({ length: count }, (_, index) => index).filter((index) => index !== waits);
  return (
    <div className={`mt-12 ${className}`}>
      <p className="mb-3.5 text-ink">{waiting(leased.length)}</p>
      <Plot viewBox={`0 0 1312 ${height}`}>
        <path d={`M0 ${height}V0H1312V${height}`} className="stroke-control" />
        <path
          d={leased
            .map((index) => box(middle(index) - window.width / 2, top, window.width, window.height))
            .join("")}
          strokeWidth={0}
          className="fill-ink-2"
        />
        <circle
          cx={middle(waits)}
          cy={top + window.height / 2}
          r={0.43 * pitch}
          strokeWidth={2.5}
          className="stroke-ink"
        />
      </Plot>
    </div>
  );
}
