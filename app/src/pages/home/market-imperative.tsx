import { priceLine } from "../../content/pages/home";
import type { ItemsSection } from "../../content/types";
import { range } from "../../components/drawings/geometry";
import { Backdrop, Paths } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { TitleLines } from "../../components/text/lines";

/** Three problems on one price, a flat line from the window's edge to the decision, which is asked for its reason. */
export function MarketImperative({ id, title, example, items }: ItemsSection) {
  const pictures = [
    <CostsMove key="costs" />,
    <DataIsScattered key="data" />,
    <ReasonIsAsked key="reason" />,
  ];
  return (
    <Section id={id} space="tight">
      <SectionHeading size="poster" title={<TitleLines title={title} />} example={example} />
      <ul className="mt-7 grid gap-x-12 gap-y-8 min-[56rem]:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="@container">
            <div
              data-drawing
              className={`relative isolate wrap-break-word text-[min(var(--text-label),6.5cqw)] leading-[1.3] text-ink-2 min-[56rem]:h-59.5 ${heights[index]}`}
            >
              {pictures[index]}
            </div>
            <div className="mt-4">
              <ItemTitle {...item} />
              <ItemText {...item} className="measure-34" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** On a phone each picture has the height that it needs. */
const heights = ["h-47.5", "h-56", "h-36"] as const;

/** Diameter of a dot, in px. */
const dot = 16;

/** The height of the price in each picture, of the distances from it in percent. */
const line = "absolute top-[56%] border-t-2 border-teal-text";

/** Twelve months of costs rise through the price. */
function CostsMove() {
  const costs = range(0, 11).map((month) => ({
    x: 2.5 + (month * 95) / 11.4,
    y: 56 + 30 - 6.2 * month - 4.5 * Math.sin(0.95 * month),
  }));
  return (
    <>
      <span className={`${line} -inset-x-(--bleed) min-[56rem]:-right-12`} />
      <Backdrop>
        <Paths>
          <Signs kind="dot" points={costs} size={dot} />
        </Paths>
      </Backdrop>
      <p className="absolute bottom-[46%] left-0">{priceLine.price}</p>
      <p className="absolute top-[62%] right-0 text-right">
        {priceLine.costs.map((words) => (
          <span key={words} className="block">
            {words}{" "}
          </span>
        ))}
      </p>
    </>
  );
}

/** Middles of a dozen scattered dots, in px. */
const scattered = [
  [0, 18],
  [27, 2],
  [22, 34],
  [50, 25],
  [44, 58],
  [72, 8],
  [79, 46],
  [99, 24],
  [106, 63],
  [128, 42],
  [17, 66],
  [131, 10],
] as const;

/** Costs below the price and demand above it, far apart. */
function DataIsScattered() {
  const start = 8;
  return (
    <>
      <span className={`${line} -inset-x-(--bleed) min-[56rem]:-right-12 min-[56rem]:left-0`} />
      <Backdrop>
        <svg y="56%" className="overflow-visible">
          <Signs kind="dot" points={scattered.map(([x, y]) => ({ x: start + x, y: 28 + y }))} size={dot} />
        </svg>
        <svg x="100%" y="56%" className="overflow-visible">
          <Signs kind="dot" points={scattered.map(([x, y]) => ({ x: -start - x, y: -28 - y }))} size={dot} />
        </svg>
      </Backdrop>
      <p className="absolute right-0 bottom-[calc(44%+50px)] left-0 mr-[164px] text-right">
        {priceLine.bookings}
      </p>
      <p className="absolute top-[calc(56%+50px)] right-0 left-0 ml-[164px]">{priceLine.accounting}</p>
    </>
  );
}

/** The decision, and what the board asks about it, in an empty ring. */
function ReasonIsAsked() {
  return (
    <>
      <span className={`${line} -left-(--bleed) w-(--bleed) min-[56rem]:left-0 min-[56rem]:w-0`} />
      <span className="absolute top-15 right-15 bottom-[44%] left-5.5">
        <Backdrop>
          <Paths>
            <path d="M0 100L100 0" className="stroke-teal-line" />
          </Paths>
        </Backdrop>
      </span>
      <Backdrop>
        <Decision x={21} y="56%" r={20} />
      </Backdrop>
      <p className="absolute top-0 right-0 grid size-30 place-content-center rounded-pill border-3 border-teal-line bg-bg font-heading text-[1.875rem] font-semibold tracking-[-0.02em] text-ink">
        {priceLine.question}
      </p>
    </>
  );
}
