import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { polyline } from "../../components/drawings/geometry";
import { Boundary, Decision, Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { RichText } from "../../components/text/rich-text";
import { fiveSteps } from "../../content/pages/how-it-works";

/** Five steps along one line across the page, which leads from the last one back to the first; a line each on a phone. */
export function FiveSteps() {
  return (
    <Drawing>
      <ol className="relative mt-12 grid gap-y-8 pb-12 @lg:mb-16 @lg:grid-cols-5 @lg:pb-24">
        {fiveSteps.items.map((item) => (
          <li key={item.title}>
            <svg aria-hidden="true" strokeWidth={1.5} className="mb-4 h-21 w-full overflow-visible fill-none">
              <svg y="50%" className="overflow-visible">
                {pictures[item.picture]}
              </svg>
            </svg>
            <div className="@lg:pr-8">
              <ItemTitle {...item} />
              <ItemText {...item} measure="narrow" />
            </div>
          </li>
        ))}
        <li className="z-1 text-body font-regular @lg:absolute @lg:bottom-0 @lg:left-1/5 @lg:-ml-4 @lg:translate-y-1/2 @lg:bg-bg @lg:px-4">
          <RichText text={fiveSteps.loop} />
        </li>
        <li
          aria-hidden="true"
          className="pointer-events-none absolute top-10.5 right-0 bottom-0 left-2.5 border-r-[1.5px] border-b-[1.5px] border-ink @max-lg:hidden"
        >
          <svg className="absolute bottom-0 h-12 w-px overflow-visible fill-none stroke-ink stroke-[1.5]">
            <path d="M0 48V0M-5 6L0 0L5 6" />
          </svg>
        </li>
      </ol>
    </Drawing>
  );
}

/** Positions on the line, in px from a step's left edge. */
const onLine = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 0 }));
const line = <line x2="100%" className="stroke-ink" />;

const graph = [0, -22, 13, -13, 22, 0].map((y, index) => ({ x: 10 + 29 * index, y }));

/** What happens on the line in each step. */
const pictures: Readonly<Record<(typeof fiveSteps.items)[number]["picture"], ReactNode>> = {
  provide: (
    <>
      {line}
      <Signs kind="dot" points={onLine(10, 37, 64, 91)} size={20} />
      <svg x="100%" className="overflow-visible">
        <Signs kind="dot" points={onLine(-58, -31)} size={20} color="violet" />
      </svg>
    </>
  ),
  protect: (
    <>
      {line}
      <Boundary x1={1} x2={1} y1={-40} y2={40} />
      <Signs kind="square" points={onLine(33, 60)} size={18} />
    </>
  ),
  understand: (
    <>
      <line x2={10} className="stroke-ink" />
      <line x1={155} x2="100%" className="stroke-ink" />
      <path d={polyline(graph)} className="stroke-ink" />
      <Signs kind="dot" points={graph.filter((_, index) => index % 3 !== 1)} size={20} />
      <Signs kind="square" points={graph.filter((_, index) => index % 3 === 1)} size={18} />
    </>
  ),
  validate: (
    <>
      {line}
      <path d="M2-24V24M26-24V24M50-24V24M74-24V24" strokeWidth={3} className="stroke-ink" />
    </>
  ),
  recommend: (
    <>
      {line}
      <Decision x={25} y={0} r={25} />
    </>
  ),
};
