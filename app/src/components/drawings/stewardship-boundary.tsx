import { texts } from "../../content/shared/drawings/stewardship-boundary";
import { Drawing, Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { Icon } from "./panel";
import { box, cells, range } from "./geometry";
import { ArrowHead, Focus, Line, strokes, SyntheticRecord } from "./primitives";

const { labels, description } = texts;

/**
 * A building whose households contribute, the consortium that keeps their records, and the two things that cross its
 * wall: synthetic records on their way out, and findings on their way back. The way out leads to the right, beyond the
 * edge of any window, or down where there is little room.
 */
export function StewardshipBoundary() {
  return (
    <Drawing description={description}>
      <p className="mb-3 text-ink-3">{labels.illustration}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_min(3rem,12cqw)] grid-rows-[auto_3.5rem_auto_auto_1rem_auto] @min-[32rem]:-mr-(--bleed) @min-[32rem]:grid-cols-[104px_5rem_minmax(12rem,auto)_20px_1fr] @min-[32rem]:grid-rows-[auto_1fr_2rem_auto]">
        <div className="col-span-2 col-start-1 row-start-1 @min-[32rem]:col-span-1 @min-[32rem]:col-start-1 @min-[32rem]:row-span-3 @min-[32rem]:row-start-1 @min-[32rem]:flex @min-[32rem]:flex-col @min-[32rem]:justify-between">
          <p className="mb-2">{labels.households}</p>
          <Building />
        </div>
        <div className="col-span-2 col-start-1 row-span-2 row-start-3 border-x-2 border-t-2 border-dashed border-violet bg-violet-tint @min-[32rem]:col-span-1 @min-[32rem]:col-start-3 @min-[32rem]:row-span-4 @min-[32rem]:row-start-1 @min-[32rem]:border-y-2 @min-[32rem]:border-r-0" />
        <svg
          aria-hidden="true"
          className="col-span-2 col-start-1 row-start-5 size-full border-y-2 border-violet @min-[32rem]:col-span-1 @min-[32rem]:col-start-4 @min-[32rem]:row-span-4 @min-[32rem]:row-start-1 @min-[32rem]:border-x-2 @min-[32rem]:border-y-0"
        >
          <HatchedArea d={box(0, 0, 2000, 2000)} weight="heavy" tint={false} />
        </svg>

        <Tracks className="row-start-2 @min-[32rem]:col-start-2" />
        <div className="col-start-1 row-start-3 py-4 pl-[min(1rem,3cqw)] text-violet-text @min-[32rem]:col-start-3 @min-[32rem]:row-start-1 @min-[32rem]:px-6 @min-[32rem]:pt-6">
          <p className="font-semibold">{labels.consortium}</p>
          <p>{labels.raw}</p>
          <p className={`mt-3 text-ink-3 ${fields}`}>
            {labels.fields.map((field) => (
              <span key={field}>{field}</span>
            ))}
          </p>
        </div>
        <ul className="col-start-1 row-start-4 mb-6 grid auto-rows-fr gap-4 pl-[min(1rem,3cqw)] @min-[32rem]:col-start-3 @min-[32rem]:row-start-2 @min-[32rem]:gap-8 @min-[32rem]:px-6">
          {labels.rents.map((rent, index) => (
            <li
              key={rent}
              className={`items-center border border-dashed border-violet bg-surface py-3 text-ink ${fields}`}
            >
              <span className={`border-t-8 border-violet ${["", "mr-[30%]", "mr-[15%]"][index] ?? ""}`} />
              <span className={`border-t-8 border-violet ${["", "mr-[15%]", "mr-[30%]"][index] ?? ""}`} />
              {rent}
            </li>
          ))}
        </ul>
        <p className="col-start-1 row-start-6 my-4 ml-[108px] self-center font-semibold text-violet-text @min-[32rem]:col-start-5 @min-[32rem]:row-start-1 @min-[32rem]:ml-4 @min-[32rem]:self-start @min-[32rem]:pt-2">
          {labels.synthetic}
        </p>
        <Tracks synthetic className="row-start-6 @min-[32rem]:col-start-5" />

        <ReturnLine
          color="teal"
          arrow
          className="col-start-2 size-full row-start-6 @min-[32rem]:col-start-5 @min-[32rem]:row-start-3"
        />
        <div className="col-start-2 row-span-3 row-start-3 flex flex-col items-center @min-[32rem]:col-span-2 @min-[32rem]:col-start-3 @min-[32rem]:row-span-1 @min-[32rem]:row-start-3 @min-[32rem]:flex-row">
          <ReturnLine color="violet" className="h-6 w-full @min-[32rem]:h-full @min-[32rem]:w-16" />
          <Icon className="-m-0.5">
            <Focus color="violet" />
          </Icon>
          <ReturnLine color="teal" className="min-h-0 w-full grow @min-[32rem]:h-full @min-[32rem]:w-auto" />
        </div>
        <ReturnLine
          color="violet"
          arrow
          className="col-start-2 size-full row-start-2 @min-[32rem]:row-start-3"
        />
        <p
          className={`row-start-6 self-end text-teal-text @min-[32rem]:col-start-5 @min-[32rem]:pl-4 ${station}`}
        >
          {labels.findings}
        </p>
        <p
          className={`row-start-3 mt-4 self-start text-violet-text @min-[32rem]:col-start-3 @min-[32rem]:pl-14 ${station}`}
        >
          {labels.review}
        </p>
        <p
          className={`row-start-2 self-center text-violet-text @min-[32rem]:col-start-2 @min-[32rem]:pl-2 ${station}`}
        >
          {labels.report}
        </p>
      </div>
    </Drawing>
  );
}

