import type { ReactNode } from "react";
import { range } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Decision, Signs } from "../../components/drawings/signs";
import { PicturedItems } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { marketImperative, priceLine as words } from "../../content/pages/home";

/** Three problems with one price. A flat price line ends in the decision sign, with 'why?' beside it. */
export function MarketImperative() {
  return (
    <Section {...marketImperative} space="tight" titleSize="poster">
      <PicturedItems items={marketImperative.items} pictures={pictures} />
    </Section>
  );
}

/** Positions of twelve monthly costs, in percent of the plot's box. */
const costs = range(0, 11).map((month) => ({
  x: 2.5 + (month * 95) / 11.4,
  y: 80 - 6.2 * month - 4.5 * Math.sin(0.95 * month),
}));

/** Positions of a dozen scattered dots, in px from the plot's left or right edge (`across`) and from the price line. */
const across = [8, 35, 30, 58, 52, 80, 87, 107, 114, 136, 25, 139];
const away = [32, 16, 48, 39, 72, 22, 60, 38, 77, 56, 80, 24];
const scattered = (side: 1 | -1) => across.map((x, index) => ({ x: side * x, y: side * (away[index] ?? 0) }));

/** Draws the price line from beyond the window's left edge to `to`. */
const price = (to: string | number) => (
  <line x1="-50vw" x2={to} y1="50%" y2="50%" strokeWidth={2} className="stroke-teal-text" />
);

/** Costs rise above the price. Costs and bookings are scattered far apart. The board asks why. */
const pictures: Readonly<Record<(typeof marketImperative.items)[number]["picture"], ReactNode>> = {
  costs: (
    <Plot height="14rem">
      <Paths>
        <Signs kind="dot" points={costs} size={16} />
      </Paths>
      {price("110%")}
      <Note x={0} y={50} side="above start" text={words.price} />
      <Note x={100} y={50} side="below end" text={words.costs} />
    </Plot>
  ),
  data: (
    <Plot height="14rem">
      {price("110%")}
      <svg y="50%">
        <Signs kind="dot" points={scattered(1)} size={16} />
      </svg>
      <svg x="100%" y="50%">
        <Signs kind="dot" points={scattered(-1)} size={16} />
      </svg>
      <Note x={100} y={4} side="beside end" text={words.bookings} />
      <Note x={0} y={96} side="beside start" text={words.accounting} />
    </Plot>
  ),
  reason: (
    <Plot height="14rem">
      {price(0)}
      <line x1={21} y1="50%" x2="88%" y2="24%" className="stroke-teal-line" />
      <Decision x={21} y="50%" r={20} />
      <svg x="100%">
        <circle cx="-3.5rem" cy="3.5rem" r="3.5rem" strokeWidth={3} className="fill-bg stroke-teal-line" />
        <text x="-3.5rem" y="3.5rem" dy=".3em" textAnchor="middle" className="fill-ink heading text-h3">
          {words.question}
        </text>
      </svg>
    </Plot>
  ),
};
