import { range } from "../../components/drawings/geometry";
import { Grid } from "../../components/drawings/signs";
import { ItemLinks } from "../../components/sections/actions";
import { Section } from "../../components/sections/section";
import { boundary } from "../../content/examples/boundary";
import { records, solutions } from "../../content/pages/platform-solutions";
import { Question, SolutionText } from "./solution-text";

const solution = solutions.dataStewardship;

/** Records about people stay on their side of the boundary. Synthetic records, each with its tag, are on the other. */
export function DataStewardship() {
  return (
    <Section id={solution.id} ground="pale-violet" space="none">
      <div className="twelve-columns drawing-colors">
        <div className={`${column} lg:col-span-5`}>
          <div className="mb-6 lg:pr-8">
            <Question {...solution} size="h2" />
          </div>
          <SolutionText {...solution} />
          <ItemLinks actions={solution.actions} />
        </div>
        <div
          className={`${column} border-dashed border-violet-line text-label text-ink-2 max-lg:border-b-3 lg:col-span-3 lg:border-r-3 lg:pr-8`}
        >
          <div className="max-w-60">
            <Grid kind="dot" color="violet" count={boundary.row.records} columns={6} size={0.62} />
          </div>
          <p className="mt-6 font-semibold text-ink">{records.raw.count}</p>
          <p>{records.raw.what}</p>
        </div>
        <div className={`${column} text-label text-ink-2 lg:col-span-4`}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4 max-w-90">
            {range(0, boundary.row.synthetic - 1).map((index) => (
              <li key={index} className="flex items-center gap-3 whitespace-nowrap text-ink">
                <svg viewBox="0 0 1 1" aria-hidden="true" className="size-10 shrink-0 fill-teal-line">
                  <path d="M0 0h1v1h-1Z" />
                </svg>
                {records.synthetic.name(String.fromCodePoint(65 + index))}
              </li>
            ))}
          </ul>
          <p className="mt-6 font-semibold text-ink">{records.synthetic.count}</p>
          <p>{records.synthetic.what}</p>
        </div>
      </div>
    </Section>
  );
}

/** The section's space is in its columns, so that the boundary between them is as high as the section. */
const column = "py-8 lg:py-section-tight";
