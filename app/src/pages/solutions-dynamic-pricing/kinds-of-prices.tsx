import type { ComponentProps } from "react";
import { drawingColors } from "../../components/drawings/drawing";
import { type Point, polyline, range, steps } from "../../components/drawings/geometry";
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
      <div className="@container mt-10">
        <ul className="relative grid gap-x-8 gap-y-10 before:absolute before:inset-x-[calc(-1*var(--bleed))] before:top-[calc(12rem-1px)] before:border-t before:border-ink-2 sm:grid-cols-3 @max-lg:before:hidden @lg:grid-cols-5">
          {kinds.items.map((item, index) => (
            <li key={item.title}>
              <div className={`text-label font-medium text-ink-2 ${drawingColors}`}>
                <Plot className="h-48 border-b border-ink-2">
                  <Picture {...pictures[index]} />
                </Plot>
                <p className="pt-3">{item.label}</p>
              </div>
              <div className="mt-4">
                <ItemTitle {...item} />
                <ItemText {...item} className="text-balance" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface PictureProps {
  /** What dots are compared with. */
  readonly line?: string;
  readonly price?: string;
  /** What is paid or there; what is not yet, and what can be no more. */
  readonly dots?: readonly Point[];
  readonly rings?: readonly Point[];
  readonly gone?: readonly Point[];
  /** Of a sign, in px. */
  readonly size?: number;
  readonly notes?: readonly ComponentProps<typeof Note>[];
}

function Picture({ line, price, dots = [], rings = [], gone = [], size = 9, notes = [] }: PictureProps) {
  return (
    <>
      <Paths>
        <path d={line} strokeWidth={1} className="stroke-ink-2" />
        <path d={price} strokeWidth={2.5} className="stroke-teal-line" />
        <Signs kind="dot" size={size} points={dots} />
        <Signs kind="ring" size={size} points={rings} />
        <Signs kind="ring" size={size} points={gone} color="quiet" />
      </Paths>
      {notes.map((note) => (
        <Note key={String(note.text)} {...note} />
      ))}
    </>
  );
}

/** How high the lowest signs stand, and where the middle of one of `count` columns is, in percent. */
const ground = 95;
const middle = (index: number, count: number) => (100 * (index + 0.5)) / count;

/** Signs in columns, `pitch` percent apart: so many in each, without those below `from`. */
const columns = (counts: readonly number[], pitch: number, from: readonly number[] = []) =>
  counts.flatMap((count, column) =>
    range(from[column] ?? 0, count - 1).map((row) => ({
      x: middle(column, counts.length),
      y: ground - row * pitch,
    })),
  );

/** A price whose steps begin at moments of so many in all. */
const priceOver = (
  price: readonly { readonly from: number; readonly steps: number }[],
  moments: number,
  level: (count: number) => number,
) => `${steps(price.map(({ from, steps: count }) => ({ x: (100 * from) / moments, y: level(count) })))}H100`;

const priceNote = (y: number) =>
  ({ x: 0, y, side: "above start", tone: "teal", strong: true, text: labels.price }) as const;

const dayAt = (day: number, income: number) => ({ x: middle(day, apartment.days), y: ground - 3.9 * income });
const last = apartment.days - 1;

const today = (100 * hotel.over) / hotel.sold.length;
const roomsFree = columns(
  hotel.sold.map(() => hotel.rooms),
  10,
  hotel.sold,
);

const hours = range(0, service.hours - 1).map((hour) => ({ x: middle(hour, service.hours), y: 36 }));
const isIdle = (hour: number) => (service.idle as readonly number[]).includes(hour);
const paid = hours.filter((_, hour) => !isIdle(hour));

/** One for each item. */
const pictures: readonly PictureProps[] = [
  {
    line: polyline([dayAt(0, 0), dayAt(last, last), dayAt(last, last - apartment.empty + 1)]),
    dots: range(apartment.empty, last).map((day) => dayAt(day, day - apartment.empty + 1)),
    rings: range(0, apartment.empty - 1).map((day) => dayAt(day, 0)),
    notes: [{ x: 0, y: 20, side: "beside start", tone: "ink", text: labels.empty }],
  },
  {
    line: `M${today} 0V100`,
    dots: columns(hotel.sold, 10),
    rings: roomsFree.filter(({ x }) => x > today),
    gone: roomsFree.filter(({ x }) => x < today),
    size: 13,
    notes: [
      { x: today, y: 5, side: "beside left", tone: "ink", text: labels.gone },
      { x: today, y: 5, side: "beside right", tone: "teal", strong: true, text: labels.left },
    ],
  },
  {
    price: priceOver(parking.price, parking.cars.length, (count) => 43 - 13 * count),
    dots: columns(parking.cars, 4.6),
    size: 6,
    notes: [priceNote(43)],
  },
  {
    price: priceOver(retail.price, retail.stock.length, (count) => 19 + 26 * count),
    dots: columns(retail.stock, 6),
    notes: [priceNote(19)],
  },
  {
    line: paid.map(({ x, y }) => `M${x} ${y}V100`).join(""),
    dots: paid,
    rings: hours.filter((_, hour) => isIdle(hour)).map(({ x }) => ({ x, y: ground })),
    notes: [{ x: 0, y: 32, side: "above start", tone: "ink", text: labels.paid }],
  },
];
