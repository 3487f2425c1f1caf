import type { ReactNode } from "react";
import { Paper } from "../../components/drawings/paper";
import { Grid, type SignColor } from "../../components/drawings/signs";
import { report } from "../../content/pages/consortium-impact";
import { labels } from "../../content/shared/site";

const inRow = 12;

/** A finding as a report to the community that asked: a dot for each report of a late repair, and rows by building. */
export function Report() {
  const { title, finding, text, building, buildings, count } = report;
  return (
    <Sheet>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline pb-4">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="text-label text-ink-3">{labels.example}</p>
      </div>
      <p className="mt-6 -ml-[0.03em] font-heading text-[min(16.5rem,36cqw)] leading-[0.82] font-semibold tracking-[-0.06em] whitespace-nowrap text-teal-text lg:mt-9">
        {finding}
      </p>
      <p className="mt-4 font-heading text-[min(clamp(1.625rem,1.1rem+1.9vw,2.75rem),9cqw)] leading-[1.08] font-semibold tracking-[-0.025em] text-balance text-ink lg:mt-7">
        {text}
      </p>
      <ul className="mt-7 space-y-3 text-label lg:mt-11 lg:space-y-4">
        {buildings.map(({ letter, reports }, index) => (
          <li key={letter} className="relative">
            <Dots count={reports} color={index === 0 ? "teal" : "violet"} />
            <div
              className={
                index === 0
                  ? "mt-2 mb-5 flex flex-wrap justify-between gap-x-4"
                  : "absolute inset-y-0 right-0 flex items-center"
              }
            >
              <p className="font-semibold text-ink">
                <span className={index === 0 ? "" : "@max-[28rem]:sr-only"}>{building} </span>
                {letter} <span className="font-regular">{reports}</span>
              </p>
              {index === 0 ? <p className="text-ink-2">{count}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** In rows, from the left. */
function Dots(signs: { readonly count: number; readonly kind?: "dot" | "ring"; readonly color: SignColor }) {
  return <Grid kind="dot" columns={inRow} size={0.72} edge={0.05} {...signs} />;
}

/** The next one, of which only the first row is there. */
export function BlankReport() {
  return (
    <div aria-hidden="true" className="mt-10 lg:ml-[calc(min(26rem,33%)+4rem)]">
      <Sheet blank>
        <Dots count={inRow} kind="ring" color="teal" />
      </Sheet>
    </div>
  );
}

/** White in both schemes, on another sheet, as wide as the window at its right. */
function Sheet({ blank = false, children }: { readonly blank?: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={`relative mr-[calc(-1*var(--bleed))] ml-2 before:absolute before:top-2 before:bottom-0 before:-left-2 before:w-2 before:bg-white/40 lg:ml-0 lg:h-full lg:before:top-3 lg:before:-left-3 lg:before:w-3 forced-colors:before:hidden print:before:hidden`}
    >
      <Paper
        className={`h-full pr-(--bleed) pl-6 sm:pl-10 lg:pl-14 print:border print:border-hairline ${blank ? "pt-14 pb-12 lg:pt-20" : "pt-6 pb-10 lg:pt-9 lg:pb-14"}`}
      >
        <div className={blank ? "border-t border-hairline pt-8" : ""}>{children}</div>
      </Paper>
    </div>
  );
}
