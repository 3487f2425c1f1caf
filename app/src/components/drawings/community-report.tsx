import { texts } from "../../content/shared/drawings/community-report";
import { lateRepairs } from "../../content/examples/late-repairs";
import { Drawing } from "./drawing";
import { range } from "./geometry";
import { PrintedForm, Backdrop, numeral, Part, WithIcon } from "./panel";
import { Dot } from "./primitives";

const { subject, example, finding, evidence, limits, reply } = texts.labels;

/** A finding as a printed report to the community that asked: the finding, its evidence, its limits, room for an answer. */
export function CommunityReport() {
  return (
    <Drawing>
      <PrintedForm subject={subject} example={example}>
        <div className="grid gap-8 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-[3fr_4fr_3fr] @min-[60rem]:gap-x-12">
          <Part head={finding.head}>
            <p className={`text-violet-text ${numeral}`}>{finding.result}</p>
            <p className="mt-2 text-ink">{finding.text}</p>
          </Part>
          <Part head={evidence.head}>
            <Evidence />
          </Part>
          <div className="grid content-between gap-8 @min-[32rem]:@max-[60rem]:col-span-2 @min-[32rem]:@max-[60rem]:grid-cols-2">
            <Part head={limits.head}>
              <ul className="mt-3 space-y-1 text-ink">
                {limits.rows.map((row) => (
                  <li key={row}>
                    <WithIcon icon={<Dot color="quiet" />}>{row}</WithIcon>
                  </li>
                ))}
              </ul>
            </Part>
            <Part head={reply.head}>
              <p className="mt-10 border-t border-dashed border-ink-3 pt-1 text-ink-3">{reply.signature}</p>
            </Part>
          </div>
        </div>
      </PrintedForm>
    </Drawing>
  );
}

/** A dot for each report, in a row for each building: those of the finding are filled. */
function Evidence() {
  return (
    <>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-ink tabular-nums @min-[60rem]:mt-6">
        {evidence.buildings.map((name, row) => {
          const reports = lateRepairs.byBuilding[row] ?? 0;
          const found = row === 0;
          return (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className={found ? "font-semibold text-violet-text" : ""}>{name}</dt>
              <dd className="relative isolate text-right">
                <Backdrop className="inset-0 size-full @max-sm:hidden">
                  {range(1, reports).map((index) => (
                    <circle
                      key={index}
                      cx={`${(index - 0.5) * 2.5}%`}
                      cy="50%"
                      r={2.5}
                      className={`stroke-violet ${found ? "fill-violet" : "fill-surface"}`}
                    />
                  ))}
                </Backdrop>
                {reports}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3">{evidence.basis}</p>
    </>
  );
}
