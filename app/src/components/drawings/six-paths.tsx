import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/six-paths";
import { Drawing } from "./drawing";
import { HatchedArea } from "./hatch";
import { box } from "./path";
import { ArrowHead, Dot, Focus, Line, SyntheticRecord } from "./primitives";
import { range } from "./range";

const { labels, description } = texts;

/**
 * Six lines, one for each way to take part, and the organization that each of them leads to. The organizations run off
 * the right edge of the window.
 */
export function SixPaths() {
  return (
    <Drawing description={description}>
      <div className="-mr-(--bleed) grid grid-cols-[min-content_24px_1fr] @sm:grid-cols-[9rem_minmax(1.5rem,12rem)_minmax(10rem,2fr)]">
        <ul className="grid auto-rows-fr">
          {ways.map(({ name, color }) => (
            <li key={name} className="flex min-h-20 items-center justify-between gap-2">
              <p>
                <span className="block font-semibold text-ink">{labels.paths[name].who}</span>{" "}
                <span>{labels.paths[name].what}</span>
              </p>
              <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="size-3 shrink-0">
                <Dot x={6} y={6} r={5} color={color} />
              </svg>
            </li>
          ))}
        </ul>
        <Tracks />
        {/* In shares of the height, which the list sets. */}
        <div className="relative col-start-3 row-start-1">
          <div className="absolute inset-x-0 top-[6%] flex h-[46%] items-center border-2 border-r-0 border-dashed border-violet bg-violet-tint">
            <Contents>
              <HatchedArea d={box(0, 0, 2000, 2000)} pitch={8} tint={false} />
              <svg y="22%" className="overflow-visible">
                {columns.map((x, index) => (
                  <Dot key={x} x={x} y={0} r={4 + (index % 3)} color="violet" />
                ))}
              </svg>
              <svg y="82%" className="overflow-visible">
                {columns.map((x) => (
                  <SyntheticRecord key={x} x={x} y={0} />
                ))}
              </svg>
            </Contents>
            <p className={`bg-surface text-violet-text ${name}`}>{labels.consortium}</p>
          </div>
          <div className="absolute inset-x-0 top-[64%] h-[34%] border-3 border-r-0 border-teal bg-surface">
            <p className={`text-teal-text ${name}`}>{labels.corporation}</p>
            <Contents>
              <svg y="76%" className="overflow-visible">
                <Line
                  kind="teal"
                  d={`M24 0${range(64, 1600, 56)
                    .map((x, index) => `H${x}v${[-16, -16, 12, -24, 16, 8, -12, 32][index % 8]}`)
                    .join("")}`}
                />
              </svg>
            </Contents>
          </div>
        </div>
        <div className="relative @max-sm:col-span-3 @sm:col-start-3 @sm:row-start-1">
          <div className="flex flex-wrap content-center items-center gap-x-4 @sm:absolute @sm:inset-x-0 @sm:top-[52%] @sm:h-[12%] @sm:pl-4">
            <p className="flex items-center gap-2 text-violet-text">
              <Exchange kind="violet" />
              {labels.synthetic}
            </p>
            <p className="flex items-center gap-2 text-teal-text">
              <Exchange kind="teal" />
              {labels.results}
            </p>
          </div>
        </div>
      </div>
    </Drawing>
  );
}

/** Where the records in the consortium are, in px, to the edge of a wide window. */
const columns = range(32, 1100, 32);

const name =
  "relative m-2 ml-5 px-1 py-0.5 font-semibold @max-sm:ml-[16px] @max-sm:[writing-mode:vertical-rl]";

/** Each way, and where it meets the side of an organization, or of each, in percent of the height. */
const ways = [
  { name: "contributors", to: [16], color: "violet" },
  { name: "researchers", to: [25], color: "violet" },
  { name: "donors", to: [37], color: "violet" },
  { name: "talent", to: [46, 70], color: "ink" },
  { name: "businesses", to: [80], color: "teal" },
  { name: "investors", to: [92], color: "teal" },
] as const;

const tracks = ways.flatMap(({ to }, index) =>
  to.map((end) => ({
    from: ((index + 0.5) / ways.length) * 100,
    to: end,
    side: end < 50 ? ("violet" as const) : ("teal" as const),
  })),
);

function Tracks() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeWidth={1.5}
      className="relative z-10 size-full overflow-visible"
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        {tracks.map(({ from, to, side }) => (
          <Line key={to} kind={side} d={`M0 ${from}H40L75 ${to}H100`} />
        ))}
      </svg>
      {tracks.map(({ to, side }) => (
        <svg key={to} x="100%" y={`${to}%`} className="overflow-visible">
          {to === 25 ? <Focus x={0} y={0} color="violet" /> : <ArrowHead x={-1} y={0} color={side} />}
        </svg>
      ))}
    </svg>
  );
}

/** What an organization works with: records become synthetic ones, and these a price. */
function Contents({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="absolute inset-0 size-full">
      {children}
    </svg>
  );
}

/** An arrow between the organizations: synthetic data down, results up. */
function Exchange({ kind }: { readonly kind: "violet" | "teal" }) {
  return (
    <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="h-6 w-4 shrink-0 overflow-visible">
      <Line kind={kind} d="M8 0V24" />
      {kind === "violet" ? (
        <>
          <SyntheticRecord x={8} y={9} />
          <ArrowHead x={8} y={24} towards="down" color="violet" />
        </>
      ) : (
        <ArrowHead x={8} y={0} towards="up" color="teal" />
      )}
    </svg>
  );
}
