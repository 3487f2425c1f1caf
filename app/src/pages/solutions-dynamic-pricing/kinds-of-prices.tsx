import type { ReactNode } from "react";
import { polyline, range, steps } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { kindsOfPrices } from "../../content/examples/kinds-of-prices";
import { kinds } from "../../content/pages/solutions-dynamic-pricing";

const { labels } = kinds;
const { apartment, hotel, parking, retail, service } = kindsOfPrices;

/** Five kinds of prices, each with what makes it move, on one ground line where they stand beside each other. */
export function KindsOfPrices() {
  return (
    <Section id={kinds.id} space="tight">
      <SectionHeading {...kinds} />
      <div className="@container mt-8">
        <ul className="relative grid gap-x-8 gap-y-8 before:absolute before:-inset-x-bleed before:top-[calc(12rem-1px)] before:border-t before:border-ink-2 md:grid-cols-3 @max-lg:before:hidden @lg:grid-cols-5">
          {kinds.items.map((item) => (
            <li key={item.title}>
              <div className="text-label font-medium text-ink-2 drawing-colors">
                <div className="border-b border-ink-2">
                  <Plot height="12rem">{pictures[item.picture]}</Plot>
                </div>
                <p className="pt-3">{item.label}</p>
              </div>
              <div className="mt-4">
                <ItemTitle {...item} />
                <ItemText {...item} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Where the middle of one of `count` columns is, in percent. */
const middle = (index: number, count: number) => (100 * (index + 0.5)) / count;

/** Signs in stacks, `pitch` percent apart: so many in each, without those below `from`. */
const stacks = (counts: readonly number[], pitch: number, from: readonly number[] = []) =>
  counts.flatMap((count, column) =>
    range(from[column] ?? 0, count - 1).map((row) => ({
      x: middle(column, counts.length),
      y: baseline - row * pitch,
    })),
  );

/** How high the lowest signs stand. */
const baseline = 95;

/** A price over time, from `first` percent on, so many times `step` away from there. */
const priceOver = (price: readonly number[], first: number, step: number) =>
  `${steps(price.map((count, index) => ({ x: (100 * index) / price.length, y: first + step * count })))}H100`;

/** What is earned until a day. */
const dayAt = (day: number, earned: number) => ({
  x: middle(day, apartment.days),
  y: baseline - 3.9 * earned,
});
const last = apartment.days - 1;

const today = (100 * hotel.over) / hotel.sold.length;
const allRooms = hotel.sold.map(() => hotel.rooms);
const roomsFree = stacks(allRooms, 10, hotel.sold);

const hours = range(0, service.hours - 1).map((hour) => ({ x: middle(hour, service.hours), y: 36 }));
const idle: readonly number[] = service.idle;
const paid = hours.filter((_, hour) => !idle.includes(hour));

const pictures: Readonly<Record<(typeof kinds.items)[number]["picture"], ReactNode>> = {
  apartments: (
    <>
      <Paths>
        <path
          d={polyline([dayAt(0, 0), dayAt(last, last), dayAt(last, last - apartment.empty + 1)])}
          strokeWidth={1}
          className="stroke-ink-2"
        />
        <Signs kind="ring" size={9} points={range(0, apartment.empty - 1).map((day) => dayAt(day, 0))} />
        <Signs
          kind="dot"
          size={9}
          points={range(apartment.empty, last).map((day) => dayAt(day, day - apartment.empty + 1))}
        />
      </Paths>
      <Note x={0} y={20} side="beside start" tone="ink" text={labels.empty} />
    </>
  ),
  hotel: (
    <>
      <Paths>
        <path d={`M${today} 0V100`} className="stroke-ink" />
        <Signs kind="dot" size={13} points={stacks(hotel.sold, 10)} />
        <Signs kind="ring" size={13} color="quiet" points={roomsFree.filter(({ x }) => x < today)} />
        <Signs kind="ring" size={13} points={roomsFree.filter(({ x }) => x > today)} />
      </Paths>
      <Note x={today} y={5} side="beside left" tone="ink" text={labels.gone} />
      <Note x={today} y={5} tone="teal" text={labels.left} />
    </>
  ),
  parking: (
    <>
      <Paths>
        <path d={priceOver(parking.price, 43, -13)} strokeWidth={2.5} className="stroke-teal-line" />
        <Signs kind="dot" size={6} points={stacks(parking.cars, 4.6)} />
      </Paths>
      <Note x={0} y={43} side="above start" tone="teal" text={labels.price} />
    </>
  ),
  store: (
    <>
      <Paths>
        <path d={priceOver(retail.price, 19, 26)} strokeWidth={2.5} className="stroke-teal-line" />
        <Signs kind="dot" size={9} points={stacks(retail.stock, 6)} />
      </Paths>
      <Note x={0} y={19} side="above start" tone="teal" text={labels.price} />
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
