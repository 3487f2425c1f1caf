import type { ReactNode } from "react";
import { drawingColors } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Grid } from "../../components/drawings/signs";
import { columns } from "../../components/layout/frame";
import { ItemLinks } from "../../components/sections/actions";
import { ExampleLabel, Section } from "../../components/sections/section";
import { boundary } from "../../content/examples/boundary";
import { records, solutions } from "../../content/pages/platform-solutions";
import { labels } from "../../content/shared/site";
import { Question, SolutionText } from "./solution-text";

const solution = solutions.dataStewardship;

/** Records about people stay on their side of the boundary; synthetic ones, each with its tag, stand on the other. */
export function DataStewardship() {
  return (
    <Section id={solution.id} ground="pale-violet" space="none">
      <div className={columns}>
        <div className="pt-section-tight pb-8 lg:col-span-5 lg:pb-section-tight">
          <Question {...solution} className="measure-22 mb-6 text-h2" />
          <SolutionText {...solution} />
          <ItemLinks actions={solution.actions} />
        </div>
        <div className="border-dashed border-violet-line max-lg:border-b-3 max-lg:pb-6 lg:col-span-3 lg:border-r-3 lg:py-section-tight lg:pr-9 lg:pl-4">
          <Side {...records.raw}>
            <People columns={5} className="max-lg:hidden" />
            <People columns={15} className="lg:hidden" />
          </Side>
        </div>
        <div className="relative pt-6 pb-12 lg:col-span-4 lg:py-section-tight">
          <Side {...records.synthetic}>
            <div className="@container">
              <ul className="grid grid-cols-2 @max-[15rem]:grid-cols-1 gap-x-4 gap-y-3.5 lg:gap-y-4.5">
                {range(0, boundary.row.synthetic - 1).map((index) => (
                  <li key={index} className="flex items-center gap-3.5 whitespace-nowrap text-ink">
                    <svg
                      viewBox="0 0 1 1"
                      aria-hidden="true"
                      className="size-8 shrink-0 fill-teal-line lg:size-10"
                    >
                      <path d="M0 0h1v1h-1Z" />
                    </svg>
                    {records.tag(String.fromCodePoint(65 + index))}
                  </li>
                ))}
              </ul>
            </div>
          </Side>
          <div className="absolute right-0 max-lg:bottom-12 lg:top-7">
            <ExampleLabel text={labels.example} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Side({
  count,
  what,
  children,
}: {
  readonly count: string;
  readonly what: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`flex h-full flex-col justify-between gap-y-5 text-label text-ink-2 ${drawingColors}`}>
      {children}
      <p>
        <span className="block font-semibold text-ink">{count}</span>
        {what}
      </p>
    </div>
  );
}

function People(grid: { readonly columns: number; readonly className: string }) {
  return <Grid kind="dot" color="violet" count={boundary.row.records} size={0.62} {...grid} />;
}
