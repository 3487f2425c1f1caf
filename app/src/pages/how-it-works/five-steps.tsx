import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { polyline } from "../../components/drawings/geometry";
import { Boundary, Decision, Signs } from "../../components/drawings/signs";
import { ItemText } from "../../components/sections/items";
import { RichText } from "../../components/text/rich-text";
import { fiveSteps } from "../../content/pages/how-it-works";

/** Five steps along one line, which leads back from the last step to the first. On a phone, the line runs down. */
export function FiveSteps() {
  return (
    <Drawing>
      <ol className="relative mt-8 @max-lg:mb-12 @lg:mt-12 @lg:mb-16 @lg:grid @lg:grid-cols-5 @lg:pb-24">
        {fiveSteps.items.map((item) => (
          <li key={item.title} className="relative @max-lg:pb-8 @max-lg:pl-16">
            <svg aria-hidden="true" strokeWidth={1.5} className="mb-4 h-21 w-full fill-none @max-lg:hidden">
              <svg y="50%">{pictures[item.picture].across}</svg>
            </svg>
            <svg
              aria-hidden="true"
              strokeWidth={1.5}
              className="absolute top-0 left-9 h-full w-px fill-none @lg:hidden"
            >
              {pictures[item.picture].down}
            </svg>
            <h3 className="heading text-h3 @lg:text-h2">
              <span className="@lg:fit-3">{item.title}</span>
            </h3>
            <div className="@lg:pr-8">
              <ItemText {...item} measure="narrow" />
            </div>
          </li>
        ))}
        <li className="z-1 text-body font-regular @max-lg:pb-6 @max-lg:pl-16 @lg:absolute @lg:bottom-0 @lg:left-1/5 @lg:-ml-4 @lg:translate-y-1/2 @lg:bg-bg @lg:px-4">
          <svg
            aria-hidden="true"
            className="absolute bottom-0 left-9 h-24 w-px stroke-ink stroke-[1.5] @lg:hidden"
          >
            {lineDown}
          </svg>
          <RichText text={fiveSteps.loop} />
        </li>
        <li
          aria-hidden="true"
          className="pointer-events-none absolute top-10.5 right-0 bottom-0 left-2.5 border-r-[1.5px] border-b-[1.5px] border-ink @max-lg:hidden"
        >
          <svg className="absolute bottom-0 h-12 w-px fill-none stroke-ink stroke-[1.5]">
            <path d="M0 48V0M-5 6L0 0L5 6" />
          </svg>
        </li>
        <li
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 bottom-0 left-2 w-7 border-b-[1.5px] border-l-[1.5px] border-ink @lg:hidden"
        >
          <svg className="absolute top-0 size-px fill-none stroke-ink stroke-[1.5]">
            <path d="M-1 0H16M10-5L16 0L10 5" />
          </svg>
        </li>
      </ol>
    </Drawing>
  );
}

/** Positions on the line, in px from the beginning of a step. */
const across = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 0 }));
const down = (...ys: readonly number[]) => ys.map((y) => ({ x: 0, y }));
const lineAcross = <line x2="100%" className="stroke-ink" />;
const lineDown = <line y2="100%" className="stroke-ink" />;

const graphAcross = [0, -22, 13, -13, 22, 0].map((y, index) => ({ x: 10 + 29 * index, y }));
const graphDown = [0, -12, 10, 0].map((x, index) => ({ x, y: 14 + 26 * index }));

/** The drawing on the line in each step. */
const pictures: Readonly<
  Record<(typeof fiveSteps.items)[number]["picture"], Readonly<Record<"across" | "down", ReactNode>>>
> = {
  provide: {
    across: (
      <>
        {lineAcross}
        <Signs kind="dot" points={across(10, 37, 64, 91)} size={20} />
        <svg x="100%">
          <Signs kind="dot" points={across(-58, -31)} size={20} color="violet" />
        </svg>
      </>
    ),
    down: (
      <>
        <line y1={14} y2="100%" className="stroke-ink" />
        <Signs kind="dot" points={down(14, 38, 62)} size={18} />
        <svg y="100%">
          <Signs kind="dot" points={down(-42, -18)} size={18} color="violet" />
        </svg>
      </>
    ),
  },
  protect: {
    across: (
      <>
        {lineAcross}
        <Boundary x1={1} x2={1} y1={-40} y2={40} />
        <Signs kind="square" points={across(33, 60)} size={18} />
      </>
    ),
    down: (
      <>
        {lineDown}
        <Boundary x1={-22} x2={18} />
        <Signs kind="square" points={down(22, 46)} size={16} />
      </>
    ),
  },
  understand: {
    across: (
      <>
        <line x2={10} className="stroke-ink" />
        <line x1={155} x2="100%" className="stroke-ink" />
        <path d={polyline(graphAcross)} className="stroke-ink" />
        <Signs kind="dot" points={graphAcross.filter((_, index) => index % 3 !== 1)} size={20} />
        <Signs kind="square" points={graphAcross.filter((_, index) => index % 3 === 1)} size={18} />
      </>
    ),
    down: (
      <>
        <path d={polyline([{ x: 0, y: 0 }, ...graphDown])} className="stroke-ink" />
        <line y1={92} y2="100%" className="stroke-ink" />
        <Signs kind="dot" points={graphDown.filter((_, index) => index !== 1)} size={18} />
        <Signs kind="square" points={graphDown.slice(1, 2)} size={16} />
      </>
    ),
  },
  validate: {
    across: (
      <>
        {lineAcross}
        <path d="M2-24V24M26-24V24M50-24V24M74-24V24" strokeWidth={3} className="stroke-ink" />
      </>
    ),
    down: (
      <>
        {lineDown}
        <path d="M-14 8H14M-14 22H14M-14 36H14M-14 50H14" strokeWidth={3} className="stroke-ink" />
      </>
    ),
  },
  recommend: {
    across: (
      <>
        {lineAcross}
        <Decision x={25} y={0} r={25} />
      </>
    ),
    down: (
      <>
        {lineDown}
        <Decision x={0} y={16} r={16} />
      </>
    ),
  },
};