/** Of a record: the name and the apartment, which are not shown, and the rent. */
const fields =
  "grid grid-cols-[2fr_1fr_auto] gap-x-[min(0.75rem,4cqw)] px-[min(0.75rem,3cqw)] *:last:text-right";

/** The name of a station on the way back: before the line, or below it. */
const station =
  "col-start-1 justify-self-end font-semibold @min-[32rem]:row-start-4 @min-[32rem]:justify-self-start @min-[32rem]:self-start @min-[32rem]:pt-1 @min-[32rem]:pb-4 @min-[32rem]:mt-0";

/** The tracks of the records, one beside the other, or each at the height of its record. */
function Tracks({
  synthetic = false,
  className,
}: {
  readonly synthetic?: boolean;
  readonly className: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={`col-start-1 flex min-h-14 gap-[12px] pl-[min(1rem,3cqw)] @min-[32rem]:row-start-2 @min-[32rem]:mb-6 @min-[32rem]:grid @min-[32rem]:auto-rows-fr @min-[32rem]:gap-8 @min-[32rem]:pl-0 ${className}`}
    >
      {labels.rents.map((rent, index) => (
        <svg
          key={rent}
          fill="none"
          strokeWidth={1.5}
          className="h-full w-[20px] @min-[32rem]:h-5 @min-[32rem]:w-full @min-[32rem]:self-center"
        >
          <g className="@min-[32rem]:hidden">
            <Line kind="violet" d="M10 0V2000" />
            {synthetic
              ? range(24 + 14 * (index % 2), 600, 36).map((y) => <SyntheticRecord key={y} x={10} y={y} />)
              : null}
          </g>
          <g className="@max-[32rem]:hidden">
            <Line kind="violet" d="M0 10H2000" />
            {synthetic
              ? range(24 + 14 * (index % 2), 1200, 40).map((x) => <SyntheticRecord key={x} x={x} y={10} />)
              : null}
          </g>
        </svg>
      ))}
    </div>
  );
}

/** A part of the way back: up, or to the left. */
function ReturnLine({
  color,
  arrow = false,
  className,
}: {
  readonly color: "teal" | "violet";
  /** Whether it has a head where it ends. */
  readonly arrow?: boolean;
  readonly className: string;
}) {
  return (
    <svg aria-hidden="true" fill="none" strokeWidth={1.5} className={`${strokes[color]} ${className}`}>
      <g className="@min-[32rem]:hidden">
        <line x1="50%" x2="50%" y1="1" y2="100%" strokeWidth={3} />
        {arrow ? <ArrowHead x="50%" y={1} towards="up" color={color} /> : null}
      </g>
      <g className="@max-[32rem]:hidden">
        <line x1="1" x2="100%" y1="50%" y2="50%" strokeWidth={3} />
        {arrow ? <ArrowHead x={1} y="50%" towards="left" color={color} /> : null}
      </g>
    </svg>
  );
}

const contributing = new Set([5, 6, 10, 14, 15, 19, 20]);

/** The windows of the tower; those of the households that contribute are filled. */
const windowsThat = (contribute: boolean) =>
  cells({ columns: 3, rows: 8, width: 96, height: 288 })
    .filter((_, index) => contributing.has(index) === contribute)
    .map(({ x, y }) => box(x - 4, y + 2, 16, 20))
    .join("");

/** A tower, or the same building lying where there is little room. */
function Building() {
  const house = (
    <>
      <path d={windowsThat(false)} strokeWidth={1} className="fill-sunken stroke-hairline" />
      <path d={windowsThat(true)} className="fill-violet stroke-violet" />
    </>
  );
  return (
    <>
      <Scene viewBox="0 0 104 376" className="@max-[32rem]:hidden">
        <path d={box(0.75, 0.75, 102.5, 374.5)} className="fill-surface stroke-control" />
        {house}
        <path d="M40 376v-48h24v48" className="fill-sunken stroke-control" />
      </Scene>
      <Scene viewBox="0 0 320 104" className="@min-[32rem]:hidden">
        <path d={box(0.75, 0.75, 318.5, 102.5)} className="fill-surface stroke-control" />
        <g transform="matrix(0 1 1 0 0 0)">{house}</g>
      </Scene>
    </>
  );
}
