import { texts } from "../../content/shared/drawings/stewardship-boundary";
import { Drawing } from "./drawing";
import { Ground, Way } from "./panel";
import { HatchedPlotArea } from "./plot";
import { ArrowHead, At, Focus, SyntheticRecord } from "./primitives";
import { range } from "./range";

const { labels, description } = texts;

/**
 * A building whose households contribute, the consortium that keeps their records, and the two things that cross its
 * boundary: synthetic records on their way out, and findings on their way back, in the right column.
 */
export function StewardshipBoundary() {
  return (
    <Drawing description={description}>
      <p className="mb-3 flex flex-wrap justify-between gap-x-6 text-ink-3">
        <span className="text-ink-2">{labels.households}</span> <span>{labels.illustration}</span>
      </p>
      <div className="relative isolate grid grid-cols-[minmax(0,1fr)_min(3.5rem,14cqw)] grid-rows-[6.5rem_3.5rem_auto_1rem_8rem]">
        <Building />
        <Tracks />
        <p className="col-start-1 row-start-2 self-center justify-self-end font-semibold text-violet-text">
          {labels.report}
        </p>
        <div className="col-span-2 col-start-1 row-span-2 row-start-3 border-2 border-dashed border-violet bg-violet-tint" />
        <div className="col-start-1 row-start-3 py-4 pl-[min(1rem,3cqw)]">
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-violet-text">
            <span>{labels.consortium}</span> <span>{labels.review}</span>
          </p>
          <p className="text-violet-text">{labels.raw}</p>
          <p className={`mt-3 text-ink-3 ${fields}`}>
            {labels.fields.map((field) => (
              <span key={field}>{field}</span>
            ))}
          </p>
          <ul className="mt-2 grid gap-3">
            {labels.rents.map((rent, index) => (
              <li
                key={rent}
                className={`items-center border border-dashed border-violet bg-surface py-2.5 text-ink ${fields}`}
              >
                <span className={`border-t-8 border-violet ${["", "mr-[30%]", "mr-[15%]"][index] ?? ""}`} />
                <span className={`border-t-8 border-violet ${["", "mr-[15%]", "mr-[30%]"][index] ?? ""}`} />
                {rent}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative isolate col-span-2 col-start-1 row-start-4">
          <Ground>
            <HatchedPlotArea weight="heavy" outline="solid" />
          </Ground>
        </div>
        <Tracks synthetic />
        <div className="col-start-1 row-start-5 ml-[112px] flex flex-wrap content-between justify-between gap-x-4 pt-3 font-semibold">
          <p className="text-violet-text">{labels.synthetic}</p>
          <p className="ml-auto text-teal-text">{labels.findings}</p>
        </div>
        <div className="relative isolate col-start-2 row-span-4 row-start-2">
          <Ground>
            <Way color="violet" x1="50%" x2="50%" y1="5.25rem" y2={1} head="up" />
            <Way color="teal" x1="50%" x2="50%" y1="5.25rem" y2="100%" />
            <Focus x="50%" y="5.25rem" color="violet" />
          </Ground>
        </div>
        <div className="relative isolate col-start-2 row-start-5">
          <Ground>
            <ArrowHead x="50%" y={1} towards="up" color="teal" />
          </Ground>
        </div>
      </div>
    </Drawing>
  );
}

/** Of a record: the name and the apartment, which are not shown, and the rent. */
const fields =
  "grid grid-cols-[2fr_1fr_auto] gap-x-[min(0.75rem,4cqw)] px-[min(0.75rem,3cqw)] *:last:text-right";

/** The tracks of the records, from the building, or on the way out. */
function Tracks({ synthetic = false }: { readonly synthetic?: boolean }) {
  return (
    <div className={`relative isolate col-start-1 ${synthetic ? "row-start-5" : "row-start-2"}`}>
      <Ground>
        {labels.rents.map((rent, index) => (
          <At key={rent} x={24 + 32 * index}>
            <Way color="violet" y2="100%" />
            {synthetic
              ? range(1, 3, 1).map((row) => (
                  <SyntheticRecord key={row} y={`${30 * row - 12 * (index % 2)}%`} />
                ))
              : null}
          </At>
        ))}
      </Ground>
    </div>
  );
}

/** The windows of the households that contribute, by column and row. */
const contribute = [3, 9, 14, 16, 20, 25] as const;

function Building() {
  return (
    <div className="relative isolate col-span-2 border border-control bg-surface">
      <Ground>
        {range(0, 29, 1).map((index) => (
          <rect
            key={index}
            x={`${3 + 9.8 * (index % 10)}%`}
            y={`${12 + 29 * Math.floor(index / 10)}%`}
            width="5.8%"
            height="18%"
            strokeWidth={1}
            className={
              contribute.some((window) => window === index)
                ? "fill-violet stroke-violet"
                : "fill-sunken stroke-hairline"
            }
          />
        ))}
      </Ground>
    </div>
  );
}
