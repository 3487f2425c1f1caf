import { drawingColors } from "../../components/drawings/drawing";
import { range, steps } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { kindsOfPrices } from "../../content/examples/kinds-of-prices";
import { kinds } from "../../content/pages/solutions-dynamic-pricing";

const { labels } = kinds;
const { apartment, hotel, parking, retail, service } = kindsOfPrices;

/** One for each item. */
const pictures = [
  <Apartment key="apartment" />,
  <Hotel key="hotel" />,
  <Parking key="parking" />,
  <Retail key="retail" />,
  <Service key="service" />,
];

/** Five kinds of prices, each with what makes it move, on one ground line where they stand beside each other. */
export function KindsOfPrices() {
  return (
    <Section id={kinds.id} space="tight">
      <SectionHeading {...kinds} />
      <div className="@container mt-10">
        <ul className="relative grid gap-x-10 gap-y-10 before:absolute before:inset-x-[calc(-1*var(--bleed))] before:top-[calc(12rem-1px)] before:border-t before:border-ink-2 @max-[68rem]:before:hidden @min-[40rem]:grid-cols-6 @min-[40rem]:*:col-span-2 @min-[40rem]:*:nth-[n+4]:col-span-3 @min-[68rem]:grid-cols-5 @min-[68rem]:*:col-span-1 @min-[68rem]:*:nth-[n+4]:col-span-1">
          {kinds.items.map((item, index) => (
            <li key={item.title}>
              <div className={`text-label font-medium text-ink-2 ${drawingColors}`}>
                <Plot className="h-48 border-b border-ink-2">{pictures[index]}</Plot>
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

/** Where the middle of one of `count` columns is, in percent. */
const middle = (index: number, count: number) => (100 * (index + 0.5)) / count;

/** Points in columns on the ground, as many in each as `counts` says, `pitch` percent apart. */
function columns(counts: readonly number[], pitch: number) {
  return counts.flatMap((count, column) =>
    range(0, count - 1).map((row) => ({ x: middle(column, counts.length), y: 96 - row * pitch })),
  );
}

/** A price over time: each of its values until a moment. */
function Price({
  price,
  length,
  level,
}: {
  readonly price: readonly { readonly until: number; readonly steps: number }[];
  readonly length: number;
  /** The height of a number of steps, in percent. */
  readonly level: (count: number) => number;
}) {
  const points = price.flatMap(({ until, steps: count }, index) => [
    { x: (100 * (price[index - 1]?.until ?? 0)) / length, y: level(count) },
    { x: (100 * until) / length, y: level(count) },
  ]);
  return (
    <>
      <Paths>
        <path d={steps(points)} strokeWidth={2.5} className="stroke-teal-line" />
      </Paths>
      <Note x={0} y={points[0]?.y ?? 0} side="above start" tone="teal" strong text={labels.price} />
    </>
  );
}

/** Income day by day: while the apartment is empty, it falls behind. */
function Apartment() {
  const { days, empty } = apartment;
  const ground = 95;
  const rise = 3.9;
  const last = {
    x: middle(days - 1, days),
    full: ground - (days - 1) * rise,
    earned: ground - (days - empty) * rise,
  };
  return (
    <>
      <Paths>
        <path
          d={`M${middle(0, days)} ${ground}L${last.x} ${last.full}`}
          strokeWidth={1}
          className="stroke-control"
        />
        <path d={`M${last.x - 2} ${last.full}h4m-2 0V${last.earned - 5}m-2 0h4`} className="stroke-ink" />
        <Signs
          kind="ring"
          size={9}
          points={range(0, empty - 1).map((day) => ({ x: middle(day, days), y: ground }))}
        />
        <Signs
          kind="dot"
          size={9}
          points={range(empty, days - 1).map((day) => ({
            x: middle(day, days),
            y: ground - (day - empty + 1) * rise,
          }))}
        />
      </Paths>
      <Note x={0} y={20} side="beside start" tone="ink" text={labels.empty} />
    </>
  );
}

/** Seven nights: rooms sold, those that nobody can buy any more, those that are still free. */
function Hotel() {
  const { rooms, sold, over } = hotel;
  const nights = sold.length;
  const pitch = 10;
  const free = sold.flatMap((count, night) =>
    range(count, rooms - 1).map((room) => ({ night, x: middle(night, nights), y: 94 - room * pitch })),
  );
  const today = (100 * over) / nights;
  return (
    <>
      <Paths>
        <path d={`M${today} 0V100`} className="stroke-ink" />
        <Signs kind="dot" size={13} points={columns(sold, pitch).map(({ x, y }) => ({ x, y: y - 2 }))} />
        <Signs kind="ring" size={13} color="quiet" points={free.filter(({ night }) => night < over)} />
        <Signs kind="ring" size={13} points={free.filter(({ night }) => night >= over)} />
      </Paths>
      <Note x={today} y={5} side="beside left" tone="ink" text={labels.gone} />
      <Note x={today} y={5} side="beside right" tone="teal" strong text={labels.left} />
    </>
  );
}

function Parking() {
  const { cars, price } = parking;
  return (
    <>
      <Paths>
        <Signs kind="dot" size={7} points={columns(cars, 4.6)} />
      </Paths>
      <Price price={price} length={cars.length} level={(count) => 43 - 13 * count} />
    </>
  );
}

function Retail() {
  const { stock, price } = retail;
  return (
    <>
      <Paths>
        <Signs kind="dot" size={9} points={columns(stock, 6)} />
      </Paths>
      <Price price={price} length={stock.length} level={(count) => 19 + 26 * count} />
    </>
  );
}

/** Hours that are paid stand above those that are idle. */
function Service() {
  const { hours, idle } = service;
  const all = range(0, hours - 1);
  const isIdle = (hour: number) => (idle as readonly number[]).includes(hour);
  const paid = all.filter((hour) => !isIdle(hour)).map((hour) => ({ x: middle(hour, hours), y: 36 }));
  return (
    <>
      <Paths>
        <path
          d={paid.map(({ x, y }) => `M${x} ${y}V100`).join("")}
          strokeWidth={1}
          className="stroke-teal-line"
        />
        <Signs kind="dot" size={9} points={paid} />
        <Signs kind="ring" size={9} points={idle.map((hour) => ({ x: middle(hour, hours), y: 95 }))} />
      </Paths>
      <Note x={0} y={32} side="above start" tone="ink" text={labels.paid} />
    </>
  );
}
