import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { SectionHeading } from "../../components/sections/section";
import { checks, findingsAfter } from "../../content/examples/checks";
import { validation as texts } from "../../content/pages/how-it-works";
import { labels } from "../../content/shared/site";

/**
 * Findings on their way through four checks. Those that a check sends back wait in a ring below the line, which leads
 * back to its beginning where the checks stand side by side.
 */
export function FourGates() {
  return (
    <Drawing>
      <div className="relative isolate @lg:grid @lg:grid-cols-5 @lg:grid-rows-[1fr_repeat(3,auto)]">
        <div className={`${column} @lg:*:first:row-span-2 @lg:*:first:pr-4`}>
          <SectionHeading title={texts.title} />
          <Findings count={findingsAfter(0)} />
          <p className="relative text-ink @lg:ml-2.5 @lg:border-b-[1.5px] @lg:border-l-[1.5px] @lg:border-ink @lg:p-5">
            {`${texts.findings}. `}
            <span className="text-ink-3">{labels.example}</span>
            <svg
              aria-hidden="true"
              className="absolute top-0 -left-px size-px overflow-visible fill-none stroke-ink stroke-[1.5] @max-lg:hidden"
            >
              <path d="M-5 6L0 0L5 6" />
            </svg>
          </p>
        </div>
        <ol className="@max-lg:mt-8 @lg:contents">
          {texts.items.map(({ passed, sentBack, ...item }, index) => (
            <li key={item.title} className={`${column} ${gate} @lg:not-last:*:last:border-b-[1.5px]`}>
              <div className="pr-5">
                <ItemTitle {...item} />
                <ItemText {...item} />
              </div>
              <p className="flex items-end pt-3 pr-3 text-teal-text @lg:pt-10">{passed}</p>
              <Findings count={findingsAfter(index + 1)} />
              <p className="relative py-5 pr-4 pl-6! text-ink">
                <svg
                  aria-hidden="true"
                  className="absolute top-[1.9rem] -left-px size-px overflow-visible fill-bg stroke-teal-line stroke-3"
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

/** A column of the picture where there is room: words, what passes, the line and what goes back stand in its rows. */
const column = "@lg:row-span-4 @lg:grid @lg:grid-rows-subgrid";

/** A check is the left edge of its column, thin below the line. */
const gate = "*:border-l-[1.5px] *:border-ink *:pl-5 *:not-last:border-l-4 @max-lg:not-last:*:last:pb-10";

/** Findings on the line, in a row that has room for all of them. */
function Findings({ count }: { readonly count: number }) {
  const { all } = checks.findings;
  return (
    <div className="relative py-3 pr-5">
      <div className="absolute top-1/2 -left-bleed -z-10 w-screen border-t-[1.5px] border-ink" />
      <svg aria-hidden="true" viewBox={`0 0 ${all} 1`} className="block w-full max-w-60 overflow-visible">
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
