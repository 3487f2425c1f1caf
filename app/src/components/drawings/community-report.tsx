import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/community-report";
import { repairReports } from "../../content/shared/repairs-example";
import { Drawing } from "./drawing";
import { Ground, Sign } from "./panel";
import { Dot } from "./primitives";
import { range } from "./range";

const { subject, example, finding, evidence, limits, reply } = texts.labels;

/** A finding as a printed report to the community that asked: the finding, its evidence, its limits, room for an answer. */
export function CommunityReport() {
  return (
    <Drawing>
      <div className="relative isolate mr-[10px] mb-[10px] break-inside-avoid p-[min(1rem,5cqw)] @min-[30rem]:p-6 @min-[60rem]:p-8">
        <Ground>
          {[10, 0].map((offset) => (
            <rect
              key={offset}
              x={offset}
              y={offset}
              width="100%"
              height="100%"
              strokeWidth={1}
              className={`fill-surface ${offset === 0 ? "stroke-ink-2" : "stroke-control"}`}
            />
          ))}
        </Ground>
        <div className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-1 font-semibold">
          <h3 className="text-ink">{subject}</h3>
          <p className="text-violet-text">{example}</p>
        </div>
        <div className="grid gap-8 @min-[30rem]:grid-cols-2 @min-[60rem]:grid-cols-[3fr_4fr_3fr] @min-[60rem]:gap-x-12">
          <Part head={finding.head}>
            <p className="mt-3 -ml-[0.03em] font-heading text-[min(4rem,22cqw)] leading-none font-semibold tracking-tight text-violet-text @min-[30rem]:text-[11cqw] @min-[60rem]:mt-6 @min-[60rem]:text-[8cqw]">
              {finding.result}
            </p>
            <p className="mt-2 text-ink">{finding.text}</p>
          </Part>
          <Part head={evidence.head}>
            <Evidence />
          </Part>
          <div className="grid content-between gap-8 @min-[30rem]:@max-[60rem]:col-span-2 @min-[30rem]:@max-[60rem]:grid-cols-2">
            <Part head={limits.head}>
              <ul className="mt-3 space-y-1 text-ink">
                {limits.rows.map((row) => (
                  <li key={row} className="flex items-center gap-2">
                    <Sign>
                      <Dot x={0} y={0} color="quiet" />
                    </Sign>
                    {row}
                  </li>
                ))}
              </ul>
            </Part>
            <Part head={reply.head}>
              <p className="mt-10 border-t border-dashed border-ink-3 pt-1 text-ink-3">{reply.signature}</p>
            </Part>
          </div>
        </div>
      </div>
    </Drawing>
  );
}

function Part({ head, children }: { readonly head: string; readonly children: ReactNode }) {
  return (
    <div className="relative border-t border-control pt-2.5 before:absolute before:-top-[5px] before:left-0 before:h-[9px] before:border-l before:border-control">
      <h3 className="font-medium text-ink-3">{head}</h3>
      {children}
    </div>
  );
}

/** A dot for each report, in a row for each building: those of the finding are filled. */
function Evidence() {
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1.5 text-ink tabular-nums @min-[60rem]:mt-6">
        {evidence.buildings.map((name, row) => {
          const reports = repairReports[row] ?? 0;
          return (
            <div key={name} className="col-span-full grid grid-cols-subgrid items-center">
              <dt className={row === 0 ? "font-semibold text-violet-text" : ""}>{name}</dt>
              <dd className="col-span-2 grid grid-cols-subgrid items-center">
                <span className="relative isolate h-5">
                  <Ground>
                    {range(1, reports, 1).map((index) => (
                      <circle
                        key={index}
                        cx={`${index * 8 - 4}%`}
                        cy="50%"
                        r={4.5}
                        className={row === 0 ? "fill-violet stroke-violet" : "fill-surface stroke-violet"}
                      />
                    ))}
                  </Ground>
                </span>
                <span className="text-right">{evidence.count(reports)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3">{evidence.basis}</p>
    </>
  );
}
