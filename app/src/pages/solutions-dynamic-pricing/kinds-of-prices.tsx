import type { ReactNode } from "react";
import { polyline, range, steps } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { apartment } from "../../content/examples/apartment";
import { hotel, leasing, parking, service, store } from "../../content/examples/trades";
import { kinds } from "../../content/pages/solutions-dynamic-pricing";

const { labels } = kinds;

/** Five kinds of prices, each with what changes it. Side by side, the pictures share a ground line. */
export function KindsOfPrices() {
  return (
    <Section {...kinds} space="tight">
      <div className="@container mt-8">
        <ul className="relative grid gap-x-6 gap-y-8 before:absolute before:-inset-x-bleed before:top-[calc(16rem-1px)] before:border-t before:border-ink-2 @max-lg:before:hidden @md:max-lg:grid-cols-2 @lg:grid-cols-5">
          {kinds.items.map((item) => (
            <li key={item.title}>
              <div className="text-label font-medium text-ink-2 drawing-colors">
                <div className="h-40 border-b border-ink-2 fit-5 @lg:h-64">
                  <Plot height="100%">{pictures[item.picture]}</Plot>
                </div>
                <p className="pt-3 pb-4">{item.label}</p>
              </div>
              <ItemWords {...item} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The center of one of `count` columns, in percent. */
const middle = (index: number, count: number) => (100 * (index + 0.5)) / count;

/** Stacks of `counts` signs, `pitch` percent apart. Signs below the index in `from` are left out. */
const stacks = (counts: readonly number[], pitch: number, from: readonly number[] = []) =>
  counts.flatMap((count, column) =>
    range(from[column] ?? 0, count - 1).map((row) => ({
      x: middle(column, counts.length),
      y: baseline - row * pitch,
    })),
  );

/** Vertical position of the lowest signs, in percent. */
const baseline = 95;

/** The line of a price over time. The highest price is `top` percent from the top; a dollar is `step` percent. */
function priceOver(prices: readonly number[], top: number, step: number) {
  const highest = Math.max(...prices);
  const points = prices.map((price, index) => ({
    x: (100 * index) / prices.length,
    y: top + step * (highest - price),
  }));
  return `${steps(points)}H100`;
}

/** The apartment's vacant weeks, and the position of a week after `earned` weeks of income. */
const vacant = apartment.daysEmpty.atRecommended / 7;
const weekAt = (week: number, earned: number) => ({
  x: middle(week, leasing.weeks),
  y: baseline - 6 * earned,
});
const last = leasing.weeks - 1;

const { nightsPassed, rooms, sold } = hotel.week;
const today = (100 * nightsPassed) / sold.length;
const roomsFree = stacks(
  sold.map(() => rooms),
  10,
  sold,
);

const hours = range(0, service.hours - 1).map((hour) => ({ x: middle(hour, service.hours), y: 36 }));
const idle: readonly number[] = service.idle;
const paid = hours.filter((_, hour) => !idle.includes(hour));

const pictures: Readonly<Record<(typeof kinds.items)[number]["picture"], ReactNode>> = {
  apartments: (
    <>
      <Paths>
        <path
          d={polyline([weekAt(0, 0), weekAt(last, last), weekAt(last, last - vacant + 1)])}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <Signs kind="ring" size={11} points={range(0, vacant - 1).map((week) => weekAt(week, 0))} />
        <Signs
          kind="dot"
          size={11}
          points={range(vacant, last).map((week) => weekAt(week, week - vacant + 1))}
        />
      </Paths>
      <Note x={0} y={20} side="beside start" tone="ink" text={labels.vacant} />
    </>
  ),
  hotel: (
    <>
      <Paths>
        <path d={`M${today} -5V100`} className="stroke-ink" />
        <Signs kind="dot" size={13} points={stacks(sold, 10)} />
        <Signs kind="ring" size={13} color="quiet" points={roomsFree.filter(({ x }) => x < today)} />
        <Signs kind="ring" size={13} points={roomsFree.filter(({ x }) => x > today)} />
      </Paths>
      <Note x={today} y={-1} side="beside left" tone="ink" text={labels.lost} />
      <Note x={today} y={-1} tone="teal" text={labels.unsold} />
    </>
  ),
  parking: (
    <>
      <Paths>
        <path d={priceOver(parking.day.price, 17, 13)} strokeWidth={2.5} className="stroke-teal-line" />
        <Signs kind="dot" size={6} points={stacks(parking.day.cars, 4.6)} />
      </Paths>
      <Note x={100} y={17} side="above end" tone="teal" text={labels.parking} />
    </>
  ),
  store: (
    <>
      <Paths>
        <path
          d={priceOver(
            store.season.map(({ price }) => price),
            19,
            4,
          )}
          strokeWidth={2.5}
          className="stroke-teal-line"
        />
        <Signs
          kind="dot"
          size={6}
          points={stacks(
            store.season.map(({ stock }) => Math.round(stock / store.unitsInDot)),
            4.6,
          )}
        />
      </Paths>
      <Note x={0} y={19} side="above start" tone="teal" text={labels.store} />
    </>
  ),
  service: (
    <>
      <Paths>
        <path
          d={paid.map(({ x, y }) => `M${x} ${y}V100`).join("")}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <Signs kind="dot" size={9} points={paid} />
        <Signs
          kind="ring"
          size={9}
          points={idle.map((hour) => ({ x: middle(hour, service.hours), y: baseline }))}
        />
      </Paths>
      <Note x={0} y={32} side="above start" tone="ink" text={labels.paid} />
    </>
  ),
};
