import type { ReactNode } from "react";
import { Paper } from "../../components/drawings/drawing";
import { Grid } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { ExampleLabel, Section, SectionHeading } from "../../components/sections/section";
import { blankReport, programs, report } from "../../content/pages/consortium-impact";

/** The two programs, beside an example of their reports. */
export function Programs() {
  return (
    <Section id={programs.id} ground="violet" spaceBelow="none">
      <div className="twelve-columns">
        <div className="lg:col-span-4">
          <SectionHeading title={programs.title} />
        </div>
        <div className="mt-12 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <Report />
        </div>
        <ul className="grid content-end gap-8 py-12 lg:col-span-4">
          {programs.items.map((item) => (
            <li key={item.title} id={item.id} className="border-t border-control pt-6">
              <ItemWords {...item} size="h2" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/**
 * The report to the community that asked: a dot for each report of a late repair, and a row for each building. The
 * paper is white in both color schemes and extends to the window's right edge.
 */
function Report() {
  const { finding, building, buildings, count } = report;
  return (
    <Sheet {...report} finding={<span className="outdent">{finding}</span>} example>
      <ul className="mt-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 text-label text-ink lg:mt-12">
        {buildings.map(({ letter, color, reports }) => (
          <li key={letter} className="col-span-2 grid grid-cols-subgrid items-center">
            <p>
              <span className="font-semibold">{`${building} ${letter}`}</span> {reports}
            </p>
            <Grid kind="dot" color={color} size={0.72} count={reports} columns={12} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-label text-ink-2">{count}</p>
    </Sheet>
  );
}

/** The next report, with blanks for the numbers of its finding. */
export function BlankReport() {
  const blank = <span className="inline-block w-1/5 border-t-2 border-ink" />;
  const finding = (
    <>
      {blank} {blankReport.in} {blank}
    </>
  );
  return (
    <div aria-hidden="true" className="mt-12 twelve-columns">
      <div className="lg:col-span-8 lg:col-start-5">
        <Sheet {...blankReport} finding={finding} />
      </div>
    </div>
  );
}

/** A sheet of paper in front of another, which extends to the window's right edge. */
function Sheet({
  title,
  finding,
  text,
  example = false,
  children,
}: Readonly<Record<"title" | "text", string>> & {
  readonly finding: ReactNode;
  readonly example?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className="-mr-bleed h-full border-l-8 border-white/40 lg:border-l-12 forced-colors:border-0 print:border">
      <Paper>
        <div className="h-full py-8 pr-bleed pl-6 lg:py-12 lg:pl-12">
          <div className="ends items-baseline border-b border-hairline pb-4">
            <h3 className="font-semibold text-ink">{title}</h3>
            {example ? <ExampleLabel /> : null}
          </div>
          <div className="@container mt-6 max-w-220">
            <p className="heading text-column-3 whitespace-nowrap text-teal-text">{finding}</p>
          </div>
          <p className="mt-4 heading text-h2 lg:mt-6">
            <span className="block fit-7 @md:fit-5">{text}</span>
          </p>
          {children}
        </div>
      </Paper>
    </div>
  );
}
