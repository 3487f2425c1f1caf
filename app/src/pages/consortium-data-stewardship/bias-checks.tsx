import type { ReactNode } from "react";
import { range } from "../../components/drawings/geometry";
import { Paths, Plot } from "../../components/drawings/plot";
import { Boundary, Signs } from "../../components/drawings/signs";
import { PicturedItems, ItemTitle } from "../../components/sections/items";
import { RichText } from "../../components/text/rich-text";
import { checks } from "../../content/examples/checks";
import { biasMitigation } from "../../content/pages/consortium-data-stewardship";

const { groups, results, source } = checks;
const { items, oversight } = biasMitigation;

/** Positions in percent of a picture's box. The path of the data is the box's horizontal center line. */
const waiting = range(0, source.waiting - 1).map((index) => ({ x: 22 - 9 * index, y: 50 }));
const complete = range(0, source.complete - 1).map((index) => ({
  x: 42 + 11 * Math.floor(index / 2),
  y: index % 2 === 0 ? 42 : 58,
}));
const pairs = groups.gaps.map((gap, index) => {
  const x = 13 + 17 * index;
  return { gap, from: { x, y: 41 - gap / 2 }, to: { x, y: 59 + gap / 2 } };
});
const outcomes = results.differences.map((difference, index) => ({
  x: 12 + 14.5 * index,
  y: 50 - 1.1 * difference,
  isOff: Math.abs(difference) > results.limit,
}));

const pictures: Readonly<Record<(typeof items)[number]["picture"], ReactNode>> = {
  // Contributed records on their way to the boundary. Two of them wait for permission.
  source: (
    <Plot height="10rem">
      <Paths>
        <path d="M-100 50H92" className="stroke-ink" />
        <path d="M31 22V78" strokeWidth={4} className="stroke-violet-line" />
        <Signs kind="ring" points={waiting} size={20} color="violet" />
        <Signs kind="dot" points={complete} size={20} color="violet" />
        <Boundary x1={98.5} x2={98.5} y1={8} y2={92} width={3} />
      </Paths>
    </Plot>
  ),
  // Pairs of similar cases, one from each group. The distance within a pair is the gap between its prices.
  groups: (
    <Plot height="10rem">
      <Paths>
        <path d="M2 50H112" className="stroke-ink" />
        {pairs.map(({ gap, from, to }) => (
          <path
            key={gap}
            d={`M${from.x} ${from.y}V${to.y}`}
            strokeWidth={gap > groups.limit ? 4 : 2}
            className="stroke-ink"
          />
        ))}
        <Signs kind="square" points={pairs.map(({ from }) => from)} size={18} />
        <Signs kind="hollow-square" points={pairs.map(({ to }) => to)} size={18} />
      </Paths>
    </Plot>
  ),
  // Results above and below the line of the forecast.
  results: (
    <Plot height="10rem">
      <Paths>
        <path d="M0 50H99" className="stroke-ink" />
        {outcomes.map(({ x, y, isOff }) =>
          isOff ? <path key={x} d={`M${x} 50V${y}`} strokeWidth={4} className="stroke-ink" /> : null,
        )}
        <Signs kind="dot" points={outcomes} size={20} />
      </Paths>
    </Plot>
  ),
};

/** Checks along the path of the data, with the oversight below. On a phone, the path runs down. */
export function BiasChecks() {
  return (
    <>
      <PicturedItems items={items} pictures={pictures} ordered />
      <div className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t-4 border-violet-line pt-4">
        <ItemTitle title={oversight.title} tone="violet" />
        <p className="text-body text-pretty text-ink-2">
          <RichText text={oversight.text} />
        </p>
      </div>
    </>
  );
}
