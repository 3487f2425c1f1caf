import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { ArrowHead } from "../../components/drawings/arrow-head";
import { Signs } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";
import { checks, findingsAfter } from "../../content/examples/checks";
import { validation as texts } from "../../content/pages/how-it-works";
import { labels } from "../../content/shared/site";

const { all, sentBack } = checks.findings;

/**
 * Findings on their way through four checks, from left to right. Those that a check sends back return below the line to
 * its beginning. On a phone the way runs down, and back up at the right.
 */
export function FourGates() {
  return (
    <Drawing>
      <div className="@lg:grid @lg:grid-cols-5 @lg:grid-rows-[repeat(4,auto)]">
        <h2 className="measure-26 font-heading text-h2 font-semibold text-balance text-ink @lg:col-start-1 @lg:row-span-2 @lg:row-start-1 @lg:-mt-1.5 @lg:pr-5">
          {texts.title}
        </h2>
        <svg
          aria-hidden="true"
          className={`col-span-full row-start-3 h-0.5 self-center w-[calc(100%+2*var(--bleed))] @max-lg:hidden ${fullBleed}`}
        >
          <line x2="100%" y1="50%" y2="50%" strokeWidth={1.5} className="stroke-ink" />
        </svg>
        <div className="py-3 pr-11 @max-lg:hidden @lg:col-start-1 @lg:row-start-3">
          <Findings count={findingsAfter(0)} />
        </div>
        <p className="relative text-ink @max-lg:mt-7 @max-lg:flex @max-lg:min-h-37 @max-lg:pt-4 @max-lg:border-r-[1.5px] @max-lg:border-ink @max-lg:pr-[min(2rem,9cqw)] @max-lg:pl-[min(3.25rem,15cqw)] @lg:col-start-1 @lg:row-start-4 @lg:ml-2.5 @lg:border-b-[1.5px] @lg:border-l-[1.5px] @lg:border-ink @lg:py-5 @lg:pr-5 @lg:pl-5">
          <span>
            {`${texts.findings}. `}
            <span className="text-ink-3">{labels.example}</span>
          </span>
          <svg
            aria-hidden="true"
            fill="none"
            strokeWidth={1.5}
            className="absolute top-0 -left-px size-px overflow-visible @max-lg:hidden"
          >
            <ArrowHead towards="up" />
          </svg>
          <FindingsDown count={findingsAfter(0)} />
          <svg
            aria-hidden="true"
            fill="none"
            strokeWidth={1.5}
            className="absolute top-0 left-0 h-px w-full overflow-visible stroke-ink @lg:hidden"
          >
            <line x1={30} x2="100%" />
            <ArrowHead x={30} towards="left" />
          </svg>
        </p>
        <ol className="@lg:contents">
          {texts.items.map(({ title, text, passed, sentBack: back }, index) => (
            <li
              key={title}
              className={`${gateColumns[index]} relative @max-lg:border-t-3 @max-lg:border-ink @lg:row-span-4 @lg:row-start-1 @lg:grid @lg:grid-rows-subgrid`}
            >
              <div className="@max-lg:pt-5 @max-lg:pr-[min(2rem,9cqw)] @max-lg:pl-[min(3.25rem,15cqw)] @lg:row-span-3 @lg:grid @lg:grid-rows-subgrid @lg:border-l-4 @lg:border-ink @lg:pl-5">
                <div className="@lg:pr-5 @lg:pb-10">
                  <h3 className="font-heading text-h3 font-semibold text-ink">{title}</h3>
                  <p className="mt-2 text-body font-regular text-pretty">{text}</p>
                </div>
                <p className="self-end pr-3 text-teal-text @max-lg:mt-3 @lg:pb-1">{passed}</p>
                <div className="py-3 pr-5 @max-lg:hidden">
                  <Findings count={findingsAfter(index + 1)} />
                </div>
              </div>
              <div
                className={`relative text-ink @max-lg:flex @max-lg:justify-end @max-lg:border-ink @max-lg:pt-2 @max-lg:pr-[min(2rem,9cqw)] @max-lg:pb-6 @max-lg:pl-[min(3.25rem,15cqw)] @lg:border-l-[1.5px] @lg:border-ink @lg:py-5 @lg:pr-4 @lg:pl-6 ${index === sentBack.length - 1 ? "" : "@lg:border-b-[1.5px]"}`}
              >
                <p className="@max-lg:w-full">{back}</p>
                <svg
                  aria-hidden="true"
                  fill="none"
                  className="absolute -left-px top-[1.9rem] size-px overflow-visible @max-lg:hidden"
                >
                  <circle r={12} strokeWidth={3} className="fill-bg stroke-teal-line" />
                </svg>
              </div>
              <span
                aria-hidden="true"
                className={`absolute top-0 right-0 border-r-[1.5px] border-ink @lg:hidden ${index === sentBack.length - 1 ? "bottom-8" : "bottom-0"}`}
              />
              <svg
                aria-hidden="true"
                fill="none"
                className="absolute right-px bottom-8 size-px overflow-visible @lg:hidden"
              >
                <circle r={8} strokeWidth={2.5} className="fill-bg stroke-teal-line" />
              </svg>
              <FindingsDown count={findingsAfter(index + 1)} />
            </li>
          ))}
        </ol>
      </div>
    </Drawing>
  );
}

const gateColumns = ["@lg:col-start-2", "@lg:col-start-3", "@lg:col-start-4", "@lg:col-start-5"] as const;

/** Findings in a row that has room for all of them. */
function Findings({ count }: { readonly count: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${all} 1`} className="relative block w-full overflow-visible">
      <Signs
        kind="dot"
        points={range(0, count - 1).map((x) => ({ x: x + 0.42, y: 0.5 }))}
        size={0.82}
        scaled
      />
    </svg>
  );
}

/** Findings one below the other, on the line that runs down on a phone. */
function FindingsDown({ count }: { readonly count: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      className="absolute inset-y-0 left-0 h-full w-10 overflow-visible @lg:hidden"
    >
      <line x1={20} x2={20} y2="100%" strokeWidth={1.5} className="stroke-ink" />
      <Signs kind="dot" points={range(0, count - 1).map((y) => ({ x: 20, y: 17 + 17 * y }))} size={13} />
    </svg>
  );
}
