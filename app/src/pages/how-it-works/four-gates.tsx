import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { SectionHeading } from "../../components/sections/section";
import { checks, findingsAfter } from "../../content/examples/checks";
import { validation as texts } from "../../content/pages/how-it-works";
import { labels } from "../../content/shared/site";

/**
 * Findings pass through four checks. On a phone, the path runs down. Findings that a check returns wait in a ring on a
 * second line, which leads back to the beginning.
 */
export function FourGates() {
  return (
    <Drawing>
      <div className="relative isolate @lg:grid @lg:grid-cols-5 @lg:grid-rows-[1fr_repeat(3,auto)]">
        <div className={`${column} relative @max-lg:pb-12`}>
          <div className="@lg:row-span-2 @lg:grid @lg:pr-4">
            <SectionHeading title={texts.title} />
          </div>
          <Findings count={findingsAfter(0)} />
          <p className="relative text-ink @max-lg:mt-4 @max-lg:min-h-42 @max-lg:pl-16 @lg:ml-3 @lg:border-b-[1.5px] @lg:border-l-[1.5px] @lg:border-ink @lg:p-4">
            <DownTheLine count={findingsAfter(0)} from="start" />
            {`${texts.findings}. `}
            <span className="text-ink-3">{labels.example}</span>
            <svg
              aria-hidden="true"
              className="absolute top-0 -left-px size-px fill-none stroke-ink stroke-[1.5] @max-lg:hidden"
            >
              <path d="M-5 6L0 0L5 6" />
            </svg>
          </p>
        </div>
        <ol className="@lg:contents">
          {texts.items.map(({ passed, sentBack, ...item }, index) => (
            <li
              key={item.title}
              className={`group ${column} relative border-ink @max-lg:border-t-4 @max-lg:pt-4 @max-lg:pb-12 @max-lg:pl-16`}
            >
              <DownTheLine
                count={findingsAfter(index + 1)}
                from={index === texts.items.length - 1 ? "last" : "check"}
              />
              <div className={`pr-4 ${gate}`}>
                <ItemWords {...item} />
              </div>
              <p className={`flex items-end pt-3 pr-3 text-teal-text @lg:pt-8 ${gate}`}>{passed}</p>
              <div className={`grid ${gate}`}>
                <Findings count={findingsAfter(index + 1)} />
              </div>
              <p className="relative border-ink pr-4 text-ink @max-lg:pt-1 @lg:border-l-[1.5px] @lg:py-4 @lg:pl-6 @lg:group-not-last:border-b-[1.5px]">
                <svg
                  aria-hidden="true"
                  className="absolute top-7 -left-px size-px fill-bg stroke-teal-line stroke-3 @max-lg:hidden"
                >
                  <circle r={12} />
                </svg>
                {sentBack}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Drawing>
  );
}

/** A column of the wide picture, in four rows: text, findings that pass, the line, and findings that are returned. */
const column = "@lg:row-span-4 @lg:grid @lg:grid-rows-subgrid";

/** A check is its column's left edge, which is thick down to the line. */
const gate = "border-ink @lg:border-l-4 @lg:pl-4";

/** Findings on the line, in a row with room for all of them. */
function Findings({ count }: { readonly count: number }) {
  const { all } = checks.findings;
  return (
    <div className="relative py-3 pr-4 @max-lg:hidden">
      <div className="absolute top-1/2 -left-bleed -z-10 w-screen border-t-[1.5px] border-ink" />
      <svg aria-hidden="true" viewBox={`0 0 ${all} 1`} className="w-full max-w-60">
        <Signs
          kind="dot"
          points={range(0, count - 1).map((x) => ({ x: x + 0.42, y: 0.5 }))}
          size={0.82}
          scaled
        />
      </svg>
    </div>
  );
}

/**
 * For phones: the findings below a check. Beside them is the line back, with a ring for the finding that the check
 * returns.
 */
function DownTheLine({ count, from }: { readonly count: number; readonly from: "start" | "check" | "last" }) {
  const isStart = from === "start";
  const top = isStart ? 10 : 24;
  return (
    <span className={`absolute left-0 @lg:hidden ${isStart ? "top-0 -bottom-12" : "-top-1 bottom-0"}`}>
      <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="h-full w-px stroke-ink">
        <line x1={36} x2={36} y1={top} y2="100%" />
        {from === "last" ? null : <line x1={10} x2={10} y1={isStart ? top : 0} y2="100%" />}
        {isStart ? (
          <path d="M10 10H24M18 5L24 10L18 15" />
        ) : (
          <circle cx={10} cy={2} r={9} strokeWidth={3} className="fill-bg stroke-teal-line" />
        )}
        <Signs
          kind="dot"
          points={range(0, count - 1).map((index) => ({ x: 36, y: top + 19 * index }))}
          size={16}
        />
      </svg>
    </span>
  );
}
