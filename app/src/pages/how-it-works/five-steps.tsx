import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { polyline, range } from "../../components/drawings/geometry";
import { ArrowHead } from "../../components/drawings/arrow-head";
import { Boundary, Checks, Decision, Signs } from "../../components/drawings/signs";
import { RichText } from "../../components/text/rich-text";
import { fiveSteps } from "../../content/pages/how-it-works";

/**
 * Five steps along one line, which leads from the last one back to the first: across the frame, or down on a phone.
 * Positions are px from a step's left edge on the line, and on a phone from its top.
 */
export function FiveSteps() {
  return (
    <Drawing>
      <ol className="relative mt-10 pb-14 @lg:mb-16 @lg:grid @lg:grid-cols-5 @lg:pb-24">
        {fiveSteps.items.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative @max-lg:min-h-28 @max-lg:pb-7 @max-lg:pl-[min(3.25rem,15cqw)] @lg:pt-25"
          >
            {pictures[index]}
            <h3 className="font-heading text-h3 font-semibold text-ink @lg:text-[min(2.5rem,2.7vw)]">
              {title}
            </h3>
            <p className="mt-2 measure-32 text-body font-regular text-pretty @lg:mt-4 @lg:pr-8">
              <RichText text={text} />
            </p>
          </li>
        ))}
        <li className="text-body font-regular @max-lg:pl-[min(3.25rem,15cqw)] @lg:absolute @lg:bottom-0 @lg:left-[20%] @lg:-ml-5 @lg:translate-y-1/2 @lg:bg-bg @lg:px-5 @lg:z-10">
          <RichText text={fiveSteps.loop} />
        </li>
        <li
          aria-hidden="true"
          className="pointer-events-none absolute top-[42px] right-0 bottom-0 left-2.5 border-r-[1.5px] border-b-[1.5px] border-ink @max-lg:hidden"
        >
          <svg className="absolute bottom-0 left-0 h-12 w-px overflow-visible" fill="none" strokeWidth={1.5}>
            <line y2="100%" className="stroke-ink" />
            <ArrowHead towards="up" />
          </svg>
        </li>
      </ol>
    </Drawing>
  );
}

/** The line of a step, from left to right or from top to bottom, and the signs on it. */
function Step({ across, down }: { readonly across: ReactNode; readonly down: ReactNode }) {
  const svg = { "aria-hidden": true, fill: "none", strokeWidth: 1.5 } as const;
  return (
    <>
      <svg {...svg} className="absolute top-0 left-0 h-21 w-full overflow-visible @max-lg:hidden">
        <svg y={42} className="overflow-visible">
          {across}
        </svg>
      </svg>
      <svg {...svg} className="absolute inset-y-0 left-0 h-full w-13 overflow-visible @lg:hidden">
        <svg x={26} className="overflow-visible">
          {down}
        </svg>
      </svg>
    </>
  );
}

const across = (from: number | string, to: number | string) => (
  <line x1={from} x2={to} className="stroke-ink" />
);
const down = (from: number | string, to: number | string) => (
  <line y1={from} y2={to} className="stroke-ink" />
);
const onLine = (...xs: readonly number[]) => xs.map((x) => ({ x, y: 0 }));
const below = (...ys: readonly number[]) => ys.map((y) => ({ x: 0, y }));
/** The way back, on a phone. */
const back = (from: number | string, to: number | string) => (
  <line x1={-24} x2={-24} y1={from} y2={to} className="stroke-ink" />
);

const graph = range(0, 5).map((index) => ({ x: 10 + 29 * index, y: [0, -22, 13, -13, 22, 0][index] ?? 0 }));
const isRecord = (index: number) => index === 1 || index === 4;

const pictures = [
  <Step
    key="provide"
    across={
      <>
        {across(10, "100%")}
        <Signs kind="dot" points={onLine(10, 37, 64, 91)} size={20} />
        <svg x="100%" className="overflow-visible">
          <Signs kind="dot" points={onLine(-58, -31)} size={20} color="violet" />
        </svg>
      </>
    }
    down={
      <>
        {down(15, "100%")}
        {back(15, "100%")}
        <path d="M-24 15H-13" className="stroke-ink" />
        <ArrowHead x={-11} y={15} />
        <Signs kind="dot" points={below(15, 35)} size={14} />
        <svg y="100%" className="overflow-visible">
          <Signs kind="dot" points={below(-18)} size={14} color="violet" />
        </svg>
      </>
    }
  />,
  <Step
    key="protect"
    across={
      <>
        {across(0, "100%")}
        <Boundary x1={1} x2={1} y1={-40} y2={40} />
        <Signs kind="square" points={onLine(33, 60)} size={18} />
      </>
    }
    down={
      <>
        {down(0, "100%")}
        {back(0, "100%")}
        <Boundary x1={-14} x2={18} y1={15} y2={15} />
        <Signs kind="square" points={below(36)} size={12} />
      </>
    }
  />,
  <Step
    key="understand"
    across={
      <>
        {across(0, 10)}
        {across(155, "100%")}
        <path d={polyline(graph)} className="stroke-ink" />
        <Signs kind="dot" points={graph.filter((_, index) => !isRecord(index))} size={20} />
        <Signs kind="square" points={graph.filter((_, index) => isRecord(index))} size={18} />
      </>
    }
    down={
      <>
        {down(0, "100%")}
        {back(0, "100%")}
        <Signs kind="dot" points={below(15)} size={14} />
        <Signs kind="square" points={below(36)} size={12} />
      </>
    }
  />,
  <Step
    key="validate"
    across={
      <>
        {across(0, "100%")}
        <Checks x={2} y={0} pitch={24} length={48} />
      </>
    }
    down={
      <>
        {down(0, "100%")}
        {back(0, "100%")}
        <Checks turned x={0} y={9} pitch={9} length={20} width={2.5} />
      </>
    }
  />,
  <Step
    key="recommend"
    across={
      <>
        {across(0, "100%")}
        <Decision x={25} y={0} r={25} />
      </>
    }
    down={
      <>
        {down(0, 15)}
        {back(0, 15)}
        <path d="M-24 15H-16" className="stroke-ink" />
        <Decision x={0} y={15} r={15} />
      </>
    }
  />,
];
